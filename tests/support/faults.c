// What goes wrong on a machine, for the program that it is loaded into (LD_PRELOAD): while the folder $FAULTS has a file
// `full`, no file gets longer; a file `clock` says how many seconds the clock is off.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

#define REAL(name) ((typeof(&name))dlsym(RTLD_NEXT, #name))

static int fault(const char *name, char *path, size_t size) {
    const char *folder = getenv("FAULTS");
    if (folder == NULL) return 0;
    snprintf(path, size, "%s/%s", folder, name);
    return access(path, F_OK) == 0;
}

// Whether a write that ends there has to be refused; no place is the end of the file.
static int is_full(int file, off_t at, size_t n_bytes) {
    char path[4096];
    struct stat now;
    int error = errno;
    int is_full = fault("full", path, sizeof path) && fstat(file, &now) == 0 && S_ISREG(now.st_mode);
    if (is_full && at < 0) at = lseek(file, 0, SEEK_CUR);
    is_full = is_full && at + (off_t)n_bytes > now.st_size;
    errno = is_full ? ENOSPC : error;
    return is_full;
}

static size_t length(const struct iovec *parts, int n) {
    size_t sum = 0;
    for (int idx = 0; idx < n; idx++) sum += parts[idx].iov_len;
    return sum;
}

ssize_t write(int file, const void *bytes, size_t n) {
    return is_full(file, -1, n) ? -1 : REAL(write)(file, bytes, n);
}

ssize_t pwrite(int file, const void *bytes, size_t n, off_t at) {
    return is_full(file, at, n) ? -1 : REAL(pwrite)(file, bytes, n, at);
}

ssize_t pwrite64(int file, const void *bytes, size_t n, off64_t at) {
    return is_full(file, at, n) ? -1 : REAL(pwrite64)(file, bytes, n, at);
}

ssize_t pwritev(int file, const struct iovec *parts, int n, off_t at) {
    return is_full(file, at, length(parts, n)) ? -1 : REAL(pwritev)(file, parts, n, at);
}

ssize_t pwritev64(int file, const struct iovec *parts, int n, off64_t at) {
    return is_full(file, at, length(parts, n)) ? -1 : REAL(pwritev64)(file, parts, n, at);
}

int ftruncate(int file, off_t to) { return is_full(file, to, 0) ? -1 : REAL(ftruncate)(file, to); }

int ftruncate64(int file, off64_t to) { return is_full(file, to, 0) ? -1 : REAL(ftruncate64)(file, to); }

// These tell the error by what they answer.
int posix_fallocate(int file, off_t at, off_t n) {
    return is_full(file, at, n) ? ENOSPC : REAL(posix_fallocate)(file, at, n);
}

int posix_fallocate64(int file, off64_t at, off64_t n) {
    return is_full(file, at, n) ? ENOSPC : REAL(posix_fallocate64)(file, at, n);
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    char path[4096];
    int error = errno;
    int done = REAL(clock_gettime)(clock, now);
    if (clock == CLOCK_REALTIME && fault("clock", path, sizeof path)) {
        FILE *file = fopen(path, "r");
        long seconds = 0;
        if (file != NULL) {
            if (fscanf(file, "%ld", &seconds) == 1) now->tv_sec += seconds;
            fclose(file);
        }
    }
    errno = error;
    return done;
}
