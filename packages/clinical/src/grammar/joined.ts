/** Clauses of one matter as one sentence. */
import type { Language } from '../note.ts';
import { goingOn } from './names.ts';
import { withoutEnd } from './words.ts';

const beginsLoose = {
  nl: /^(?:al|de eerste|de laatste|voor zover|sinds|vanaf|om|per|in|op|met|bij|na|voor|tot|'s|elke|niet|zeker|alleen|vooral|ongeveer|een|twee|drie|vier|soms|meestal|\d|honderd|nog|erg|heel|best|nogal|flink|zes|zeven|acht|negen|tien|\p{L}+(?:tien|tig)(?!\p{L})|nooit|allebei|bijna|eentje|vijf|half|anderhalve?)(?!\p{L})/iu,
  en: /^(?:for|not|as far as|when|since|from|at|per|in|on|with|after|before|until|every|only|mostly|about|a|two|three|sometimes|usually|\d|twice|once|daily|most|maybe|probably)(?!\p{L})/iu,
};
const LONGEST_ADDITION = 60;
const holdsVerb = {
  nl: /(?:^|\s)(?:is|was|heeft|had|gaat|wordt|doet|kan|moet|wil|slaapt|ligt|komt|neemt|gebruikt)\s/iu,
  en: /(?:^|\s)(?:is|was|has|had|does|did|can|takes|feels|gets|goes)\s/iu,
};

/** Says when, where, how often or how much of what was said before it. */
export const isAddition = (clause: string, language: Language): boolean =>
  beginsLoose[language].test(clause) && !holdsVerb[language].test(clause) && clause.length < LONGEST_ADDITION;

/** A short addition (`al drie maanden niet meer`, `'s avonds`) follows a comma; what stands by itself a semicolon. */
export function joined(clauses: readonly string[], language: Language): string {
  const texts = clauses.map(withoutEnd).filter(Boolean);
  return texts.reduce((sentence, clause, at) => {
    if (at === 0) return clause;
    return `${sentence}${isAddition(clause, language) ? ',' : ';'} ${goingOn(clause, language)}`;
  }, '');
}
