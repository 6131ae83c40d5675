/**
 * What a sentence says, against the pieces that it names. The checks ask whether something was said anywhere; here the
 * model itself said where. It may be strict: a sentence that is refused without need costs style, never truth.
 */
import type { Language, NoteSentence } from '../note.ts';
import type { Quantity } from '../reading/quantity.ts';
import { isAlike, isSame } from './amounts.ts';
import { type Objection, type ObjectionKind, objection } from './objection.ts';
import { answered, type Read, readSentence, readWritten, type SaidReader } from './said.ts';
import { kindOfGroup } from './telling-words.ts';

/** The question stands before its answer; a correction comes soon after. */
const NEAR = 1;
const AROUND = 3;
/** A medicine that was named goes on in the talk: `en dan naar vijftig`. */
const NAMED_BEFORE = 12;

/** A good note has its own words for half of what was said, no more. */
const LEAST_SUPPORT = 0.4;
const LONGEST_CHARACTERS = 600;
/** Sentences that share nearly as much as the best one count as much. */
const CLOSE = 0.7;

/** `near` is what was named and what touches it, `around` a little more, `own` our sentences of the same pieces. */
type Said = { near: Read[]; around: Read[]; own: Read[]; medicines: ReadonlySet<string> };

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].filter((stem) => other.has(stem)).length;

/** The told sentences that say most of the same. */
function closest(read: Read, sentences: readonly Read[]): Read[] {
  const scored = sentences
    .filter(({ isTold }) => isTold)
    .map((sentence) => ({
      sentence,
      score:
        shared(read.stems, sentence.stems) +
        sentence.findings.filter(({ finding }) => read.findings.some((each) => each.finding === finding))
          .length +
        sentence.quantities.filter((said) => read.quantities.some((each) => isSame(each, said))).length,
    }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score > 0 && score >= CLOSE * best).map(({ sentence }) => sentence);
}

function unsupported(read: Read, { around, own }: Said): Objection[] {
  const all = [...around, ...own];
  const said = new Set(all.flatMap(({ stems }) => [...stems]));
  const findings = new Set(all.flatMap((each) => each.findings.map(({ finding }) => finding)));
  const carried = shared(read.stems, said);
  if (read.stems.size > 0 && carried / read.stems.size >= LEAST_SUPPORT) return [];
  // `Quetiapine 150 mg` has no other words than its name, and a finding may have another in talk than in notes.
  const isShort = read.stems.size <= 2;
  if (isShort && read.findings.some(({ finding }) => findings.has(finding))) return [];
  if (isShort && all.some(({ medicines }) => read.medicines.some((each) => medicines.includes(each))))
    return [];
  return [objection('unsupported')];
}

function kindOf(quantity: Quantity): ObjectionKind {
  if (quantity.what !== 'amount') return quantity.what === 'day' ? 'date' : 'time';
  if (quantity.unit?.kind === 'mass') return 'dose';
  return quantity.unit?.kind === 'times' ? 'frequency' : 'number';
}

/** Where something of its kind was counted, it must be that; only else it may come from further off. */
function strangeNumbers(read: Read, { near, around, own }: Said): Objection[] {
  const quantitiesOf = (sentences: readonly Read[]) => sentences.flatMap(({ quantities }) => quantities);
  return read.quantities.flatMap((quantity) => {
    const ours = quantitiesOf(own);
    const close = quantitiesOf(near).filter((said) => isAlike(quantity, said));
    const said = close.length > 0 ? close : quantitiesOf(around);
    if ([...said, ...ours].some((each) => isSame(quantity, each))) return [];
    return [objection(kindOf(quantity), read.text.slice(quantity.start, quantity.end))];
  });
}

/** `left` where only `right` was said; `a day` where only `a week` was; `stop` where only `start` was. */
function opposites(read: Read, { near, around, own }: Said): Objection[] {
  return read.words.flatMap(({ group, is }) => {
    const saidIn = (sentences: readonly Read[]) =>
      sentences.flatMap(({ words }) => words.filter((word) => word.group === group));
    const close = [...saidIn(near), ...saidIn(own)];
    const said = close.length > 0 ? close : saidIn(around);
    const isOpposite = said.length > 0 && !said.some((word) => word.is === is);
    return isOpposite ? [objection(kindOfGroup[group])] : [];
  });
}

/** Examinations go by their letters: an ECG that nobody spoke of was not agreed. */
function strangeLetters(read: Read, { around, own }: Said): Objection[] {
  const said = new Set([...around, ...own].flatMap(({ tokens }) => tokens.map(({ text }) => text)));
  return read.tokens
    .filter(({ raw, text }) => /^[A-Z]{2,5}$/.test(raw) && !said.has(text))
    .map(({ raw }) => objection('unsupported', raw));
}

const strangeMedicines = (read: Read, { medicines }: Said): Objection[] =>
  [...new Set(read.medicines)]
    .filter((medicine) => !medicines.has(medicine))
    .map((medicine) => objection('medicine', medicine));

/** What the note affirms was only denied there, or the other way round. */
function turned(read: Read, { near, around, own }: Said): Objection[] {
  if (read.isDenial && ![...around, ...own].some(({ isDenial }) => isDenial)) return [objection('negation')];
  const told = [...near, ...own].filter(({ isTold }) => isTold);
  return read.findings.flatMap(({ finding, polarity, start, end }) => {
    const same = told.flatMap(({ findings }) => findings.filter((other) => other.finding === finding));
    const isOnly = (wanted: string) => same.length > 0 && same.every((other) => other.polarity === wanted);
    const isTurned =
      (polarity === 'affirmed' && isOnly('denied')) ||
      (polarity === 'denied' && isOnly('affirmed') && !told.some(({ isDenial }) => isDenial));
    const words = read.text.slice(read.tokens[start]?.start, read.tokens[end - 1]?.end);
    return isTurned ? [objection('negation', words)] : [];
  });
}

/** All that says the same denies it, and the sentence does not. */
function denialLost(read: Read, { near, own }: Said): Objection[] {
  if (read.isDenial) return [];
  const alike = closest(read, [...near, ...own]);
  return alike.length > 0 && alike.every(({ isDenial }) => isDenial) ? [objection('negation')] : [];
}

/** It speaks of somebody whom nobody named there, or what it says was only said of somebody else. */
function otherPeople(read: Read, { near, around, own }: Said): Objection[] {
  const named = new Set([...around, ...own].flatMap(({ people }) => people));
  const stranger = read.people.find((person) => !named.has(person));
  if (stranger) return [objection('person', stranger)];
  if (read.people.length > 0) return [];
  const alike = closest(read, near);
  if (alike.length === 0 || alike.some(({ people }) => people.length === 0)) return [];
  if (closest(read, own).some(({ people }) => people.length === 0)) return [];
  return [objection('person', '', alike[0]?.people[0] ?? null)];
}

export function objectionsTo(
  sentence: NoteSentence,
  said: SaidReader,
  own: readonly NoteSentence[],
  language: Language,
): Objection[] {
  if (sentence.text.length > LONGEST_CHARACTERS) return [objection('unsupported')];
  if (said.around(sentence.sources, 0, 0).some(({ isInstruction }) => isInstruction))
    return [objection('instruction')];
  const sentencesIn = (before: number, after: number) =>
    said.around(sentence.sources, before, after).flatMap((piece) => piece.sentences);
  const read = readSentence(sentence.text, language, false);
  const ours = ofSameSources(own, sentence).flatMap(({ text }) => readWritten(text, language));
  const all: Said = {
    near: answered(sentencesIn(NEAR, NEAR), language),
    around: answered(sentencesIn(AROUND, AROUND), language),
    own: ours,
    medicines: new Set([...sentencesIn(NAMED_BEFORE, AROUND), ...ours].flatMap(({ medicines }) => medicines)),
  };
  return [
    ...unsupported(read, all),
    ...strangeNumbers(read, all),
    ...strangeLetters(read, all),
    ...opposites(read, all),
    ...strangeMedicines(read, all),
    ...turned(read, all),
    ...statementsOf(sentence.text).flatMap((text) => {
      const statement = readSentence(text, language, false);
      return [...denialLost(statement, all), ...otherPeople(statement, all)];
    }),
  ];
}

/** A sentence may state several things, of which one is wrong. */
const statementsOf = (text: string) => text.split(/;\s+|,?\s+(?=(?:maar|but)\s)|,\s+(?=(?:en|and)\s)/);

export const ofSameSources = (own: readonly NoteSentence[], { sources }: NoteSentence): NoteSentence[] =>
  own.filter((sentence) => sentence.sources.some((seq) => sources.includes(seq)));
