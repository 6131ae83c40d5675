/** A sentence of a note with all that the checks want to know of it. */
import type { Language } from '../note.ts';
import { type Findings, findingsIn } from './findings.ts';
import { type MedicineMention, medicineMentions } from './medicine-mentions.ts';
import type { Quantity } from './quantity.ts';
import { readQuantities } from './read-quantities.ts';
import { stemsOf } from './stems.ts';
import { type Token, tokensOf } from './tokens.ts';

export type Written = {
  text: string;
  tokens: Token[];
  medicines: MedicineMention[];
  quantities: Quantity[];
  found: Findings;
  stems: ReadonlySet<string>;
};

export function writtenIn(text: string, language: Language): Written {
  const tokens = tokensOf(text);
  return {
    text,
    tokens,
    medicines: medicineMentions(tokens),
    quantities: readQuantities(tokens, language, false),
    found: findingsIn(tokens, language),
    stems: stemsOf(tokens),
  };
}
