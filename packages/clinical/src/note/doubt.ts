/** What a doubt looks at, and the kinds and words that it knows. */
import type { Fact } from '../facts/fact.ts';
import type { FactKind } from '../facts/kind.ts';
import type { Language } from '../note.ts';
import type { Sentence } from '../talk/sentence.ts';

export type Seen = {
  fact: Fact;
  /** What holds of the sentences that tell it, and how the note would tell it. */
  said: string;
  told: string;
  /** The sentence behind those that tell it. */
  after: Sentence | undefined;
  /** All that is said in the pieces that tell it. */
  turn: readonly Sentence[];
  /** Somebody besides clinician and client speaks. */
  isOfThree: boolean;
  /** What was said in the sentences before it. */
  before: readonly Sentence[];
  /** What is said in the next turns. */
  later: readonly Sentence[];
  /** And in those after them: who objected may agree in the end. */
  afterwards: readonly Sentence[];
  /** By what the others in the room mostly call the client: `hij` or `zij`. */
  called: 'he' | 'she' | undefined;
  /** The recogniser wrote no marks: what is asked looks like what is told. */
  isUnmarked: boolean;
  /** The fact before it, where the same person tells it in the same turn. */
  last: Fact | undefined;
  language: Language;
};

export type Doubt = {
  name: string;
  of: 'person' | 'referent' | 'polarity' | 'time' | 'last word';
  /** 0 to 1; several add up. */
  weight: number;
  /** Also its own words, alone, would be taken wrongly. */
  misleadsQuoted: boolean;
  is: (seen: Seen) => boolean;
};

export const agreedKinds: ReadonlySet<FactKind> = new Set([
  'plan',
  'next_contact',
  'safety_plan',
  'handover',
  'intervention',
  'conclusion',
]);

export const foundKinds: ReadonlySet<FactKind> = new Set([
  'controls',
  'examination',
  'impression',
  'affect',
  'psychomotor',
  'classification',
  'risk_estimate',
  'medication',
  'measures',
]);
export const theirs = {
  he: /^(?:(?:en|maar|want|toen|and|but),? )*(?:hij|he) \p{L}/u,
  she: /^(?:(?:en|maar|want|toen|and|but),? )*(?:ze|zij|she) (?!zijn|waren|hebben|hadden|zeggen|zeiden|willen|wilden|doen|komen)\p{L}/u,
};
