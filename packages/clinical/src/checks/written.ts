/** A sentence of a note with all that the checks want to know of it. */
import type { Language } from '../note.ts';
import { type Findings, findingsIn } from '../reading/findings.ts';
import { type MedicineMention, medicineMentions } from '../reading/medicine-mentions.ts';
import type { Quantity } from '../reading/quantity.ts';
import { readQuantities } from '../reading/read-quantities.ts';
import { stemsOf } from '../reading/stems.ts';
import { type Token, tokensOf } from '../reading/tokens.ts';

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
