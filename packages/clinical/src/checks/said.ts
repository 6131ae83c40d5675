/** A transcript made ready to be asked what it carries: its words with what they stand for, and its slots by kind. */
import { Places } from '../evidence/places.ts';
import { clausesOf } from '../evidence/talk-places.ts';
import { termsByWord, together } from '../evidence/terms.ts';
import { factsOf } from '../facts/facts.ts';
import { outsideProcessing } from '../facts/of-processing.ts';
import type { Language, TranscriptPiece } from '../note.ts';
import { readQuantities } from '../reading/read-quantities.ts';
import { plain } from '../reading/text.ts';
import { type Token, tokensOf } from '../reading/tokens.ts';
import { readTalk } from '../talk/read-talk.ts';
import type { Role, Sentence, Talk } from '../talk/sentence.ts';
import { answerOf, hasDenial, type Polarity, polarities } from './denied-words.ts';
import { medicineFocus } from './medicine-focus.ts';
import { namesIn } from './named-people.ts';
import type { Said, SaidSlot, SaidUnit, SaidWord } from './said-shape.ts';
import { isScaleEnd } from './scale.ts';
import { slotsIn } from './slots.ts';
import { isSupposed, isWarning } from './standing.ts';
import { takenBack } from './taken-back.ts';
import { type Told, toldIn } from './told.ts';
import { timeOf } from './value-time.ts';
import { whoseOf } from './whose.ts';
import { holdsInstead, withdrawnSlots } from './withdrawn.ts';

type ReadSentence = {
  seq: number;
  piece: number;
  text: string;
  tokens: readonly Token[];
  isAsked: boolean;
  isFiller: boolean;
  isSupposed: boolean;
  answer: 'yes' | 'no' | undefined;
  /** Who speaks, when it is a third person who speaks of themselves. */
  teller: string | null;
  role: Role;
  about: string | null;
};

/** The first words of an answer tell its yes or no, the rest may take it back. */
const ANSWER_SENTENCES = 4;

function answersIn({ exchanges, language }: Talk): Map<Sentence, 'yes' | 'no' | undefined> {
  const answers = new Map<Sentence, 'yes' | 'no' | undefined>();
  for (const { asked, told } of exchanges) {
    const [first, ...more] = told.slice(0, ANSWER_SENTENCES).map(({ text }) => plain(text));
    // What somebody else had takes nothing back.
    const rest = more.filter((text) => !/\b(?:mijn|m'n|my)\b/.test(text));
    if (first !== undefined)
      for (const sentence of asked) answers.set(sentence, answerOf(first, rest.join(' '), language));
  }
  return answers;
}

function readSentences(talk: Talk, pieces: readonly TranscriptPiece[]): ReadSentence[] {
  const indexOf = new Map(pieces.map(({ seq }, index) => [seq, index]));
  const answers = answersIn(talk);
  return talk.sentences
    .filter(({ text }) => text !== '')
    .map((sentence) => {
      const { seq, text, act, speaker, standing } = sentence;
      const tokens = tokensOf(text);
      const answer = answers.get(sentence);
      return {
        seq,
        piece: indexOf.get(seq) ?? 0,
        text,
        tokens,
        isAsked: act === 'asks',
        isFiller: act === 'fills',
        isSupposed: answer === undefined && (standing !== undefined || isWarning(text, talk.language)),
        role: speaker.role,
        about: sentence.about?.relation ?? null,
        answer: act === 'asks' ? answer : undefined,
        teller:
          speaker.role === 'other' && !isInterpreter.test(speaker.relation ?? '')
            ? (speaker.relation ?? null)
            : null,
      };
    });
}

const isInterpreter = /^(?:tolk|interpreter)$/;

type Made = { words: SaidWord[]; units: SaidUnit[]; slots: SaidSlot[] };

function addClause(
  { words, units, slots }: Made,
  tokens: readonly Token[],
  own: readonly Polarity[],
  { sentence, index, isPlain }: { sentence: ReadSentence; index: number; isPlain: boolean },
  language: Language,
): void {
  const unit = units.length;
  const from = words.length;
  const { answer } = sentence;
  const quantities = readQuantities(tokens, language, true);
  const terms = termsByWord({ tokens, quantities }, language);
  for (const [at, { text }] of tokens.entries())
    words.push({
      text,
      unit,
      sentence: index,
      terms: terms[at] ?? [],
      polarity: sentence.isAsked ? polarityOf(answer, own[at] ?? 1) : (own[at] ?? 1),
    });
  for (const slot of slotsIn(tokens, quantities, language)) {
    const said = tokens.slice(slot.at, slot.at + slot.length).map(({ raw }) => raw);
    const isScale = isScaleEnd(tokens, slot);
    const time = sentence.isSupposed ? 'thought' : timeOf(tokens, slot.at, slot.length, language);
    const word = from + slot.at;
    slots.push({ slot, word, unit, isTakenBack: false, isScale, time, text: said.join(' ') });
  }
  const { piece, seq, isAsked, isFiller, teller, role } = sentence;
  units.push({
    ...{ piece, seq, isAsked, isFiller, teller, role, answer, from },
    terms: together(terms),
    to: words.length,
    isSupposed: sentence.isSupposed || (answer === undefined && isSupposed(tokens, language)),
    isPlain,
    whose: sentence.about,
  });
}

function wordsByTerm(words: readonly SaidWord[]): Map<string, number[]> {
  const byTerm = new Map<string, number[]>();
  for (const [at, { terms }] of words.entries())
    for (const [term] of terms) {
      const row = byTerm.get(term);
      if (row) row.push(at);
      else byTerm.set(term, [at]);
    }
  return byTerm;
}

function prepare(pieces: readonly TranscriptPiece[], language: Language): Said {
  const talk = readTalk(pieces, language);
  const sentences = readSentences(talk, pieces);
  const made: Made = { words: [], units: [], slots: [] };
  for (const [index, sentence] of sentences.entries()) {
    const own = polarities(sentence.tokens, language);
    const isPlain = !hasDenial(sentence.tokens, language);
    let offset = 0;
    for (const tokens of clausesOf(sentence.tokens)) {
      addClause(
        made,
        tokens,
        own.slice(offset, offset + tokens.length),
        { sentence, index, isPlain },
        language,
      );
      offset += tokens.length;
    }
  }
  const { words, units, slots } = made;
  const plainAlone = units.map(({ isPlain }) => isPlain);
  for (const [at, unit] of units.entries())
    unit.isPlain = [at - 1, at, at + 1, at + 2].every((near) => plainAlone[near] !== false);
  const names = namesIn(sentences, language);
  whoseOf(units, words, names, language);
  takenBack(slots, units, words, holdsInstead(talk.takenBack, units));
  slots.push(...withdrawnSlots(talk.takenBack, made, language));
  let told: Told | undefined;
  return {
    words,
    units,
    names,
    medicineAt: medicineFocus(slots, units),
    places: new Places(units),
    slots: Map.groupBy(slots, ({ slot }) => slot.type),
    byTerm: wordsByTerm(words),
    // Who only asks where a sentence comes from does not wait for them.
    get facts() {
      return outsideProcessing(factsOf(talk), talk);
    },
    get told() {
      told ??= toldIn(factsOf(talk), language);
      return told;
    },
  };
}

/** `Geen koorts?` `Nee.` denies it; `ja` to the same says too little. */
const polarityOf = (answer: 'yes' | 'no' | undefined, own: Polarity): Polarity =>
  answer === 'no' ? -1 : answer === 'yes' && own === 1 ? 1 : 0;

/** A note is checked on every pause of typing and its transcript stays the same: it is made ready once. */
const prepared = new WeakMap<readonly TranscriptPiece[], Map<Language, Said>>();

export function saidIn(pieces: readonly TranscriptPiece[], language: Language): Said {
  const byLanguage = prepared.get(pieces) ?? new Map<Language, Said>();
  prepared.set(pieces, byLanguage);
  const known = byLanguage.get(language);
  if (known) return known;
  const said = prepare(pieces, language);
  byLanguage.set(language, said);
  return said;
}
