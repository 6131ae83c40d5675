/** The medicine in focus carries forward until another is named: `en dan naar vijftig` is of the one spoken of. */
import type { Language } from '../note.ts';
import { medicineMentions } from '../reading/medicine-mentions.ts';
import { readQuantities } from '../reading/read-quantities.ts';
import { capitalised } from '../reading/text.ts';
import { tokensOf } from '../reading/tokens.ts';
import type { Fact } from './fact.ts';
import type { FactKind } from './kind.ts';

const ofMedicines: ReadonlySet<FactKind> = new Set(['medication', 'plan', 'adherence', 'effect']);
/** Further back it may be about another. */
const REACH = 4;

const isDosed = (text: string, language: Language) =>
  readQuantities(tokensOf(text), language, true).some(
    (quantity) => quantity.what === 'amount' && quantity.unit?.kind === 'mass',
  );

const namedIn = (text: string) => medicineMentions(tokensOf(text)).at(-1)?.medicine;

/** Facts with a dose and no medicine get the name of the one in focus before them. */
export function withFocus(facts: readonly Fact[], language: Language): Fact[] {
  let focus: { name: string; place: number } | undefined;
  return facts.map((fact, place) => {
    const words = fact.clause ?? fact.quote;
    const own = namedIn(words);
    const asked = namedIn(fact.asked);
    const medicine = own ?? asked;
    if (medicine && fact.who.role === 'client') focus = { name: medicine[language], place };
    if (own || fact.clause === null || !focus || place - focus.place > REACH) return fact;
    if (!ofMedicines.has(fact.kind) || !isDosed(words, language)) return fact;
    focus = { ...focus, place };
    return { ...fact, clause: `${capitalised(focus.name)}: ${fact.clause}` };
  });
}
