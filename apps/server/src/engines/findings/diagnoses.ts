/** Which diagnoses were stated, in a talk and in notes: what the thread beside the one that answers is asked. */
import {
  diagnosesOfNote,
  type Language,
  type StatedDiagnosis,
  statedDiagnoses,
  type TranscriptPiece,
} from '@noteer/clinical';

export type DiagnosesAsked = {
  language: Language;
  pieces: TranscriptPiece[];
  notes: { text: string; language: Language }[];
};

/** `written`: for each note, in their order. */
export type DiagnosesFound = { said: StatedDiagnosis[]; written: StatedDiagnosis[][] };

export const diagnosesIn = ({ language, pieces, notes }: DiagnosesAsked): DiagnosesFound => ({
  said: statedDiagnoses(pieces, { language }),
  written: notes.map((note) => diagnosesOfNote(note.text, { language: note.language })),
});
