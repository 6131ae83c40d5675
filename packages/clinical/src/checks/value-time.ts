/** Whether a value is said to hold now, to have held before, or only to have been thought of: by the words beside it. */
import type { Language } from '../note.ts';

export type ValueTime = 'now' | 'before' | 'thought' | 'open';

type Worded = readonly { text: string }[];

const months =
  'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|january|february|march|may|june|july|august|october';

const before: Readonly<Record<Language, RegExp>> = {
  nl: new RegExp(
    `^(?:was|waren|had|hadden|vroeger|toen|destijds|daarvoor|voorheen|eerder|vorige|vorig|geleden|aanvankelijk|slikte|nam|gebruikte|kreeg|rookte|dronk|woog|werd|ging|kwam|stond|zat|zei|${months})$`,
  ),
  en: new RegExp(
    `^(?:was|were|had|previously|before|earlier|last|ago|originally|initially|took|used|got|went|weighed|${months})$`,
  ),
};
const now: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:nu|nou|vandaag|inmiddels|tegenwoordig|momenteel|blijft|blijven|blijf|laten|houden|naar|wordt|vanaf|sinds|is|zit|neem|slik|rook|drink|gebruik)$/,
  en: /^(?:now|today|currently|stays|stay|keep|to|from|since|is|it's|i'm|take|smoke|drink|use)$/,
};
const thought: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:zou|zouden|gedacht|dacht|overwogen|overweeg|overwegen|eventueel|misschien|stel)$/,
  en: /^(?:would|could|might|think|thought|considered|consider|maybe|perhaps|if)$/,
};

const stops = /^[,;:.!?()–—]$/;
const turns = /^(?:maar|but|en|and)$/;

/** The words around a value up to the next comma, `maar` or `en`. */
function beside(words: Worded, at: number, length: number): Worded {
  let from = at;
  while (from > 0 && !stops.test(words[from - 1]?.text ?? '') && !turns.test(words[from - 1]?.text ?? ''))
    from -= 1;
  let to = at + length;
  while (to < words.length && !stops.test(words[to]?.text ?? '') && !turns.test(words[to]?.text ?? ''))
    to += 1;
  return [...words.slice(from, at), ...words.slice(at + length, to)];
}

export function timeOf(words: Worded, at: number, length: number, language: Language): ValueTime {
  const near = beside(words, at, length);
  const has = (cues: RegExp) => near.some(({ text }) => cues.test(text));
  if (has(thought[language])) return 'thought';
  const [isBefore, isNow] = [has(before[language]), has(now[language])];
  if (isBefore)
    return isNow && near.some(({ text }) => /^(?:nu|nou|now|vandaag|today|sinds|since|vanaf)$/.test(text))
      ? 'open'
      : 'before';
  return isNow ? 'now' : 'open';
}

const WORDS_BEFORE = 3;
const ends = /^[;.!?)]$/;

/** `was twintig`, `(maart: 57)`: the word that leads to it tells of then. */
export function isLedByThen(words: Worded, at: number, language: Language): boolean {
  for (let place = at - 1; place >= Math.max(0, at - WORDS_BEFORE); place--) {
    const text = words[place]?.text ?? '';
    if (ends.test(text)) return false;
    // `12 mei: 81` is of a day that is named, not of then.
    if (before[language].test(text)) return !/^\d/.test(words[place - 1]?.text ?? '');
  }
  return false;
}
