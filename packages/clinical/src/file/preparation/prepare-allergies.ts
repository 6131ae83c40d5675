/** Every sentence of the file on allergies and reactions, and alerts, in the words of the papers. */
import { isSpelledMedicine } from '../../reading/medicines.ts';
import { plain, wordsOf } from '../../reading/text.ts';
import { isAllergen } from '../allergies/allergens.ts';
import { hasBox, ticked } from '../paper/boxes.ts';
import { partsOf } from '../paper/sections.ts';
import { isOfOtherAt, namesOfOthers } from './other-people.ts';
import type { Desk, PaperRead, PreparationLine } from './preparation.ts';
import { alertLines } from './prepare-alerts.ts';
import { texts } from './prepare-texts.ts';
import { goesOn, type Quote, quoteLine, whole } from './quotes.ts';

const speaks = /allerg(?!oloog|oloo)|intoleran[tc]|overgevoelig|anafyla|epipen|nkda|hypersensitiv|anaphyla/iu;
/** A reaction counts where the sentence names what it came of. */
const reaction =
  /huiduitslag|(?:rode |jeukende )uitslag|uitslag (?:over|door|na|van|als|op|bij)(?! \d)|galbult|bultjes|urticari|angio-?oedeem|exanthe|dystonie|jeuk|(?<!\p{L})itch|rash|hives|angio-?oedema|rode jeukende|huid bleef rood|(?:op)?gezwollen|niet (?:meer|opnieuw) (?:geven|voorschrijven)|swollen|not to be given again/iu;
const names = (text: string): boolean =>
  [...text.matchAll(/\p{L}[\p{L}\d]{3,}/gu)].some(([word]) => isSpelledMedicine(word)) ||
  /pleister|contrast|nsaid|b[eè]ta-?bloc?k|antibiotic|co-?trim\p{L}*|cod(?:ein|amol)|(?<!\p{L})(?:amoxi|augmentin|cef\p{L}{4,}|\p{L}{3,}(?:cillin|mycin|cyclin|floxacin)e?)(?!\p{L})/iu.test(
    text,
  );

/** What may come of it, and has not: `watch baby for rash`, `300 mg from 5 May if no rash`. */
const feared =
  /(?<!\p{L})(?:watch|look out|if no|if a|in case of|uitleg|explained|kans op|risk of|risico op|let op|bij (?:huid)?uitslag|stop bij)(?!\p{L})/iu;

/** `Astma, dus geen bètablokker`: kept from it for what else somebody has. */
const keptFor =
  /(?<!\p{L})(?:astma\p{L}*|asthma\p{L}*)(?!\p{L})[^.]*(?<!\p{L})(?:geen|niet|no|not|avoid\p{L}*|vermijd\p{L}*)(?!\p{L})|(?<!\p{L})(?:geen|niet|nee|no|not|avoid\p{L}*|vermijd\p{L}*)(?!\p{L})[^.]*(?<!\p{L})(?:astma\p{L}*|asthma\p{L}*)/iu;
const isKept = (text: string): boolean => keptFor.test(text) && names(text);

/** Said of an allergy in so many words; a reaction may be a side effect of what is used. */
export const namesAllergy = (text: string): boolean => speaks.test(text);
function speaksOfAllergy(all: string): boolean {
  const text = ticked(all);
  return speaks.test(text) || (reaction.test(text) && names(text) && !feared.test(text)) || isKept(text);
}

/** `[x] ja`, `Zo ja, waarvoor: …`: the answer to a question of a form. */
const answer = /^\W*(?:\[\s?x?\s?\]|[☐☒☑✓]|(?:zo|indien) ja|if (?:so|yes)|welke|which)/iu;
/** What goes on about it: `Weet daar zelf niets van.` */
const goesOnAbout =
  /\b(?:dit|dat|daar\p{L}*|hier\p{L}*|zelf|reactie|uitgezocht|uitslag|nergens last|this|that|it|reaction|itch\p{L}*)\b/iu;
const MOST_ON = 2;
const none =
  /\b(?:geen|niet bekend|onbekend|unknown|none|nil|nkda|no known|no (?:drug )?allerg\p{L}*|not known|nee)\b/iu;
/** A paper that says `geen` and names nothing. */
const isNone = ({ paper, at }: Quote): boolean =>
  at.some((index) => none.test(paper.sentences[index]?.text ?? '')) &&
  !at.some((index) => {
    const text = paper.sentences[index]?.text ?? '';
    return names(text) || wordsOf(text).some(isAllergen) || /sulf[ao]|nsaid|contrast|\d{4}/iu.test(text);
  });

/** Tested, or found by whoever tests: `Allergoloog: pinda negatief, wel kat`. */
const tested = /allergoloog|allergologi|priktest|\b(?:negatief|positief|getest|negative|positive|tested)\b/iu;
/** A medicine that the sentence before it does not name: then it goes on about something else. */
const namesNew = (text: string, before: string): boolean =>
  [...text.matchAll(/\p{L}[\p{L}\d]{3,}/gu)].some(
    ([word]) => isSpelledMedicine(word) && !plain(before).includes(plain(word)),
  );
/** `Reageerde op pinda. Moeder: mag weer pinda. Dus geen.` */
const sharesAllergen = (text: string, before: string): boolean => {
  const known = new Set(wordsOf(before).filter(isAllergen));
  return wordsOf(text).some((word) => known.has(word)) || /^dus (?:geen|niet|nee)(?!\p{L})/iu.test(text);
};
const namesAllergen = (text: string): boolean => wordsOf(text).some(isAllergen) || names(text);

/** What a paper says of allergies and reactions, with what goes on about it. */
function allergyQuote(paper: PaperRead, others: ReadonlySet<string>): Quote | undefined {
  const { sentences } = paper;
  const parts = partsOf(paper);
  const found = sentences.flatMap(({ text, part }, at) => {
    if (part === 'allergies' || parts[at] === 'allergies') return [at];
    if (part === 'greeting' || isOfOtherAt(paper, at, others)) return [];
    return speaksOfAllergy(text) || (tested.test(text) && /allergolo/iu.test(text) && namesAllergen(text))
      ? [at]
      : [];
  });
  if (found.length === 0) return undefined;
  const all = new Set(found);
  for (const at of found)
    for (let next = at + 1; next <= at + MOST_ON && goesOn(paper, next); next += 1) {
      const text = sentences[next]?.text ?? '';
      const isOfSame = sharesAllergen(text, sentences[at]?.text ?? '');
      if (!(goesOnAbout.test(text) || isOfSame) || namesNew(text, sentences[at]?.text ?? '')) break;
      all.add(next);
    }
  // `Kreeg galbulten van cotrim. Genoteerd bij allergieën.`: what it is of stands before it.
  const isBare = (text = '') => !namesAllergen(text) && !none.test(text);
  for (const at of found) if (isBare(sentences[at]?.text) && goesOn(paper, at)) all.add(at - 1);
  for (const at of found.filter((each) => sentences[each]?.text.endsWith('?')))
    for (let next = at + 1; answer.test(sentences[next]?.text ?? ''); next += 1) all.add(next);
  return whole({ paper, at: [...all].sort((a, b) => a - b) });
}

/** Medicines that these sentences name: what other sentences say of the same belongs with them. */
function namedIn(quotes: readonly Quote[]): Set<string> {
  const words = quotes.flatMap(({ paper, at }) =>
    at.flatMap((index) => {
      const { text = '', part = 'other' } = paper.sentences[index] ?? {};
      return part === 'allergies' || speaksOfAllergy(text) ? (text.match(/\p{L}[\p{L}\d]{3,}/gu) ?? []) : [];
    }),
  );
  return new Set(words.filter(isSpelledMedicine).map(plain));
}
const dose = /\d\s?(?:mg|mcg|µg|g|ml|dd|x)(?![\p{L}])/iu;

/** `Lamotrigine kan niet gezien reactie 2022`: said of a substance that is nowhere given in a dose. */
function laterQuotes(papers: readonly PaperRead[], quotes: readonly Quote[]): Quote[] {
  const known = new Map(quotes.map((quote) => [quote.paper, quote]));
  const dosed = new Set<string>();
  const names = namedIn(quotes);
  const namesIn = (text: string) => [...names].filter((name) => plain(text).includes(name));
  for (const { sentences } of papers)
    for (const { text } of sentences) if (dose.test(text)) for (const name of namesIn(text)) dosed.add(name);
  return papers.toReversed().flatMap((paper): Quote[] => {
    const own = known.get(paper)?.at ?? [];
    const more = paper.sentences.flatMap(({ text }, at) =>
      namesIn(text).some((name) => !dosed.has(name)) && !own.includes(at) ? [at] : [],
    );
    const at = [...own, ...more].sort((a, b) => a - b);
    return at.length > 0 ? [more.length > 0 ? whole({ paper, at }) : { paper, at }] : [];
  });
}

/** Newest paper first. */
export const allergyQuotes = ({ papers }: Pick<Desk, 'papers'>): Quote[] => {
  const others = namesOfOthers(papers);
  return laterQuotes(
    papers,
    papers.flatMap((paper) => allergyQuote(paper, others) ?? []),
  );
};

const MOST_LINES = 5;

/** `EpiPen opgehaald`: of what against is not said. */
const isOnlyPen = ({ paper, at }: Quote): boolean =>
  at.every((index) => {
    const text = paper.sentences[index]?.text ?? '';
    const rest = text.replace(/epipen/giu, '');
    return rest !== text && !speaks.test(rest) && !namesAllergen(rest);
  });

/** Where no allergy is recognised: whatever else papers say that somebody must not have. */
const mustNot =
  /allerg|overgevoel|intoleran|contra-?indicat|(?<!\p{L})(?:niet|nooit|geen) (?:meer )?(?:geven|voorschrijven)|(?<!\p{L})(?:avoid|do not give|never give|must not)(?!\p{L})/iu;
const MOST_PROHIBITIONS = 3;

function prohibitionLines({ papers, language }: Desk): PreparationLine[] {
  const others = namesOfOthers(papers);
  return papers
    .toReversed()
    .flatMap((paper) => {
      const at = paper.sentences.flatMap(({ text }, index) =>
        mustNot.test(text) && !hasBox(text) && !isOfOtherAt(paper, index, others) ? [index] : [],
      );
      return quoteLine('', [whole({ paper, at })], language) ?? [];
    })
    .slice(0, MOST_PROHIBITIONS);
}

export function allergyLines(desk: Desk): PreparationLine[] {
  const { language } = desk;
  const quotes = allergyQuotes(desk);
  const denied = quotes.filter(isNone);
  const told = quotes.filter((quote) => !isNone(quote));
  // What it is against comes before the last that is said of the pen.
  const named = [...told.filter((quote) => !isOnlyPen(quote)), ...told.filter(isOnlyPen).slice(0, 1)];
  const { notTheSame } = texts[language];
  // `Geen bekend` of before the first that was named is not at odds with it.
  const oldest = told.at(-1)?.paper.source.date ?? '';
  const lastDenied = denied.find(({ paper }) => paper.source.date >= oldest);
  const isDisputed = lastDenied !== undefined && named.length > 0;
  const shown = [...named.slice(0, MOST_LINES - 1), ...(lastDenied ? [lastDenied] : [])];
  const seen = new Set(quotes.flatMap(({ paper, at }) => at.map((index) => `${paper.source.id} ${index}`)));
  return [
    ...(shown.length === 0 ? prohibitionLines(desk) : []),
    ...shown.flatMap(
      (quote, index) => quoteLine(isDisputed && index === 0 ? notTheSame : '', [quote], language) ?? [],
    ),
    ...alertLines(desk, seen),
  ];
}
