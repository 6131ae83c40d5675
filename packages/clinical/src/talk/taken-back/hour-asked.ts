/** `The eighth, ten o'clock.` – `Could it be eleven?` – `Eleven it is.`: the appointment is at the hour that was asked for. */
import type { Language } from '../../note.ts';
import type { Sentence, TakenBack } from '../sentence.ts';
import { isSameValue, replaced, type Value, valuesOf } from './values.ts';

const BEFORE = 3;
const AFTER = 4;
const SHORT_WORDS = 6;
const LAST_HOUR = 12;

const asksFor: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:kan (?:het|dat|'t)|mag (?:het|dat)|zou (?:het|dat)|lukt|liever)(?!\p{L})/iu,
  en: /\b(?:could (?:it|we|that)|can (?:it|we)|would|any chance|is)\b/i,
};
const accepts: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:(?:ja|nou|oké|oke|ok|prima|goed|dan|dat)[, ]+)*(?:kan|prima|goed|lukt|is goed|doen we|afgesproken|wordt het)(?![^.]*(?<!\p{L})niet(?!\p{L}))/iu,
  en: /^(?:(?:yes|yeah|well|okay|ok|that|that's)[, ]+)*(?:is |)?(?:fine|good|okay|ok|works|can do|sure|no problem|of course)\b/i,
};
const refuses = /(?<!\p{L})(?:niet|helaas|not|can't|sorry|afraid)(?!\p{L})/iu;

const isClock = ({ kinds }: Value): boolean => kinds.includes('clock');
/** `Kan het om elf?` */
const isHour = (value: Value): boolean =>
  isClock(value) || (value.kinds[0] === 'number' && Number(value.key) > 0 && Number(value.key) <= LAST_HOUR);
const isShort = ({ said }: Sentence): boolean => said.split(/\s+/).length <= SHORT_WORDS;

/** The hour in words that cannot be taken for a number of something else. */
const asClock = (words: string, value: Value, language: Language): string =>
  isClock(value) ? words : `${words} ${language === 'nl' ? 'uur' : "o'clock"}`;

/** Where the clinician agrees to the hour; -1 where they do not. */
function agreedAt(sentences: readonly Sentence[], at: number, hour: Value, language: Language): number {
  for (let ahead = at + 1; ahead <= at + AFTER; ahead++) {
    const now = sentences[ahead];
    if (now?.speaker.role !== 'clinician') continue;
    if (refuses.test(now.said) || now.act === 'asks') return -1;
    const named = valuesOf(now.said, language).filter(isHour);
    const isNamed = named.some((value) => isSameValue(value, hour) || isSameValue(hour, value));
    return (isNamed && isShort(now)) || (named.length === 0 && accepts[language].test(now.said)) ? ahead : -1;
  }
  return -1;
}

export function hourAsked(
  sentences: readonly Sentence[],
  at: number,
  language: Language,
  taken: TakenBack[],
): void {
  const asked = sentences[at];
  if (asked?.act !== 'asks' || asked.speaker.role === 'clinician' || !isShort(asked)) return;
  if (!asksFor[language].test(asked.said)) return;
  const hours = valuesOf(asked.said, language).filter(isHour);
  const [hour] = hours;
  if (!hour || hours.length > 1) return;
  for (let back = at - 1; back >= Math.max(0, at - BEFORE); back--) {
    const made = sentences[back];
    if (made?.speaker.role !== 'clinician') continue;
    const clocks = valuesOf(made.text, language).filter(isClock);
    const [old] = clocks;
    if (!old || clocks.length > 1 || made.act === 'asks' || isSameValue(old, hour)) return;
    const agreed = agreedAt(sentences, at, hour, language);
    const answer = sentences[agreed];
    if (!answer) return;
    const words = asClock(asked.said.slice(hour.start, hour.end), hour, language);
    taken.push({ seq: made.seq, words: made.text.slice(old.start, old.end), instead: words });
    made.text = replaced(made.text, old, hour, words);
    answer.text = '';
    // `The eighth.`, and why it does not suit: said on the way to what was agreed.
    for (const each of sentences.slice(back + 1, agreed))
      if (each.speaker.role !== 'clinician' && each.act !== 'asks') each.text = '';
    return;
  }
}
