/** A note as a model wrote it, before anything is made of it. */
import type { NoteDiagnosis, NoteTask } from '@noteer/contract';

export type WrittenSentence = { text: string; sources: number[] };
export type ModelDoubt = { heard: string; read: string; sources: number[] };

export type WrittenNote = {
  /** Every section of the template, in its order, also those of which nothing was said. */
  sections: { id: string; sentences: WrittenSentence[] }[];
  tasks: NoteTask[];
  diagnoses: NoteDiagnosis[];
  doubts: ModelDoubt[];
};

export const isEmpty = ({ sections }: WrittenNote): boolean =>
  sections.every(({ sentences }) => sentences.length === 0);
