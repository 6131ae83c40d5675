/** Marks what the note says is still so, where the talk says that it is over. */
import type { Language } from '../note.ts';
import { plain } from '../reading/text.ts';
import type { Found } from './found.ts';
import type { Noted } from './note-reading.ts';
import type { Said } from './said-shape.ts';

const still: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:ook nu nog|nu nog steeds|nog steeds|nog altijd|tot op heden|ook nu|nu nog|nu wel|nog(?=[.;]?$))\b/,
  en: /\b(?:still now|still|to this day|even now|ongoing)\b/,
};
const ended: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:alleen|niet|geen|nooit|gestopt|over|weg|voorbij|minder|beter|sinds|was|waren|had|eerder|vroeger)\b/,
  en: /\b(?:only|not|no|never|none|stopped|gone|over|less|better|since|was|were|had|previous\w*|nothing)\b/,
};
/** The talk says that it is over. */
const over: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:nu (?:niet|geen|niks|niets)|niet meer|geen \p{L}+ meer|(?:is|zijn) (?:weg|over|gestopt|voorbij)|nu helemaal niet|sinds \p{L}+ (?:niet|niks|niets|geen)|toen)\b/u,
  en: /\b(?:not now|nothing now|not any ?more|no longer|stopped|gone|(?:\p{L}+ )?years? clean|none since|not since|used to|nothing since|back then)\b/u,
};
const goesOn: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:nog steeds|nog altijd|nog wel|nu ook|ook nu|nu wel|nog elke|nog iedere|nog vaak|nu nog)\b/,
  en: /\b(?:still|even now|these days|at the moment|right now|every day now)\b/,
};

const SAME_PLACE = 0.8;
const PIECES_AFTER = 1;
/** A sentence must share this much of itself with the place before anything is said of it. */
const LEAST_SHARE = 0.35;

/** What is said at the places that the sentence shares most with, and in the answer right after. */
function saidThere({ place: terms }: Noted, said: Said): string {
  const { scores, whole } = said.places.shared(terms);
  let top = 0;
  for (const score of scores) top = Math.max(top, score);
  if (top < LEAST_SHARE * whole) return '';
  const pieces = new Set<number>();
  for (const [at, { piece, whose }] of said.units.entries())
    if (whose === null && (scores[at] ?? 0) >= SAME_PLACE * top)
      for (let near = piece; near <= piece + PIECES_AFTER; near++) pieces.add(near);
  return said.units
    .filter(({ piece, isAsked }) => pieces.has(piece) && !isAsked)
    .map(({ from, to }) =>
      said.words
        .slice(from, to)
        .map(({ text }) => text)
        .join(' '),
    )
    .join(' ');
}

export function checkPresent(noted: Noted, said: Said): Found[] {
  const { text, language } = noted;
  let at = 0;
  for (const part of text.split(/(?<=[,;:.])/)) {
    const found = still[language].exec(plain(part));
    if (found && !ended[language].test(plain(part).replace(found[0], ''))) {
      const there = saidThere(noted, said);
      if (over[language].test(there) && !goesOn[language].test(there)) {
        const start = at + (/^\s*/.exec(part)?.[0].length ?? 0);
        return [{ kind: 'time', start, end: at + part.replace(/[\s,;:.]+$/, '').length }];
      }
    }
    at += part.length;
  }
  return [];
}
