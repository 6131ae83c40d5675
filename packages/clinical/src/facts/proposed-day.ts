/** `Dinsdag 7 april, kwart over twee?` `Zeven april. Ja.`: the appointment is as it was proposed. */
import type { Language } from '../note.ts';
import type { TimeSlot } from '../reading/slot.ts';
import { slotsOf } from '../reading/slots.ts';
import { plain, wordsOf } from '../reading/text.ts';
import type { Sentence } from '../talk/sentence.ts';

const agreeing: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:ja|jawel|goed|prima|oke|akkoord|lukt|past|kan|schikt|fijn|mooi|doen|top)(?!\p{L})/u,
  en: /\b(?:yes|yeah|yep|okay|ok|fine|good|great|sure|works|perfect|lovely|can do|will do)\b/,
};
/** `Nee, dan werk ik`, `kan het later?`: another day comes. */
const otherwise: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:nee|neen|niet|geen|liever|wacht|maar dan|later|eerder|andere|anders|lastig|moeilijk)(?!\p{L})|\?/u,
  en: /\b(?:no|not|can't|cannot|rather|wait|later|earlier|another|other|instead|difficult|hang on)\b|n't\b|\?/,
};
const LONGEST_PROPOSAL_WORDS = 14;

const dayIn = (times: readonly TimeSlot[]): number | undefined => {
  for (const { what } of times) if (what.kind === 'day' && what.day.day !== undefined) return what.day.day;
  return undefined;
};

/** Whether a clinician's question names a day and its hour, and the answer takes it. */
export function isTakenProposal(
  { act, speaker, text }: Sentence,
  told: readonly Sentence[],
  language: Language,
): boolean {
  if (act !== 'asks' || speaker.role !== 'clinician' || wordsOf(text).length > LONGEST_PROPOSAL_WORDS)
    return false;
  const { times } = slotsOf(text, language, { isSpoken: true });
  const day = dayIn(times);
  if (day === undefined || !times.some(({ what }) => what.kind === 'clock')) return false;
  const answer = told.filter((each) => each.speaker.role !== 'clinician').map((each) => each.text);
  const heard = plain(answer.join(' '));
  if (answer.length === 0 || otherwise[language].test(heard)) return false;
  const taken = dayIn(slotsOf(answer.join(' '), language, { isSpoken: true }).times);
  return taken === day || (taken === undefined && agreeing[language].test(heard));
}
