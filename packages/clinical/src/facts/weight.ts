/** How much a note would miss a fact. */
import type { Language } from '../note.ts';
import { findingsIn } from '../reading/findings.ts';
import { medicineMentions } from '../reading/medicine-mentions.ts';
import { readQuantities } from '../reading/read-quantities.ts';
import { stemsOf } from '../reading/stems.ts';
import { tokensOf } from '../reading/tokens.ts';
import type { Fact } from './fact.ts';
import type { FactKind } from './kind.ts';

const weights: Partial<Record<FactKind, number>> = {
  risk: 1,
  risk_estimate: 1,
  attempts: 1,
  safety_plan: 1,
  next_contact: 1,
  plan: 0.9,
  medication: 0.9,
  side_effects: 0.8,
  controls: 0.9,
  measures: 0.9,
  examination: 0.8,
  conclusion: 0.8,
  classification: 0.9,
  handover: 0.9,
  legal: 0.8,
  protective: 0.8,
  substances: 0.8,
  adherence: 0.7,
  effect: 0.7,
  intervention: 0.2,
  response: 0.3,
  client_view: 0.3,
};
const USUAL = 0.6;
/** Enough cue words that there is no doubt what it is about. */
const CLEAR = 4;

/** Without a word that says something there is nothing to write. */
export function weightOf(fact: Omit<Fact, 'weight'>, strength: number, language: Language): number {
  const words = fact.clause ?? fact.quote;
  const tokens = tokensOf(words);
  const quantities = readQuantities(tokens, language, true).length;
  const findings = findingsIn(tokens, language).mentions.length;
  const medicines = medicineMentions(tokens).length;
  const telling = stemsOf(tokens).size;
  if (quantities + findings + medicines === 0 && telling < 2 && fact.asked === '') return -1;
  return (
    (weights[fact.kind] ?? USUAL) * Math.min(1, 0.4 + strength / (2 * CLEAR)) +
    Math.min(0.4, quantities * 0.2) +
    Math.min(0.3, findings * 0.15) +
    Math.min(0.4, medicines * 0.3) +
    (fact.asked === '' ? 0 : 0.15) -
    (fact.clause === null ? 0.2 : 0) -
    (fact.standing === 'said' ? 0 : 0.7)
  );
}
