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
  const cast = castOf(options);
  if (options.language === 'nl')
    return cast.speaker === 'clinician' ? clinicianInDutch(words, cast) : reportedInDutch(words, cast);
  return cast.speaker === 'clinician' ? clinicianInEnglish(words, cast) : reportedInEnglish(words, cast);
}

/** `Nee, ik slaap slecht`: the no answers the question; the sentence stands without it. */
function withoutNo(words: readonly Word[]): Word[] {
  let from = 0;
  while (/^(?:nee|neen|no|nope|nah)$/u.test(words[from]?.low ?? '') && words.length - from > 2) from += 1;
  return words.slice(from);
}
