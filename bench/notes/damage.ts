/** Transcripts damaged as recognisers damage them: small words lost, others written as they sound, no punctuation. */
import type { Language } from '@noteer/clinical';
import type { HeardPiece } from './consultation.ts';

/** The same numbers every time (mulberry32), so that two runs measure the same. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Sounds = { lost: ReadonlySet<string>; alike: readonly (readonly [RegExp, string])[] };

const sounds: Readonly<Record<Language, Sounds>> = {
  nl: {
    lost: new Set('de het een en dat er is die ik we u je ook dan maar nog wel in op te van'.split(' ')),
    alike: [
      [/ij/, 'ei'],
      [/ei/, 'ij'],
      [/ou/, 'au'],
      [/v/, 'f'],
      [/z/, 's'],
      [/dt?\b/, 't'],
      [/ine\b/, 'ien'],
      [/c(?=[aou])/, 'k'],
      [/ee/, 'e'],
      [/en\b/, 'e'],
      [/g/, 'ch'],
      [/ui/, 'eu'],
      [/aa/, 'a'],
      [/oo/, 'o'],
      [/t\b/, ''],
    ],
  },
  en: {
    lost: new Set('the a an and that it is i we you to of in on so but'.split(' ')),
    alike: [
      [/ing\b/, 'in'],
      [/ph/, 'f'],
      [/th/, 'd'],
      [/ea/, 'ee'],
      [/ee/, 'ea'],
      [/ed\b/, ''],
      [/s\b/, ''],
      [/c(?=[aou])/, 'k'],
      [/ine\b/, 'een'],
      [/ou/, 'o'],
      [/er\b/, 'a'],
      [/i/, 'e'],
      [/a/, 'e'],
    ],
  },
};

function misheard(word: string, { alike }: Sounds, random: () => number): string {
  const lower = word.toLowerCase();
  const letters = lower.replace(/[^\p{L}]/gu, '').length;
  const fitting = alike.filter(([sound]) => sound.test(lower));
  const pick = fitting[Math.floor(random() * fitting.length)];
  if (letters > 3 && pick) {
    const heard = lower.replace(pick[0], pick[1]);
    return /^\p{Lu}/u.test(word) ? (heard[0] ?? '').toUpperCase() + heard.slice(1) : heard;
  }
  if (letters > 8) return `${word.slice(0, 5)} ${word.slice(5)}`;
  return word.length > 3 ? word.slice(0, -1) : word;
}

type Damage = { language: Language /** Share of words that come out wrong. */; rate: number; seed: number };

/** Numbers in digits stay: recognisers that write digits get them right or drop them. */
export function withWordErrors(
  pieces: readonly HeardPiece[],
  { language, rate, seed }: Damage,
): HeardPiece[] {
  const random = randomFrom(seed);
  const heard = (word: string): string => {
    const bare = word.toLowerCase().replace(/[^\p{L}]/gu, '');
    if (bare === '' || /\d/.test(word)) return word;
    const chance = random();
    if (sounds[language].lost.has(bare))
      return chance < rate * 1.2 ? (/[.?!]+$/.exec(word)?.[0] ?? '') : word;
    return chance < rate ? misheard(word, sounds[language], random) : word;
  };
  return pieces.map((piece) => {
    const words = piece.text.split(/\s+/).map(heard).filter(Boolean);
    return { ...piece, text: words.join(' ').replace(/ ([.?!])/g, '$1') || '…' };
  });
}

export const withoutPunctuation = (pieces: readonly HeardPiece[]): HeardPiece[] =>
  pieces.map((piece) => ({
    ...piece,
    text: piece.text.replace(/[.,?!;:…]+(?=\s|$)/g, '').toLowerCase() || '…',
  }));
