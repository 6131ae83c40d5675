/** The words of a sentence as evidence compares them: what `slaap`, `slaapt` and `slapen` share, and how much it tells. */

import type { Language } from '../note.ts';
import { list } from '../reading/text.ts';
import type { Token } from '../reading/tokens.ts';

/** Words that stand in every second sentence and say nothing of what it is about. */
const common: Record<Language, ReadonlySet<string>> = {
  nl: new Set(
    list(
      'niet, maar, voor, heeft, hebben, wordt, worden, deze, mijn, naar, daar, geen, meer, veel, over, weer, want, omdat, ' +
        'toen, zich, haar, zijn, waar, hier, heel, goed, eigenlijk, gewoon, soms, vaak, moet, gaat, doet, zegt, gaan',
    ),
  ),
  en: new Set(
    list(
      'that, this, have, with, from, been, were, what, when, they, them, then, there, about, just, like, really, some, ' +
        'very, also, will, would, does, says, your, much, more, going, because',
    ),
  ),
};

const numerals: Record<Language, readonly string[]> = {
  nl: list('twee, drie, vier, vijf, zes, zeven, acht, negen, tien, elf, twaalf'),
  en: list('two, three, four, five, six, seven, eight, nine, ten, eleven, twelve'),
};

const endings: Record<Language, RegExp> = { nl: /(?:en|e|s)$/, en: /(?:ing|ed|es|ly|s|e)$/ };

const units = new Map([
  ['milligram', 'mg'],
  ['milligrams', 'mg'],
]);

/** Shorter words keep their endings: nothing is left of `eten`. */
const SHORTEST_WITH_ENDING = 5;
/** `ik`, `de`, `om`: they say little, but two sentences that share them all are the more alike. */
const SHORT_WORD = 3;
const SHARE_OF_COMMON = 0.25;

export type Word = { stem: string; isTelling: boolean };

export function wordReader(language: Language): (tokens: readonly Token[]) => Word[] {
  const known = new Map<string, Word>();
  const read = (text: string): Word => {
    const numeral = numerals[language].indexOf(text);
    if (numeral >= 0) return { stem: String(numeral + 2), isTelling: true };
    if (/^\d/.test(text)) return { stem: text, isTelling: true };
    const stem = units.get(text) ?? stemOf(text, language);
    return { stem, isTelling: text.length > SHORT_WORD && !common[language].has(text) };
  };
  return (tokens) => {
    const words = new Map<string, Word>();
    for (const { text } of tokens) {
      if (!/^[\p{L}\d]/u.test(text)) continue;
      let word = known.get(text);
      if (!word) {
        word = read(text);
        known.set(text, word);
      }
      words.set(word.stem, word);
    }
    return [...words.values()];
  };
}

function stemOf(word: string, language: Language): string {
  if (word.length < SHORTEST_WITH_ENDING) return word.replace(/(.)\1/g, '$1');
  const stem = word.replace(endings[language], '').replace(/(.)\1/g, '$1');
  return language === 'nl' && stem.length >= SHORTEST_WITH_ENDING ? stem.replace(/t$/, '') : stem;
}

/** Sentences by the words in them: which share most with another one. */
export class WordIndex {
  readonly #places = new Map<string, number[]>();
  readonly #weights: number[] = [];
  readonly #shared: Float64Array;
  readonly #telling: Uint16Array;
  readonly #weightOf: (word: Word) => number;

  constructor(sentences: readonly Word[][], weightOf: (word: Word) => number) {
    this.#weightOf = weightOf;
    for (const [place, words] of sentences.entries()) {
      this.#weights.push(this.weight(words));
      for (const { stem } of words) {
        const places = this.#places.get(stem);
        if (places) places.push(place);
        else this.#places.set(stem, [place]);
      }
    }
    this.#shared = new Float64Array(sentences.length);
    this.#telling = new Uint16Array(sentences.length);
  }

  weight(words: readonly Word[]): number {
    return words.reduce((total, word) => total + this.#weightOf(word), 0);
  }

  /** Every sentence that shares a telling word: how much of both weights is shared, and how many such words. */
  alike(words: readonly Word[]): { place: number; shared: number; weight: number; telling: number }[] {
    const met: number[] = [];
    for (const word of words) {
      if (!word.isTelling) continue;
      const weight = this.#weightOf(word);
      for (const place of this.#places.get(word.stem) ?? []) {
        if (this.#telling[place] === 0) met.push(place);
        this.#telling[place] = (this.#telling[place] ?? 0) + 1;
        this.#shared[place] = (this.#shared[place] ?? 0) + weight;
      }
    }
    for (const word of words) {
      if (word.isTelling) continue;
      const weight = this.#weightOf(word);
      for (const place of this.#places.get(word.stem) ?? [])
        if (this.#telling[place] !== 0) this.#shared[place] = (this.#shared[place] ?? 0) + weight;
    }
    return met.map((place) => {
      const found = {
        place,
        shared: this.#shared[place] ?? 0,
        weight: this.#weights[place] ?? 0,
        telling: this.#telling[place] ?? 0,
      };
      this.#shared[place] = 0;
      this.#telling[place] = 0;
      return found;
    });
  }
}

/** A word that few sentences have tells most; the least that counts as a conversation keeps short ones steady. */
const SHORTEST_TALK = 30;

export function weighing(sentences: readonly Word[][]): (word: Word) => number {
  const counts = new Map<string, number>();
  for (const words of sentences) for (const { stem } of words) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const total = Math.max(SHORTEST_TALK, sentences.length);
  const known = new Map<Word, number>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const rarity = Math.log(1 + total / (1 + (counts.get(word.stem) ?? 0)));
    const weight = rarity * (word.isTelling ? 1 : SHARE_OF_COMMON);
    known.set(word, weight);
    return weight;
  };
}
