import type { FactKind } from '../facts/kind.ts';
import type { InBothLanguages } from '../note.ts';

/** Short and without a subject, whole sentences, or a line each. A section without one is written as its language usually is. */
export type SectionStyle = 'telegram' | 'sentences' | 'list';

/** `topics` are what the section is about. The first one weighs no more than the last. */
export type TemplateSection = {
  readonly id: string;
  readonly title: InBothLanguages;
  readonly topics: readonly FactKind[];
  readonly style?: SectionStyle;
  /** What whoever made the template asks of a model that writes this section. */
  readonly wish?: string;
  /** Whether the section stands in the note when nobody spoke about it, and says so. */
  readonly says_not_discussed?: boolean;
};

/** Templates of one family are written by the same prompt. */
export type TemplateFamily = 'progress' | 'assessment' | 'risk' | 'plan' | 'letter' | 'problem';

export type Template = {
  readonly id: string;
  readonly family: TemplateFamily;
  readonly name: InBothLanguages;
  readonly sections: readonly TemplateSection[];
  /** The section that takes what was worth writing down and fits no other. */
  readonly rest: string;
};

export const section = (id: string, nl: string, en: string, topics: FactKind[]): TemplateSection => ({
  id,
  title: { nl, en },
  topics,
});

/** What a clinician can observe of the mental state, apart from mood and risk, which have sections of their own. */
export const observed: FactKind[] = [
  'impression',
  'consciousness',
  'attention',
  'orientation',
  'memory',
  'insight',
  'perception',
  'thinking',
  'affect',
  'psychomotor',
];

export const symptoms: FactKind[] = ['mood', 'anxiety', 'sleep', 'complaint'];
export const dangers: FactKind[] = ['risk', 'risk_estimate', 'attempts', 'protective'];
export const drugs: FactKind[] = ['medication', 'effect', 'side_effects', 'adherence', 'controls'];
/** What to do if it gets worse is agreed with the rest of the plan. */
export const intentions: FactKind[] = ['plan', 'safety_plan', 'handover', 'duration', 'consent', 'legal'];
