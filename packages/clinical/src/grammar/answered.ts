/** A question and its whole answer → a statement for a note. */
import { answeredInDutch } from './dutch-answered.ts';
import { answeredInEnglish } from './english-answered.ts';
import { castOf, type Reporting } from './party.ts';
import { reported } from './reported.ts';
import type { Written } from './words.ts';

/** Who answers; the clinician asks. */
export type Answering = Omit<Reporting, 'speaker'> & { speaker?: 'client' | 'other' };

/** Null where it is not certain what the answer says of the question: then the note quotes. */
export function answered(
  questions: readonly string[],
  answers: readonly string[],
  options: Answering,
): Written | null {
  const speaker = options.speaker ?? 'client';
  const cast = castOf({ ...options, speaker });
  const asking = castOf({ ...options, speaker: 'clinician' });
  const tell = (sentence: string) => reported(sentence, { ...options, speaker });
  const inLanguage = options.language === 'nl' ? answeredInDutch : answeredInEnglish;
  const written = inLanguage(questions, answers, { cast, asking, tell });
  if (!written || cast.me.drops || options.isOwn || /\((?:volgens|per) /u.test(written.text)) return written;
  const by =
    options.language === 'nl' ? `volgens ${cast.me.name}` : `per ${cast.me.name.replace(/^the /u, '')}`;
  return { ...written, text: `${written.text} (${by})` };
}
