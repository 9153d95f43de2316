// How many pixels of two pictures differ; where they do is drawn into a third.
import { readFileSync, writeFileSync } from "node:fs";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

const [before, after] = process.argv.slice(2, 4).map((path) => PNG.sync.read(readFileSync(path)));
if (before.width !== after.width || before.height !== after.height) {
  console.log(`${before.width}×${before.height} was ${after.width}×${after.height}`);
} else {
  const { width, height } = before;
  const diff = new PNG({ width, height });
  console.log(pixelmatch(before.data, after.data, diff.data, width, height, { threshold: 0.1 }));
  writeFileSync(process.argv[4], PNG.sync.write(diff));
}
