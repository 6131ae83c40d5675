/** What was said, as a note says it: third person, telegram style. */
import { clinicianInDutch } from './dutch-clinician.ts';
import { reportedInDutch } from './dutch-reported.ts';
import { clinicianInEnglish, reportedInEnglish } from './english-reported.ts';
import { castOf, type Reporting } from './party.ts';
import { tidyWords } from './tidied.ts';
import type { Word, Written } from './words.ts';

/** Null where the grammar does not know how: then the note quotes. */
export function reported(sentence: string, options: Reporting): Written | null {
  const words = withoutNo(tidyWords(sentence, options.language));
  // Nobody says so much in one sentence: its ends were not found.
  if (words.length > 120) return null;
  const cast = castOf(options);
  if (options.language === 'nl')
    return cast.speaker === 'clinician' ? clinicianInDutch(words, cast) : reportedInDutch(words, cast);
  return cast.speaker === 'clinician' ? clinicianInEnglish(words, cast) : reportedInEnglish(words, cast);
}

const isAnswer = (first: Word | undefined, next: Word | undefined): boolean =>
  /^(?:nee|neen|nope|nah|hoor|joh)$/u.test(first?.low ?? '') ||
  (first?.low === 'no' &&
    (first.after !== '' ||
      /^(?:i|i'm|i've|it|it's|he|she|they|that|no|not|we|my|just|only|that's|well|nothing|there's|but)$/u.test(
        next?.low ?? '',
      )));

/** `Nee, ik slaap slecht`: the no answers the question; the sentence stands without it. */
function withoutNo(words: readonly Word[]): Word[] {
  let from = 0;
  // `no neck issues` keeps its no: there it denies.
  while (words.length - from > 2 && isAnswer(words[from], words[from + 1])) from += 1;
  return words.slice(from);
}
