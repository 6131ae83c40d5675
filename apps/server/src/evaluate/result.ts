/** What a model made of one consultation, as it is kept in a file of its own. */
import type { Language, ModelProblem, NoteChange, NoteDiagnosis, NoteTask } from '@noteer/contract';
import type { Cost } from '../questions/measured-model.ts';
import type { ModelDoubt, WrittenSentence } from '../questions/note/written.ts';
import type { CertainMark } from './certain-marks.ts';
import type { ReadError } from './seeded-errors.ts';

export const seededWays = ['all', 'each', 'off'] as const;
export type SeededWay = (typeof seededWays)[number];

export type NoteInSections = readonly { id: string; title: string; sentences: WrittenSentence[] }[];

export type Step = 'note' | 'reading' | 'clean' | 'seeded';

type StepProblem = { step: Step; problem: ModelProblem | 'unexpected'; message: string };

export type SeededResult = {
  way: Exclude<SeededWay, 'off'>;
  /** Remarks on a note that is right. Null when that reading failed. */
  clean: NoteChange[] | null;
  errors: ReadError[];
  /** Remarks in the same readings on lines that hold no error. */
  beside: NoteChange[];
  /** Errors that stand in the words of another one and were not asked about, or whose reading failed. */
  not_asked: number;
};

export type Result = {
  id: string;
  language: Language;
  specialty: string;
  template: string;
  model: string;
  /** Null when there came none. */
  note: { sections: NoteInSections; is_partial: boolean } | null;
  tasks: NoteTask[];
  diagnoses: NoteDiagnosis[];
  doubts: ModelDoubt[];
  /** Of the second reading. Null when there was none. */
  changes: NoteChange[] | null;
  marks: CertainMark[];
  must_facts: number;
  /** Facts that must be in a note and none of whose pieces any sentence cites: what is probably missing, no judgement. */
  omissions: string[];
  omissions_after_reading: string[];
  seeded: SeededResult | null;
  costs: Partial<Record<Step, Cost>>;
  problems: StepProblem[];
};
