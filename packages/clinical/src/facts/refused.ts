/** What a clinician thought of and the other did not want, told with the words that refuse it. */
import type { Sentence } from '../talk/sentence.ts';
import { besideQuestion } from './answer-statement.ts';
import type { Statement } from './statement.ts';

type Refused = Sentence & Required<Pick<Sentence, 'refused'>>;
export const isRefused = (sentence: Sentence): sentence is Refused => sentence.refused !== undefined;

export const refusedOf = (sentence: Refused, matter: number): Statement => ({
  matter,
  clause: besideQuestion(sentence.text, sentence.refused.words),
  quote: sentence.text,
  asked: '',
  speaker: sentence.speaker,
  standing: 'said',
  sources: [sentence.seq, sentence.refused.seq],
  from: [sentence],
});
