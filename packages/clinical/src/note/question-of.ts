/** The question of an answer, where it says by itself what was asked. */
import { askedAbout } from '../grammar/asked-about.ts';
import { isFull as isFullInDutch } from '../grammar/dutch-fragments.ts';
import { isFull as isFullInEnglish } from '../grammar/english-fragments.ts';
import { wordsIn } from '../grammar/words.ts';
import type { Language } from '../note.ts';
import { slotsOf } from '../reading/slots.ts';
import { stemsOf } from '../reading/stems.ts';
import { wordsOf } from '../reading/text.ts';
import { tokensOf } from '../reading/tokens.ts';
import { isOfTaking, saysNoThing } from './nameless.ts';
import { pointsBackIn } from './needs.ts';

const LONGEST = 18;
/** `Klopt?`, `Nu, hier?` */
const MOST_EMPTY_WORDS = 3;

/** `Hoeveel weken ben je nu?` */
const asksEnough = (question: string, language: Language): boolean =>
  wordsOf(question).length > MOST_EMPTY_WORDS &&
  /^(?:hoeveel|hoe (?:oud|ver)|how (?:many|old|far)) /iu.test(question) &&
  !pointsBackIn(question, language) &&
  !isOfTaking(question);

/** `Elke nacht?`, `Hoe laat?`: when or how often, and not what. */
function saysWhat(text: string, language: Language): boolean {
  const said = text.replace(/[?.!]+$/u, '');
  const slots = slotsOf(said, language, { isSpoken: true });
  let rest = said;
  for (const { start, end } of [...slots.times, ...slots.amounts, ...slots.frequencies, ...slots.durations])
    rest = rest.slice(0, start) + ' '.repeat(Math.max(0, end - start)) + rest.slice(end);
  if (wordsOf(said).length <= MOST_EMPTY_WORDS && saysNoThing(said, language)) return false;
  return stemsOf(tokensOf(rest.replace(asking, ' '))).size > 0 && !pointsBackIn(text, language);
}
const asking =
  /(?<!\p{L})(?:hoe|wat|waar\p{L}*|wanneer|welke|hoeveel|sinds|vanaf|precies|ongeveer|denk|denkt|bedoel|bedoelt|zegt|zei|vertel|vindt|vind|kijkt|kijk|ziet|zie|zelf|lang|vaak|veel|laat|meer|laatst|lukt|deal|akkoord|toch|goed|long|often|many|much|last|where|when|which|since|exactly|think|mean|tell|mind)(?!\p{L})/giu;

/** `En de toetsweek?`, also before `Hoe gaat het daarmee?`: what was asked about, as it can stand before a colon; '' for a whole question. */
export function topicOf(asked: string, language: Language): string {
  const sentences = asked.split(/(?<=[.?!…]) (?=\S)/u);
  const last = sentences.findLastIndex((each) => each.endsWith('?'));
  const isFull = language === 'nl' ? isFullInDutch : isFullInEnglish;
  const isTopic = (text: string) => topical.test(text) && !isFull(wordsIn(text)) && saysWhat(text, language);
  const question = sentences[last] ?? '';
  const before = sentences[last - 1] ?? '';
  const found = isTopic(question) ? question : saysWhat(question, language) || !isTopic(before) ? '' : before;
  return found === '' ? '' : askedAbout(found, language);
}
const topical =
  /^(?:(?:en|and|maar|dan|nou)[, ]+)?(?:(?:de|het|die|dat|je|uw|jouw|dit|the|your|that|those) )?[\p{L}-]+(?: (?:van|in|op|of|in) (?:\p{L}+ )?[\p{L}-]+)?\?$/iu;

/** '' where none of what was asked says it. */
export function questionOf(asked: string, language: Language): string {
  const sentences = asked.split(/(?<=[.?!…]) (?=\S)/u);
  const last = sentences.findLastIndex((each) => each.endsWith('?'));
  const question = sentences[last] ?? '';
  const before = sentences[last - 1] ?? '';
  const whole = saysWhat(question, language)
    ? question
    : saysWhat(before, language)
      ? `${before} ${question}`
      : asksEnough(question, language)
        ? question
        : '';
  return wordsOf(whole).length <= LONGEST ? whole : '';
}
