/** Names of medicines that were misheard, as the file spells them. */
import type { Language, TranscriptPiece } from '../note.ts';
import {
  findKind,
  findMedicine,
  findSplitMedicine,
  isSpelledMedicine,
  medicines,
} from '../reading/medicines.ts';
import { notMedicines } from '../reading/names/sound-alikes.ts';
import { isWithin, soundOf } from '../reading/sound.ts';
import { isWord, type Token, tokensOf } from '../reading/tokens.ts';
import type { FromFile, Known, KnownMedicine } from './known.ts';

/** Beside these a word that nobody knows can be a medicine. */
const ofMedicines: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:slik\w*|neem\w*|nemen|nam|genomen|gebruik\w*|pil\w*|tablet\w*|medic\w+|middel\w*|doser\w+|dosis|mg|milligram|start\w*|gestart|stop\w*|gestopt|verho\w+|verla\w+|afbouw\w*|afgebouwd|opho\w+|spiegel|bijwerking\w*|voorgeschreven)\b/iu,
  en: /\b(?:take|takes|taking|took|taken|use|uses|using|used|pills?|tablets?|medic\w+|dose|doses|dosage|mg|milligrams?|start\w*|stop\w*|increas\w+|reduc\w+|lower\w*|side effects?|prescribed)\b/iu,
};

/** Letters that may differ, by how long the name sounds: short ones have too many neighbours. */
const lettersFor = (sound: string): number =>
  sound.length >= 10 ? 3 : sound.length >= 8 ? 2 : sound.length >= 6 ? 1 : 0;

/** Near to a medicine, and something else. */
const otherWords = new Set(['ferritine', 'ferritin', 'progestogen', 'progestageen']);

const MOST_LETTERS = 3;
const SHORTEST_WORD = 5;
/** Of a word in two parts each part is at least so long. Two words together are near to much: one letter may differ. */
const SHORTEST_PART = 3;

const sounds = medicines.flatMap(({ nl, en, brands }) =>
  [nl, en, ...brands].map((name) => ({ sound: soundOf(name), nl })),
);

const keyOf = (name: string) => findMedicine(name)?.nl ?? name;

/** Who mishears a name seldom mishears how it begins and ends. */
const hasSameEnds = (a: string, b: string) => a.slice(0, 2) === b.slice(0, 2) && a.at(-1) === b.at(-1);

/** The known medicine that a word is nearest to, if no other medicine is as near. */
function nearest(word: string, known: readonly KnownMedicine[], most: number): KnownMedicine | undefined {
  const heard = soundOf(word);
  for (let letters = 1; letters <= most; letters++) {
    const near = known.filter(({ name }) => {
      const sound = soundOf(name);
      return letters <= lettersFor(sound) && hasSameEnds(heard, sound) && isWithin(heard, sound, letters);
    });
    const [only] = near;
    if (!only) continue;
    const isOther = ({ sound, nl }: (typeof sounds)[number]) =>
      nl !== keyOf(only.name) && isWithin(heard, sound, letters);
    return near.length === 1 && !sounds.some(isOther) ? only : undefined;
  }
  return undefined;
}

/** `sertralinetabletten` is spelled well. */
const holdsName = (word: string, { name }: KnownMedicine) => word.includes(name.toLowerCase());

function knownAs(
  token: Token,
  next: Token | undefined,
  known: readonly KnownMedicine[],
  isBeside: boolean,
): { medicine: KnownMedicine; words: readonly Token[] } | undefined {
  const { raw, text } = token;
  const ofName = (found: { nl: string } | undefined) => known.find(({ name }) => keyOf(name) === found?.nl);
  const named = findMedicine(raw);
  if (named || isSpelledMedicine(raw) || findKind(raw) || notMedicines.has(text) || otherWords.has(text)) {
    const medicine = isSpelledMedicine(raw) ? undefined : ofName(named);
    return medicine && !holdsName(text, medicine) ? { medicine, words: [token] } : undefined;
  }
  const hasNext = next !== undefined && isWord(next) && !findMedicine(next.raw);
  const split = hasNext ? ofName(findSplitMedicine(text, next.text)) : undefined;
  if (split && next) return { medicine: split, words: [token, next] };
  if (!isBeside) return undefined;
  const alone = text.length >= SHORTEST_WORD ? nearest(text, known, MOST_LETTERS) : undefined;
  if (alone) return { medicine: alone, words: [token] };
  const areParts = hasNext && Math.min(text.length, next.text.length) >= SHORTEST_PART;
  const joined = areParts ? nearest(text + next.text, known, 1) : undefined;
  return joined && next ? { medicine: joined, words: [token, next] } : undefined;
}

/** What stands in these pieces for a medicine that is known, each once. */
export function heardIn(pieces: readonly TranscriptPiece[], known: Known, language: Language): FromFile[] {
  const found = new Map<string, FromFile>();
  if (known.medicines.length === 0) return [];
  let before = '';
  for (const { text } of pieces) {
    const isBeside = ofMedicines[language].test(`${before} ${text}`);
    before = text;
    const tokens = tokensOf(text);
    for (let at = 0; at < tokens.length; at++) {
      const token = tokens[at];
      if (!token || !isWord(token)) continue;
      const hit = knownAs(token, tokens[at + 1], known.medicines, isBeside);
      if (!hit) continue;
      const said = text.slice(token.start, hit.words.at(-1)?.end);
      const { name, source, from, to } = hit.medicine;
      found.set(said.toLowerCase(), { is: 'heard', said, text: name, source, from, to });
      at += hit.words.length - 1;
    }
  }
  return [...found.values()];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const whole = (text: string) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(text)}(?![\\p{L}\\p{N}])`, 'giu');

type Heard = Pick<FromFile, 'is' | 'said' | 'text'>;

/** The pieces as they were read: with the names that the file has. The same pieces where nothing was misheard. */
export function asRead<P extends Pick<TranscriptPiece, 'text'>>(
  pieces: readonly P[],
  from_file: readonly Heard[],
): readonly P[] {
  const heard = from_file
    .filter(({ is }) => is === 'heard')
    .map(({ said, text }) => [whole(said), text] as const);
  if (heard.length === 0) return pieces;
  return pieces.map((piece) => {
    let { text } = piece;
    for (const [said, name] of heard) text = text.replace(said, name);
    return text === piece.text ? piece : { ...piece, text };
  });
}
