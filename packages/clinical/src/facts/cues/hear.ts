/** Hears what a sentence is about. One pass over its words, however many cues there are. */

import type { Language } from '../../note.ts';
import { catches, type Ear, learn } from '../../reading/ear.ts';
import { findMedicine } from '../../reading/medicines.ts';
import { hasBloodPressure, hasDose } from '../../reading/quantities.ts';
import { recentlyIn } from '../../reading/recent.ts';
import { wordsOf } from '../../reading/text.ts';
import type { FactKind } from '../kind.ts';
import type { Cues } from './cue.ts';
import { dutchCues } from './dutch.ts';
import { englishCues } from './english.ts';

export const STRONG = 3;
const WEAK = 1;
/** Saying one thing five times does not make it five times as telling. */
const CEILING = 9;

type Sign = { topic: FactKind; weight: number };

function* signs(cues: Cues): Generator<readonly [string, Sign]> {
  for (const [topic, { strong, weak }] of Object.entries(cues) as [
    FactKind,
    { strong: string[]; weak: string[] },
  ][]) {
    for (const phrase of strong) yield [phrase, { topic, weight: STRONG }];
    for (const phrase of weak) yield [phrase, { topic, weight: WEAK }];
  }
}

const ears: Readonly<Record<Language, Ear<Sign>>> = {
  nl: learn(signs(dutchCues)),
  en: learn(signs(englishCues)),
};

export type Hearing = ReadonlyMap<FactKind, number>;

/** How much of each topic is in a text. */
export const hear: (text: string, language: Language) => Hearing = recentlyIn(listen);

function listen(text: string, language: Language): Hearing {
  const found = new Set(catches(ears[language], wordsOf(text)).map(({ value }) => value));

  const heard = new Map<FactKind, number>();
  const add = (topic: FactKind, weight: number) =>
    heard.set(topic, Math.min(CEILING, (heard.get(topic) ?? 0) + weight));
  for (const { topic, weight } of found) add(topic, weight);
  if (namesMedicine(text)) add('medication', STRONG + WEAK);
  if (hasDose(text)) add('medication', STRONG);
  if (hasBloodPressure(text)) add('controls', STRONG);
  return heard;
}

const namesMedicine = (text: string): boolean =>
  (text.match(/[\p{L}]{4,}/gu) ?? []).some((word) => findMedicine(word) !== undefined);
