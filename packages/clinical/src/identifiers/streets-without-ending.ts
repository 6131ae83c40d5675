/** Streets that no ending tells: `Achter de Hoven 9`, `de dijk nummer zestien`, `12 The Beeches`, `Rose Cottage`. */
import { plain } from '../reading/text.ts';
import type { Span } from './kind.ts';
import { isNamedAfter } from './named-after.ts';
import { isOrdinary } from './ordinary.ts';
import { saidBefore } from './word.ts';

const suffix =
  '(?:\\s?-?\\s?(?:[a-hA-H]|bis|hs|huis|rood|zwart|[IVX]{1,4}|\\d{1,3})(?![\\p{L}\\p{N}])|-(?:hoog|\\d+hoog))?';
const figure = `\\d{1,4}(?![.,/]\\d)${suffix}(?![\\p{L}\\p{N}]|\\s?(?:mg|jaar|keer|uur|dagen|punten|%))`;
const inWords =
  '(?:een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|\\p{L}+tien|\\p{L}*(?:twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig|honderd)\\p{L}*)(?!\\p{L})(?:\\s(?:[a-h]|bis|hs)(?![\\p{L}]))?';
const lives =
  /(?:woon\p{L}*|won(?:en|end)|adres|verhui[sz]\p{L}*|huis|thuis|live[sd]?|living|address|moved|flat|kamer|appartement|buurt|hoek|straat|wijk|bezorg\p{L}*|post)(?!\p{L})[^.?!]{0,45}$/iu;

const capital = "\\p{Lu}\\p{Ll}[\\p{L}'’-]*";
const linking = "(?:van|de|der|den|het|'t|ten|ter|en|aan|in|op|bij)";
/** Behind a word of place, as streets are called: `Onder de Linden 4`. */
const behindPreposition = new RegExp(
  `(?<![\\p{L}\\p{N}])((?:Achter|Aan|Onder|Op|Bij|Boven|Tussen|Voor|Over|In|Langs|Buiten|Binnen|Naast|Rond|Ten|Ter)\\s(?:de|den|het|'t)\\s${capital}(?:\\s${capital})?)\\s${figure}`,
  'gu',
);
/** Any words with a capital and a number, where an address was announced. */
const announced = new RegExp(
  `(?<=(?:[Aa]dres(?:\\s(?:is|was|nu))?|[Ww]oon\\p{L}*\\s(?:nu\\s|tijdelijk\\s|nog\\s)?(?:op|aan|in)|[Vv]erhuisd\\snaar|(?:[Hh]uis|[Ww]oning|[Ff]lat)\\s(?:staat|ligt|is)\\s(?:op|aan|in)|[Bb]ezoekadres|[Pp]ostadres|[Aa]ddress(?:\\sis)?|[Ll]ives?\\s(?:at|on))(?:\\s(?:de|het|'t|the))?[\\s:]+)(${capital}(?:\\s(?:${linking}\\s){0,2}${capital}){0,3})\\s${figure}`,
  'gu',
);
/** A word of every street, made one by its number. */
const everyStreet =
  '(?:dijk|brink|markt|wal|singel|plein|laan|weg|haven|kade|berg|dam|gracht|dreef|steeg|ring|werf|es|esch|oever|spui|hoek|kamp|hof|vaart|straat|zijde|heuvel|meent|bleek|enk|eng)';
const everyStreetNumbered = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:de|het)\\s${everyStreet}\\s(?:(?:huis)?nummer|nr\\.?)\\s(?:${figure}|${inWords})`,
  'giu',
);
const everyStreetLived = new RegExp(
  `(?<=(?:woon\\p{L}*|won(?:en|end)|adres is|verhuisd)\\s(?:\\p{L}+\\s){0,2}?)(?:aan|op|naar)\\s(?:de|het)\\s${everyStreet}\\s\\d{1,4}\\s?[a-h]?(?![\\p{L}\\p{N}])`,
  'giu',
);
/** `aan de veerallee`, where nothing but a street ends so. */
const street =
  /(?<=(?<!\p{L})(?:aan|op|in|van|naar|bij)\s(?:de|het)\s)(?!(?:eik|beuk)en)\p{L}{3,}(?:allee|gaarde|laantje|steegje|straatje|wetering|jaagpad|trekvaart|plantsoentje)(?!\p{L})(?:\s(?:nummer\s)?\d{1,4}\s?[a-h]?(?!\p{L}))?/giu;
/** `12 The Beeches`, `Rose Cottage, Wexcombe`. */
const house = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:\\d{1,3}[a-h]?\\s)?(?:The\\s)?${capital}(?:\\s${capital})?\\s(?:Cottage|Cottages|Lodge|Farm|Barn|Villa|Villas|Manor|Vicarage|Rectory|Bungalow|Mansions|Buildings|Almshouses|Towers?)(?![\\p{L}])`,
  'gu',
);
const beeches = /(?<![\p{L}\p{N}])\d{1,3}[a-h]?\sThe\s\p{Lu}\p{Ll}+(?!\p{L})/gu;

/** `2 Station Approach`: ways that are a street's only with a number before and capitals. */
const approach = new RegExp(
  `(?<![\\p{L}\\p{N}.,/-])\\d{1,3}[a-h]?\\s(?:${capital}\\s){1,2}(?:Approach|View|Hill|Rise|Walk|Parade|Green|Row|Place|Park|Vale|Croft|Fold|Wharf|Quay|Mount|Meadows?|Heights|Gate|Fields?|Chase|Ridge|Circus|Esplanade|Promenade|Yard|Broadway|Embankment|Orchard|Dene|Garth|Wynd|Brae)(?![\\p{L}])`,
  'gu',
);

const spanOf = (found: string, index: number): Span => ({
  start: index,
  end: index + found.length,
  kind: 'address',
});

export function streetsWithoutEndingIn(text: string): Span[] {
  const numbered = [...text.matchAll(behindPreposition)].flatMap(({ 0: found, 1: name = '', index }) => {
    const words = plain(name).split(' ').slice(2);
    const isKnown = words.every((word) => isOrdinary(word));
    const ends = /^\s*(?:[,.;)]|$|(?:in|te)\s|\d{4}\s?[A-Z]{2})/u.test(text.slice(index + found.length));
    const isAddress = lives.test(saidBefore(text, index)) || (!isKnown && ends);
    return isAddress ? [spanOf(found, index)] : [];
  });
  const others = [announced, everyStreetNumbered, everyStreetLived, street, beeches, approach].flatMap(
    (pattern) => [...text.matchAll(pattern)].map(({ 0: found, index }) => spanOf(found, index)),
  );
  const houses = [...text.matchAll(house)].flatMap(({ 0: found, index }) =>
    lives.test(saidBefore(text, index)) || /(?<!\p{L})(?:at|of)\s$/u.test(saidBefore(text, index))
      ? [spanOf(found, index)]
      : [],
  );
  return [...numbered, ...others, ...houses].filter((span) => !isNamedAfter(text, span));
}
