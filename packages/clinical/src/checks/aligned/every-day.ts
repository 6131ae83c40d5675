/** Marks `dagelijks`, `elke nacht`, `weekly` and the like, where the talk has another rate in that place and nowhere near this one. */
import type { Language } from '../../note.ts';
import { plain } from '../../reading/text.ts';
import type { Found } from '../found.ts';
import type { Noted } from '../note-reading.ts';
import type { Said } from '../said-shape.ts';

type Rate = { days: number; at: number; length: number; isDenied: boolean };

const bare: Readonly<Record<Language, RegExp>> = {
  nl: /(?<no>\b(?:niet|lang niet) )?\b(?:(?<alone>dagelijkse?|wekelijkse?|maandelijkse?)|(?:elke|iedere|alle) (?<unit>dag|dagen|nacht|nachten|avond|ochtend|week|maand))\b/g,
  en: /(?<no>\bnot )?\b(?:(?<alone>daily|weekly|monthly|nightly)|(?:every|each) (?<unit>day|night|evening|morning|week|month))\b/g,
};
const daysOf = (word: string): number =>
  /^(?:week|wekel|weekly)/.test(word) ? 7 : /^(?:maand|month)/.test(word) ? 30 : 1;

/** As good as every day. */
const always: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:altijd|continu|de hele dag|constant|steeds|per dag|daags|op een dag|trouw|'s (?:avonds|ochtends|nachts|morgens|middags))\b/,
  en: /\b(?:always|constantly|all the time|all day|a day|per day|in the (?:morning|evening)s?|at night|once a day)\b/,
};
/** Not in numbers: `een paar keer in de week`, `soms`. */
const seldom: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:een paar keer|paar keer|af en toe|soms|om de dag|enkele keren|in het weekend)\b/,
  en: /\b(?:a few times|couple of times|now and then|sometimes|every other|at the weekend|weekends)\b/,
};

function ratesIn(text: string, language: Language): Rate[] {
  return [...text.matchAll(bare[language])].map(({ groups, index, 0: whole }) => {
    const lead = groups?.no?.length ?? 0;
    return {
      days: daysOf(groups?.alone ?? groups?.unit ?? ''),
      at: index + lead,
      length: whole.length - lead,
      isDenied: lead > 0,
    };
  });
}

const LEAST_SHARE = 0.2;
const NEAR_BEST = 0.75;
const PIECES_AFTER = 2;
const PIECES_AROUND = 4;

/** The turns that share most with the sentence. */
function placesOf(noted: Noted, said: Said): Set<number> {
  const { scores, whole } = said.places.shared(noted.place);
  let top = 0;
  for (const score of scores) top = Math.max(top, score);
  const pieces = new Set<number>();
  if (top >= LEAST_SHARE * whole)
    for (const [at, { piece }] of said.units.entries())
      if ((scores[at] ?? 0) >= NEAR_BEST * top) pieces.add(piece);
  return pieces;
}

const isNear = (a: number, b: number) => Math.abs(a - b) <= 0.02 * Math.max(a, b);

export function checkEveryDay(noted: Noted, said: Said): Found[] {
  const { language } = noted;
  const text = plain(noted.text);
  if (text.length !== noted.text.length) return [];
  const rates = ratesIn(text, language).filter(({ isDenied }) => !isDenied);
  if (rates.length === 0) return [];
  const pieces = placesOf(noted, said);
  const isWithin = (piece: number, before: number, after: number) =>
    [...pieces].some((each) => piece >= each - before && piece <= each + after);
  const textOf = (isHere: (piece: number) => boolean) =>
    said.units
      .filter(({ piece, whose }) => whose === null && isHere(piece))
      .map(({ from, to }) =>
        said.words
          .slice(from, to)
          .map((word) => word.text)
          .join(' '),
      )
      .join(' . ');
  const here = textOf((piece) => isWithin(piece, 0, PIECES_AFTER));
  const around = textOf((piece) => isWithin(piece, PIECES_AROUND, PIECES_AROUND));
  const counted = (said.slots.get('often') ?? []).filter(
    ({ unit, isTakenBack }) => !isTakenBack && isWithin(said.units[unit]?.piece ?? -99, 0, PIECES_AFTER),
  );
  return rates.flatMap(({ days, at, length }): Found[] => {
    // `tweemaal daags`, `2 keer per dag`: read elsewhere.
    if (noted.slots.some((slot) => slot.type === 'often' && slot.start <= at && at < slot.end)) return [];
    const isSame = ratesIn(around, language).some((rate) => !rate.isDenied && rate.days === days);
    if (isSame || (days === 1 && always[language].test(here))) return [];
    const others = counted.filter(
      ({ slot }) => slot.type === 'often' && !isNear(slot.often.days / slot.often.count, days),
    );
    if (others.length < counted.length) return [];
    const isOther = ratesIn(here, language).some((rate) => rate.isDenied || rate.days !== days);
    if (others.length === 0 && !isOther && !seldom[language].test(here)) return [];
    return [
      {
        kind: 'frequency',
        start: at,
        end: at + length,
        said: others[0]?.text ?? null,
        units: others.map(({ unit }) => unit),
      },
    ];
  });
}
