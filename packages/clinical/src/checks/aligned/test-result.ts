/** Marks a test with its result where the talk names the test and no result of it. */
import type { Language } from '../../note.ts';
import type { Found } from '../found.ts';
import type { Noted } from '../note-reading.ts';
import type { Said } from '../said-shape.ts';
import { clausesIn, placeOfClause, textOfClause } from './clauses.ts';

const tests: Readonly<Record<Language, RegExp>> = {
  nl: /\b\w*(?:test|onderzoek|scan|foto|echo|ecg|kweek|uitslag|lab|bloedbeeld|urinestick|hartfilmpje)\b/,
  en: /\b(?:test|scan|x-?ray|ultrasound|ecg|culture|swab|dipstick|urinalysis|blood tests?|screen|biopsy)\b/,
};
const results: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:negatief|positief|normaal|afwijkend\w*|goed|uitslag\w*|waarde\w*|verhoogd|verlaagd|schoon|in orde|zonder afwijkingen|geen afwijkingen)\b/,
  en: /\b(?:negative|positive|normal|abnormal|clear|unremarkable|raised|elevated|came back|showed|result\w*)\b/,
};
const done: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:was|waren|bleek|bleken|toont|toonde|gaf|is|zijn|liet)\b/,
  en: /\b(?:was|were|is|showed|shows|came back|done|performed)\b/,
};
const PIECES_AROUND = 2;

export function checkTestResult(noted: Noted, said: Said): Found[] {
  const { language } = noted;
  return clausesIn(noted, said).flatMap((clause): Found[] => {
    const text = textOfClause(noted, clause);
    if (!tests[language].test(text) || !results[language].test(text) || !done[language].test(text)) return [];
    const isTest = (at: number) => tests[language].test(noted.tokens[at]?.text ?? '');
    const words = clause.words.filter(({ at }) => isTest(at) || isTest(at + 1) || isTest(at - 1));
    const names = words.flatMap((word) => word.names.filter(([, share]) => share >= 1).map(([name]) => name));
    const pieces = new Set(
      names.flatMap((name) => said.places.withTerm(name).map(({ unit }) => said.units[unit]?.piece ?? -9)),
    );
    if (pieces.size === 0) return [];
    const isResult = said.units.some(
      ({ piece, from, to }) =>
        [...pieces].some((each) => Math.abs(each - piece) <= PIECES_AROUND) &&
        results[language].test(
          said.words
            .slice(from, to)
            .map((word) => word.text)
            .join(' '),
        ),
    );
    return isResult ? [] : [{ kind: 'symptom', ...placeOfClause(noted, clause) }];
  });
}
