/** What was said, as a note says it: third person, telegram style. */
import { clinicianInDutch } from './dutch-clinician.ts';
import { reportedInDutch } from './dutch-reported.ts';
import { clinicianInEnglish } from './english-clinician.ts';
import { reportedInEnglish } from './english-reported.ts';
import { castOf, type Reporting } from './party.ts';
import { tidyWords } from './tidied.ts';
import type { Word, Written } from './words.ts';

/** `Die zei neem er een van mij`: whose words these are changes in the middle of the sentence. */
const tellsWords =
  /(?<!\p{L})(?:zei|zegt|zeggen|zeiden|says|said)(?: \p{L}+)?[,:]? (?:neem|pak|kom|ga|doe|blijf|laat|hou|je|jij|take|come|go|have|you)(?!\p{L}).*(?<!\p{L})(?:mij|mijn|m['’]n|de mijne|mine|my|me)(?!\p{L})/iu;

/** Null where the grammar does not know how: then the note quotes. */
export function reported(sentence: string, options: Reporting): Written | null {
  if (tellsWords.test(sentence)) return null;
  const cast = castOf(options);
  const spoken = withoutNo(tidyWords(sentence, options.language));
  const words = cast.speaker === 'other' && cast.me.drops ? interpreted(spoken) : spoken;
  // Nobody says so much in one sentence: its ends were not found.
  if (words.length > 120) return null;
  if (options.language === 'nl')
    return cast.speaker === 'clinician' ? clinicianInDutch(words, cast) : reportedInDutch(words, cast);
  return cast.speaker === 'clinician' ? clinicianInEnglish(words, cast) : reportedInEnglish(words, cast);
}

/** `Hij zegt, ik slaap slecht`, by an interpreter. `Hij zegt dat hij slaapt` is a sentence that stands. */
const interpreted = (words: readonly Word[]): Word[] =>
  /^(?:hij|ze|zij|meneer|mevrouw|he|she)$/u.test(words[0]?.low ?? '') &&
  /^(?:zegt|zei|vertelt|antwoordt|herhaalt|says|said)$/u.test(words[1]?.low ?? '') &&
  !/^(?:dat|that|niet|dank)$/u.test(words[2]?.low ?? '') &&
  words.length > 3
    ? words.slice(2)
    : withoutAside(words);

/** `Nee, zegt ze, niet bij tillen`: who interprets says whose words they are. */
function withoutAside(words: readonly Word[]): Word[] {
  const at = words.findIndex(
    ({ low }, place) =>
      /^(?:zegt|zei|says|said)$/u.test(low) &&
      /^(?:hij|ze|zij|meneer|mevrouw|he|she)$/u.test(words[place + 1]?.low ?? '') &&
      (place === 0 || words[place - 1]?.after === ','),
  );
  const isAside = at >= 0 && (words[at + 1]?.after !== '' || at + 2 === words.length);
  return isAside && words.length > 3 ? [...words.slice(0, at), ...words.slice(at + 2)] : [...words];
}

const isAnswer = (first: Word | undefined, next: Word | undefined): boolean =>
  /^(?:nee|neen|nope|nah)$/u.test(first?.low ?? '') ||
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
  if (from > 0 && /^(?:hoor|joh)$/u.test(words[from]?.low ?? '') && words.length - from > 2) from += 1;
  return words.slice(from);
}
