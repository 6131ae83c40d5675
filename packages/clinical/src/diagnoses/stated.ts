/** The diagnoses that the clinician stated of the client in a consultation. Never from symptoms. */
import type { Language, TranscriptPiece } from '../note.ts';
import { readTalk } from '../talk/read-talk.ts';
import type { StatedDiagnosis } from './diagnosis.ts';
import { Listener } from './listener.ts';
import { withSubstances } from './of-substance.ts';

export function statedDiagnoses(
  pieces: readonly TranscriptPiece[],
  { language }: { language: Language },
): StatedDiagnosis[] {
  const talk = readTalk(pieces, language);
  const listener = new Listener(talk);
  for (const [at, sentence] of talk.sentences.entries()) listener.hear(sentence, at);
  return withSubstances(listener.all(), talk.sentences, language);
}
