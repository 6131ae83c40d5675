/** The forms of Dutch verbs: stem, third person, infinitive, past. */
import { onceAWord } from '../reading/recent.ts';
import { longVowel, particles, regular, strongPast, unstressed } from './dutch-verbs-list.ts';
import { adverbs, determiners, prepositions } from './dutch-words.ts';
import { pairs } from './words.ts';

/** Said of oneself or of the listener → said of somebody else. */
const irregular = pairs(`
  ben/bent/is = is, heb/hebt/heeft = heeft, kan/kun/kunt = kan, mag = mag, wil/wilt = wil, zal/zul/zult = zal, moet = moet
  ga/gaat = gaat, doe/doet = doet, sta/staat = staat, sla/slaat = slaat, zie/ziet = ziet, kom/komt = komt, weet = weet
  hou/houd/houdt = houdt, rij/rijd/rijdt = rijdt, snij/snijd/snijdt = snijdt, glij/glijd = glijdt, vermij/vermijd = vermijdt
  sport = sport, hoef/hoeft = hoeft, durf/durft = durft, wor/word/wordt = wordt, vin/vind/vindt = vindt
`);

const irregularStems = pairs(`
  hebben = heb, zijn = ben, kunnen = kan, mogen = mag, willen = wil, zullen = zal, gaan = ga, doen = doe, staan = sta, slaan = sla
  zien = zie, komen = kom, houden = houd, rijden = rijd, voldoen = voldoe, bestaan = besta, verstaan = versta, ontstaan = ontsta
  overslaan = oversla, ondergaan = onderga, ontslaan = ontsla, ontgaan = ontga, ruziën = ruzie, blowen = blow, gamen = game
  appen = app, douchen = douche, skypen = skype, typen = type, facetimen = facetime, swipen = swipe, tapen = tape
`);

const vowels = 'aeiou';
const isVowel = (letter: string | undefined): boolean => letter !== undefined && vowels.includes(letter);

function closed(stem: string, infinitive: string): string {
  const last = stem.at(-1) ?? '';
  // bb → b: the vowel before it was short.
  if (last === stem.at(-2) && !isVowel(last)) return stem.slice(0, -1);
  const vowel = stem.at(-2);
  const isSingle = isVowel(vowel) && !isVowel(stem.at(-3));
  const isOpen = isSingle && !isVowel(last) && last !== 'w' && vowel !== 'i' && last !== 'x';
  const keeps =
    unstressed.has(infinitive) ||
    (/(?:[^e]el|en|em)$/u.test(stem) && stem.length > 4 && !longVowel.has(infinitive));
  const long = isOpen && !keeps ? stem.slice(0, -1) + vowel + last : stem;
  if (last === 'v') return `${long.slice(0, -1)}f`;
  return last === 'z' ? `${long.slice(0, -1)}s` : long;
}

/** `lopen` → `loop`, `leven` → `leef`, `opstaan` → `opsta`, `piekeren` → `pieker`. */
export function stemOf(infinitive: string): string {
  const own = irregularStems.get(infinitive);
  if (own !== undefined) return own;
  const [part, rest] = parted(infinitive, (each) => irregularStems.has(each) || regular.has(each));
  if (part) return part + stemOf(rest);
  if (!infinitive.endsWith('en')) return infinitive.replace(/n$/u, '');
  return closed(infinitive.slice(0, -2), infinitive);
}

/** Splits a part off the front when what remains is a verb: `opsta` → `op` and `sta`. */
function parted(form: string, isVerb: (rest: string) => boolean): [string, string] {
  for (let length = 2; length < form.length - 1 && length <= 9; length += 1) {
    const part = form.slice(0, length);
    if (particles.has(part) && isVerb(form.slice(length))) return [part, form.slice(length)];
  }
  return ['', form];
}

const infinitives = new Set([...regular, ...unstressed, ...longVowel, ...irregularStems.keys()]);
/** `uit` and `in` are no verbs, though `uiten` and `innen` are. */
const isSmallWord = (form: string): boolean =>
  prepositions.has(form) || determiners.has(form) || (adverbs.has(form) && form !== 'weet');
const infinitiveByStem = new Map(
  [...infinitives].map((each) => [stemOf(each), each] as const).filter(([stem]) => !isSmallWord(stem)),
);
for (const [form, each] of [
  ['bent', 'zijn'],
  ['hebt', 'hebben'],
  ['kun', 'kunnen'],
  ['kunt', 'kunnen'],
  ['wilt', 'willen'],
  ['zult', 'zullen'],
  ['zul', 'zullen'],
  ['hou', 'houden'],
  ['rij', 'rijden'],
] as const)
  infinitiveByStem.set(form, each);

const throughPart = (form: string, isForm: (rest: string) => boolean): boolean =>
  isForm(form) || parted(form, isForm)[0] !== '';

const weakPast = (stem: string, infinitive: string): string =>
  // What counts is the sound before -en: `leven` → `leefde`, `lachen` → `lachte`.
  stem + (/(?:[tkfsp]|ch|x)$/u.test(infinitive.replace(/en$/u, '')) ? 'te' : 'de');

const weakPasts = new Set(
  [...infinitiveByStem].flatMap(([stem, infinitive]) => [
    weakPast(stem, infinitive),
    `${weakPast(stem, infinitive)}n`,
  ]),
);

const weak = new Set(
  'roken blowen gokken sporten fietsen werken gamen snurken piekeren voetballen huilen braken hoesten dansen'.split(
    ' ',
  ),
);
/** Of verbs that are surely weak: `roken` → `rookte`. */
export const weakPastOf = (infinitive: string): string | undefined =>
  weak.has(infinitive) ? weakPast(stemOf(infinitive), infinitive) : undefined;

export const isPast = onceAWord((form) =>
  throughPart(form, (each) => strongPast.has(each) || weakPasts.has(each)),
);

/** Directly beside its subject any word is a verb; then the past is known by its ending too. */
const looksPast = (form: string): boolean => isPast(form) || /[^aeiou](?:te|de)$/u.test(form);

const infinitiveByThird = new Map([...infinitiveByStem].map(([stem, each]) => [third(stem), each] as const));

const isStem = (form: string): boolean => infinitiveByStem.has(form);
const isThird = (form: string): boolean => infinitiveByThird.has(form);

/** `slaap`, `ben`, `opsta`: said with `ik`, and before `je`. Only verbs of the list. */
export const isFirstPerson = onceAWord((form) => throughPart(form, isStem));
/** `slaapt`, `is`, `opstaat`. Only verbs of the list. */
export const isThirdPerson = onceAWord((form) => throughPart(form, isThird));
export const isInfinitive = onceAWord((form) => throughPart(form, (each) => infinitives.has(each)));

/** What is said of somebody else: `ben` → `is`, `slaap` → `slaapt`, `vind` → `vindt`, `sliep` → `sliep`. */
export function third(form: string): string {
  const own = irregular.get(form);
  if (own !== undefined) return own;
  if (looksPast(form)) return form;
  const [part, rest] = parted(form, (each) => irregular.has(each));
  if (part) return part + (irregular.get(rest) ?? rest);
  if (form.endsWith('t')) return form;
  if (/[^aeiou]a$/u.test(form)) return `${form}at`;
  return `${form}t`;
}

/** `schrijf` → `schrijven`, `belt` → `bellen`; undefined when the verb is not in the list. */
export function infinitiveOf(form: string): string | undefined {
  const own = infinitiveByStem.get(form) ?? infinitiveByThird.get(form);
  if (own !== undefined || infinitives.has(form)) return own ?? form;
  const [part, rest] = parted(form, (each) => isStem(each) || isThird(each) || infinitives.has(each));
  return part ? part + (infinitiveOf(rest) ?? rest) : undefined;
}

const nounsLikeParticiples =
  /^(?:gedachten?|gevoelens?|gewoont?en?|gezin|geheugen|geld|geluid(?:en)?|geweld|geduld|gewicht|gezicht(?:en)?|gevecht(?:en)?|gesprek(?:ken)?|gebied|gebed|gebit|geen|genoeg|getal|geval|gordijnen|bed|verstand|verdriet|verband|beleid|bericht(?:en)?|besluit(?:en)?|verwachtingen?|verleden|beneden|tegen|behalve|onderzoek|gewoon|gek|gemakkelijk|gelukkig|gezond|gespannen|gevoel|bent|bestaat|beeld|bezoek|bot|benen|verschil|vermoeid|bewust|bekend|beter|geregeld|gezellig|gerust|gezondheid|gebruik|geluk|gebeurt|gebruikt|geeft|gelooft|geniet|gebruiken|geloven|genieten|geven|gebeuren|verandert|vergeet|verliest|vertelt|vertrouwt|begrijpt|begint|betekent|beweegt)$/u;

/** `gedronken`, `opgenomen`, `verhoogd`, `geprobeerd`: by its shape. */
export const isParticiple = onceAWord(
  (form) =>
    form.length > 4 &&
    !nounsLikeParticiples.test(form) &&
    (/^(?:\p{L}{2,6})?ge\p{L}{2,}(?:d|t|en|an)$/u.test(form) ||
      /^(?:be|ver|ont|her|over|onder)\p{L}{2,}(?:[^aeiou]d|[^aeiou]t|aand|eerd)$/u.test(form) ||
      strongBound.has(form)),
);

const strongBound = new Set(
  `vergeten verloren verdwenen bedrogen besloten begonnen begrepen bekeken besproken bevallen bewogen bezweken ontvangen
  overleden onthouden verboden verbroken vermeden vertrokken verwezen onderbroken ontslagen overslagen overgeslagen ondernomen genezen
  vervangen verstaan ontstaan verlaten behouden beschreven bestaan gehad geweest gedaan gezien gegaan gestaan geslagen
  aangereden meegemaakt doorgemaakt ontnomen hersteld verslapen verzonnen voorgeschreven ondergaan vertraagd verkouden`
    .trim()
    .split(/\s+/u),
);

/** `braken` → `te braken`, `autorijden` → `auto te rijden`. */
export function withTe(infinitive: string): string[] {
  const [part, rest] = parted(infinitive, (each) => infinitives.has(each));
  return part ? [part, 'te', rest] : ['te', infinitive];
}
