/** Speech without what says nothing: hesitations, stutters, fillers, the words that open and close a turn. */
import type { Language } from '../note.ts';
import { withEmergencyNumbers } from './emergency-numbers.ts';
import { withoutFalseStarts } from './false-starts.ts';
import { fillersIn } from './fillers.ts';
import { type Fillers, hesitation } from './hesitations.ts';
import { standsAt, type Word, wordsIn, written } from './words.ts';

/** `[muziek]`, `(lacht)` and `♪`: what recognisers write about sounds. A dose between brackets is none. */
const annotations = /\[[^\]\d]*\]|\((?:\p{L}+ ?){1,2}\)|[♪♫*]+/gu;

type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

/** By their first word, the longest first. */
function phrasesOf(entries: readonly string[]): Phrases {
  const phrases = new Map<string, string[][]>();
  for (const entry of entries) {
    const words = entry.split(' ');
    const first = words[0] ?? '';
    phrases.set(
      first,
      [...(phrases.get(first) ?? []), words].sort((a, b) => b.length - a.length),
    );
  }
  return phrases;
}

const compiled = (fillers: Fillers, sound: RegExp) => ({
  sound,
  anywhere: phrasesOf(fillers.anywhere),
  apart: phrasesOf(fillers.apart),
  opening: phrasesOf(fillers.opening),
  closing: phrasesOf(fillers.closing),
  heldBy: fillers.heldBy,
  meantTwice: fillers.meantTwice,
});
type Compiled = ReturnType<typeof compiled>;
const phrasesIn = { nl: compiled(fillersIn.nl, hesitation.nl), en: compiled(fillersIn.en, hesitation.en) };

const phraseAt = (words: readonly Word[], at: number, phrases: Phrases): number =>
  phrases.get(words[at]?.low ?? '')?.find((phrase) => standsAt(words, at, phrase))?.length ?? 0;

const isHeld = (words: readonly Word[], at: number, length: number, fillers: Compiled): boolean => {
  const phrase = words
    .slice(at, at + length)
    .map(({ low }) => low)
    .join(' ');
  const before = words[at - 1];
  return before !== undefined && !before.after && (fillers.heldBy.get(phrase)?.includes(before.low) ?? false);
};

/** Takes words out; the marks behind them go to the word before. */
function without(words: readonly Word[], at: number, length: number, isSound: boolean): Word[] {
  const own = words[at + length - 1]?.after ?? '';
  // `I'm uh, fifty`: the comma was for the breath.
  const marks = isSound && own === ',' && !words[at - 1]?.after ? '' : own;
  const kept = [...words.slice(0, at), ...words.slice(at + length)];
  const before = kept[at - 1];
  // `moe, zeg maar, en`: both commas were the filler's own.
  const startsAgain =
    isSound && /^(?:i|i'm|i've|ik|it|it's|he|she|we|het|hij|ze)$/u.test(kept[at]?.low ?? '');
  if (before && marks === ',' && before.after === ',' && !startsAgain)
    kept[at - 1] = { ...before, after: '' };
  else if (before && marks && !before.after) kept[at - 1] = { ...before, after: marks };
  return kept;
}

function withoutFillers(words: readonly Word[], fillers: Compiled): Word[] {
  let kept = words.filter(({ low }) => !low.endsWith('-') || low.length > 5);
  for (let at = 0; at < kept.length; ) {
    // `the er` is a place.
    const isPlace = kept[at]?.low === 'er' && /^(?:the|an|to)$/u.test(kept[at - 1]?.low ?? '');
    const isSound = fillers.sound.test(kept[at]?.low ?? '') && !isPlace;
    const length = isSound || isLike(kept, at) ? 1 : fillerAt(kept, at, fillers);
    if (length === 0 || length >= kept.length) at += 1;
    else kept = without(kept, at, length, isSound);
  }
  return kept;
}

/** `I had like some pain`. After `feel` and `looks` it compares, after `I` and `would` it is a verb. */
const isLike = (words: readonly Word[], at: number): boolean =>
  words[at]?.low === 'like' &&
  !words[at]?.after &&
  beforeLike.has(words[at - 1]?.low ?? '') &&
  at < words.length - 1;
const beforeLike = new Set(
  "i'm it's is was were have had has hurt hurts and but this that's just always can also of really so some got getting a the in".split(
    ' ',
  ),
);

function fillerAt(words: readonly Word[], at: number, fillers: Compiled): number {
  const length = phraseAt(words, at, fillers.anywhere);
  if (length) return isHeld(words, at, length, fillers) ? 0 : length;
  const apart = phraseAt(words, at, fillers.apart);
  if (!apart) return 0;
  const marksBefore = at === 0 || Boolean(words[at - 1]?.after);
  const marksBehind = Boolean(words[at + apart - 1]?.after);
  // At the very start and end the lists for those places decide.
  const isApart = marksBehind && (marksBefore || at + apart === words.length) && at > 0;
  return isApart && !isHeld(words, at, apart, fillers) ? apart : 0;
}

/** `ik, ik ga`, `ik heb ik heb`: the first is left out. Numbers said twice may be meant. */
function withoutRepeats(words: readonly Word[], meantTwice: ReadonlySet<string>): Word[] {
  let kept = [...words];
  for (let length = 4; length >= 1; length -= 1)
    for (let at = 0; at + 2 * length <= kept.length; at += 1) {
      const first = kept.slice(at, at + length);
      const isRepeated = first.every(({ low }, offset) => kept[at + length + offset]?.low === low);
      const isMeant =
        first.some(({ low }) => /\d/u.test(low)) || (length === 1 && meantTwice.has(first[0]?.low ?? ''));
      if (isRepeated && !isMeant) {
        kept = [...kept.slice(0, at), ...kept.slice(at + length)];
        at -= 1;
      }
    }
  return kept;
}

function opened(words: readonly Word[], fillers: Compiled): Word[] {
  let kept = [...words];
  for (;;) {
    const length = phraseAt(kept, 0, fillers.opening);
    if (length === 0 || kept.length - length < 1) return kept;
    // `Zeg het de bedrijfsarts maar` is to be done; `Zeg, hoe gaat het` calls.
    if (length === 1 && kept[0]?.low === 'zeg' && kept[0].after === '') return kept;
    kept = kept.slice(length);
  }
}

function closed(words: readonly Word[], fillers: Compiled): Word[] {
  let kept = [...words];
  for (;;) {
    const length = [4, 3, 2, 1].find((each) => {
      const at = kept.length - each;
      return at > 1 && phraseAt(kept, at, fillers.closing) === each && !isHeld(kept, at, each, fillers);
    });
    if (length === undefined) return kept;
    const last = kept.at(-1)?.after ?? '';
    kept = kept.slice(0, -length);
    const end = kept.at(-1);
    if (end) kept[kept.length - 1] = { ...end, after: last.includes('?') ? '?' : '' };
  }
}

/** Sayings that have a shorter form in a note. */
const sayings: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  nl: [
    [/(?<!\p{L})niet dat ik weet(?!\p{L})/giu, 'niet voor zover bekend'],
    [/(?<!\p{L})(?:voor zover ik weet|zover ik weet|bij mijn weten)(?!\p{L})/giu, 'voor zover bekend'],
    [/(?<!\p{L})(?:wat mij betreft|als u het mij vraagt|als je het mij vraagt|ik moet zeggen),?\s*/giu, ''],
    [/(?<=\p{L})(,?) denk ik(?: wel)?(?=[\s.,;!…]*$)/giu, ', vermoedelijk'],
    [/(?<!\p{L})heel erg(?!\p{L})/giu, 'erg'],
    [/(?<=(?<!\p{L})(?:en|maar) )nou(?= \p{L}+ (?:het|ik|hij|ze|de|er|mijn)(?!\p{L}))/giu, 'nu'],
    [/(?<=(?<!\p{L})(?:niet|geen|nooit|niks)(?!\p{L})[^.]{0,60}), nee(?=[\s.!]*$)/giu, ''],
  ],
  en: [
    [/(?<!\p{L})not that i(?: know of|'m aware of|’m aware of)(?!\p{L})/giu, 'not as far as known'],
    [/(?<!\p{L})(?:as far as i know|to my knowledge)(?!\p{L})/giu, 'as far as known'],
    [/(?<=\p{L}),? i think(?=[\s.,;!…]*$)/giu, ', probably'],
  ],
};

const plainer = (sentence: string, language: Language): string =>
  sayings[language].reduce((text, [said, short]) => text.replace(said, short), sentence);

/** The words of a sentence without what says nothing. */
export function tidyWords(sentence: string, language: Language): Word[] {
  const fillers = phrasesIn[language];
  // Of speech without an end only the sounds are left out.
  const all = wordsIn(sentence);
  if (all.length > 300) return all.filter(({ low }) => !fillers.sound.test(low));
  const said = withEmergencyNumbers(sentence.replace(annotations, ' '), language);
  const smooth = withoutFillers(wordsIn(plainer(said, language)), fillers);
  return closed(opened(withoutFalseStarts(withoutRepeats(smooth, fillers.meantTwice)), fillers), fillers);
}

/** Keeps every number, denial and hedge. Without the mark at its end. */
export const tidied = (sentence: string, language: Language): string =>
  written(tidyWords(sentence, language));
