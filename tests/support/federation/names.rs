//! What people, clubs and towns are called.

use std::sync::LazyLock;

use super::chance::Chance;

const FIRST: &str = "Anna Ben Clara David Emma Felix Greta Hans Ida Jonas Klara Lukas Maria Noah Olga Paul Rosa \
    Simon Tina Uwe Vera Walter Zoë Ada Adrian Agnes Albert Aleksandra Alessandro Alfred Alice Amélie Andreas \
    Andrzej Ángel Anton Antonia Arthur Astrid Aurélie Barbara Bartosz Beatrice Benedikt Bernd Birgit Björn Bruno \
    Camille Carl Carla Carlos Caroline Cécile Charlotte Chiara Christian Christine Claudia Cornelia Cyril Dagmar \
    Daniel Daniela Dariusz Dieter Dominik Dorothea Edith Eduard Elena Eliška Elisabeth Emil Émile Erik Ernst Esther \
    Eugen Eva Fabian Fanny Filip Florian František Franz Franziska Frieda Friedrich Gabriel Georg Gerda Gianni \
    Gisela Giulia Grażyna Gustav Günther Hannah Harald Hedwig Heidi Heinrich Helena Helmut Henrik Herbert Hermine \
    Hugo Ignác Ilse Inés Ingrid Irene Isabel Ivan Iwona Jakob Jan Jana Jérôme Jiří Joachim Johanna José Josef Judith \
    Julia Julian Jürgen Karin Karl Katarína Kateřina Kerstin Konrad Kristýna Lars Laura Léa Leon Leonie Lena Lidia \
    Liselotte Lorenzo Lotte Louis Łukasz Ludwig Luisa Maja Małgorzata Manfred Manuel Marc Margarete Marianne Mario \
    Markus Marta Martin Matilda Matteo Max Maxime Mia Michael Michał Mikael Milan Miriam Monika Moritz Nadja Natalie \
    Nele Nicolò Niklas Nils Nina Noémie Nora Oliver Oskar Ottilie Paolo Patrick Pavel Petra Pia Pierre Philipp Radek \
    Rainer Rebecca Regina René Richard Rita Robert Rolf Ruth Sabine Samuel Sandra Sebastian Selma Şebnem Sofia Søren \
    Stanisław Stefan Susanne Sven Sylvie Tadeusz Teresa Theo Thérèse Thomas Till Tobias Tomáš Ulrich Ursula Valentin \
    Václav Veronika Viktor Vincent Viola Werner Wiebke Wilhelm Wolfgang Xaver Yannick Yvonne Željko Zdeněk";

const FAMILY: &str = "Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Koch Bauer Richter \
    Klein Wolf Schröder Neumann Schwarz Zimmermann Braun Krüger Hofmann Hartmann Lange Werner Krause Lehmann Köhler \
    Herrmann König Walter Mayer Huber Kaiser Fuchs Peters Lang Scholz Möller Weiß Jung Hahn Schubert Vogel Friedrich \
    Keller Günther Frank Berger Winkler Roth Beck Lorenz Baumann Franke Albrecht Schuster Simon Ludwig Böhm Winter \
    Kraus Martin Schumacher Krämer Vogt Stein Jäger Otto Sommer Groß Seidel Heinrich Brandt Haas Schreiber Graf \
    Schulte Dietrich Ziegler Kuhn Kühn Pohl Engel Horn Busch Bergmann Thomas Voigt Sauer Arnold Wolff Pfeiffer Abel \
    Adam Adler Ahrens Andersen Ångström Antonelli Arndt Bach Barbieri Bartoš Baranowski Bartsch Bennett Bertrand \
    Bianchi Blažek Blum Bonnet Born Boucher Brunner Bruno Burger Bürki Čapek Carter Caruso Castellani Černý Chevalier \
    Colombo Conti Costa Cremer Czerny Dąbrowski Dahl Danner David Decker Delacroix Denk Diaz Doležal Dorn Dubois \
    Dufour Dumont Dvořák Ebner Eder Egger Eklund Ernst Esposito Fabbri Faure Feld Fiala Fiedler Fink Fleischer Fontana \
    Forster Fournier Frei Frey Fritz Gallo García Gärtner Gautier Geiger Gerber Girard Glaser González Götz Grabowski \
    Greco Grimm Gruber Guérin Gustafsson Haller Hammer Hansen Hase Hauser Heller Hermann Hinz Hofer Holm Horák Horvat \
    Hrubý Ibsen Illig Iversen Jacobs Jansen Janssen Jensen Jeřábek Johansson Jónsdóttir Kaczmarek Kamiński Karlsson \
    Kern Kessler Kirsch Klaus Klose Knecht Kolář Kopp Kowalczyk Kowalski Kratochvíl Kröger Kučera Kunz Lambert Larsen \
    Laurent Leclerc Leitner Lenz Leone Lewandowski Lindner Lindqvist Lombardi Löwe Lukić Lüthi Machado Maier Mancini \
    Marchetti Marek Marini Marković Martínez Marx Mazur Meier Mercier Michel Moravec Moreau Moretti Moser Nagy \
    Navrátil Němec Nguyen Nielsen Nováková Novak Nowak Nygård Olsen Ortega Pavlović Pellegrini Pereira Peter Petit \
    Petrov Pichler Piotrowski Pokorný Pospíšil Procházka Quaranta Raab Rapp Reiter Renner Ricci Riedel Rizzo Rodríguez \
    Romano Rossi Rousseau Růžička Sánchez Santoro Sattler Schäfer Schenk Schiller Schlegel Schön Sedláček Seiler \
    Šimek Sørensen Stadler Steiner Stocker Strauß Svoboda Szymański Tanner Thiel Tichý Torres Traber Urban Uhl Valentini \
    Vančura Veselý Vitale Wallner Weigel Wenzel Wójcik Woźniak Wyss Yılmaz Zachariasen Zając Zeman Ziemer Żukowski";

const TOWNS: &str = "Waldzell Hirsland Kastalien Monteport Planvaste Keuperheim Porta Eschholz Mariafels Belpunt \
    Berolfingen Hirschau Zbinden Kofferau Karlsau Seedorf Oberwald Niederau Brückstadt Lindental Ahornberg Eichgrund \
    Falkenstein Goldbach Hagenau Immensee Jettingen Kalkbrunn Langwies Moosbach Neukirch Osterfeld Pfalzau Quellen \
    Rabenstein Silberau Tannheim Ulmenhof Vogelsang Weidenbach";

const CIRCLES: &str = "Beads Rooks Masters Readers Musici Archive Academy Library Players Company";

static FIRST_NAMES: LazyLock<Vec<&str>> = LazyLock::new(|| FIRST.split_whitespace().collect());
static FAMILY_NAMES: LazyLock<Vec<&str>> = LazyLock::new(|| FAMILY.split_whitespace().collect());
static TOWN_NAMES: LazyLock<Vec<&str>> = LazyLock::new(|| TOWNS.split_whitespace().collect());
static CIRCLE_NAMES: LazyLock<Vec<&str>> = LazyLock::new(|| CIRCLES.split_whitespace().collect());

pub(crate) fn town(chance: &mut Chance) -> &'static str {
    chance.one_of(&TOWN_NAMES)
}

/// A club, which four of five players have.
pub(crate) fn club(chance: &mut Chance) -> Option<String> {
    let name = format!("{} {}", town(chance), chance.common_one_of(&CIRCLE_NAMES));
    (!chance.is_one_in(5)).then_some(name)
}

/// First names and family name: some people have two of one, some an initial between them.
pub(crate) fn of_person(chance: &mut Chance) -> (String, String) {
    let mut first = chance.common_one_of(&FIRST_NAMES).to_owned();
    let mut family = chance.common_one_of(&FAMILY_NAMES).to_owned();
    match chance.below(10) {
        0 => first = format!("{first} {}", chance.one_of(&FIRST_NAMES)),
        1 | 2 => first = format!("{first} {}.", chance.letter()),
        _ => {}
    }
    if chance.is_one_in(6) {
        family = format!("{family}-{}", chance.one_of(&FAMILY_NAMES));
    }
    (first, family)
}
