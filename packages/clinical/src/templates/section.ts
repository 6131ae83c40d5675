import type { InBothLanguages } from '../note.ts';
import type { Topic } from '../topics.ts';

/** `topics` are what the section is about. The first one weighs no more than the last. */
export type TemplateSection = {
  readonly id: string;
  readonly title: InBothLanguages;
  readonly topics: readonly Topic[];
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

export const section = (id: string, nl: string, en: string, topics: Topic[]): TemplateSection => ({
  id,
  title: { nl, en },
  topics,
});

/** What a clinician can observe of the mental state, apart from mood and risk, which have sections of their own. */
export const observed: Topic[] = [
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

export const symptoms: Topic[] = ['mood', 'anxiety', 'sleep', 'complaint'];
export const dangers: Topic[] = ['risk', 'risk_estimate', 'attempts', 'safety_plan', 'protective'];
export const drugs: Topic[] = ['medication', 'effect', 'side_effects', 'adherence', 'controls'];
export const intentions: Topic[] = ['plan', 'handover', 'duration', 'consent', 'legal'];
