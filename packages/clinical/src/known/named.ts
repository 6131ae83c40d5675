/** Puts behind `de avondpil` and `Marja` what the file knows of them, in brackets and marked as from the file. */
import { saidIn } from '../checks/said.ts';
import type { Said } from '../checks/said-shape.ts';
import { meaningsOf } from '../checks/slot-words.ts';
import type { Language, NoteDraft, NoteSentence, TranscriptPiece } from '../note.ts';
import { medicineMentions } from '../reading/medicine-mentions.ts';
import { findMedicine } from '../reading/medicines.ts';
import { splitSentences } from '../reading/sentences.ts';
import { tokensOf } from '../reading/tokens.ts';
import { asideOf } from './aside.ts';
import type { FromFile, Known, KnownMedicine, KnownPerson } from './known.ts';
import { type MeantWords, meantWords } from './medicine-groups.ts';

type Desk = {
  known: Known;
  pieces: readonly TranscriptPiece[];
  language: Language;
  said: Said;
  /** Every medicine that somebody named, by its Dutch name. */
  named: ReadonlySet<string>;
  from_file: FromFile[];
};

/** What is already pointed at: `mijn slaappil`. Another's (`haar`), a new or an earlier one is not. */
const pointing: Readonly<Record<Language, string>> = {
  nl: "(?:die|dat|de|het|'t|deze|dit|mijn|m'n|uw|je|jouw)",
  en: '(?:that|the|this|my|your)',
};
const notThis: Readonly<Record<Language, string>> = {
  nl: '(?:een|geen|ander|andere|nieuw|nieuwe|oud|oude|vorig|vorige|eerder|eerdere|haar|zijn|hun|tweede|extra)',
  en: '(?:a|an|no|another|other|new|old|previous|earlier|her|his|their|second|extra)',
};

/** Somebody else is spoken of, whoever it is. */
const third: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:hij|zij|hem|haar)(?!\p{L})/iu,
  en: /(?<!\p{L})(?:he|she|him|her|his)(?!\p{L})/iu,
};

const isOfOther = (text: string, { language, known }: Desk): boolean =>
  tokensOf(text).some(
    (token) =>
      meaningsOf(token.text, language).some(({ slot }) => slot === 'relation') ||
      known.people.some(({ name }) => name.toLowerCase() === token.raw.toLowerCase()),
  );

/** The sentences of the talk that a sentence of the note rests on, of whoever sits there as client or clinician. */
const spokenFor = ({ sources }: NoteSentence, { pieces }: Desk): string[] =>
  pieces
    .filter(({ seq, speaker }) => sources.includes(seq) && speaker?.role !== 'other')
    .flatMap(({ text }) => splitSentences(text));

function isPointedAt(words: string, sentence: NoteSentence, desk: Desk): boolean {
  const spoken = spokenFor(sentence, desk).filter((text) => text.toLowerCase().includes(words.toLowerCase()));
  const after = (before: string) => new RegExp(`(?<![\\p{L}'’])${before} ${words}(?![\\p{L}\\p{N}])`, 'iu');
  const [this_, other] = [after(pointing[desk.language]), after(notThis[desk.language])];
  return (
    spoken.some((text) => this_.test(text)) &&
    !spoken.some((text) => other.test(text) || third[desk.language].test(text) || isOfOther(text, desk))
  );
}

/** The only medicine that the words can stand for. What was named in the talk and is not in the file may be meant too. */
function onlyOne({ fit }: MeantWords, { known, named }: Desk): KnownMedicine | undefined {
  const fitting = known.medicines.filter((medicine) => medicine.is_current && fit(medicine) !== 'no');
  const keyOf = (name: string) => findMedicine(name)?.nl ?? name;
  const isKnown = (name: string) => known.medicines.some((medicine) => keyOf(medicine.name) === name);
  // When it is taken may not have been told.
  const mayFit = (name: string) =>
    fit({ name }) !== 'no' || anyMoment.some((moment) => fit({ name, moment }) !== 'no');
  const [one] = fitting;
  const isOnly = fitting.length === 1 && ![...named].some((name) => !isKnown(name) && mayFit(name));
  return one && isOnly && fit(one) === 'yes' ? one : undefined;
}
const anyMoment = ['morning', 'noon', 'evening'] as const;

/** In a quotation there is nothing but what was said. */
const isQuoted = (text: string, at: number): boolean => {
  const before = text.slice(0, at);
  return (
    before.lastIndexOf('“') > before.lastIndexOf('”') ||
    before.lastIndexOf('‘') > before.lastIndexOf('’') ||
    (before.match(/"/g)?.length ?? 0) % 2 === 1
  );
};

/** The clause around a place: `; ` parts what was said of different things. */
function clauseAt(text: string, at: number): string {
  const start = text.lastIndexOf(';', at) + 1;
  const end = text.indexOf(';', at);
  return text.slice(start, end < 0 ? undefined : end);
}

function withMedicines(sentence: NoteSentence, desk: Desk): NoteSentence {
  let { text } = sentence;
  for (const words of meantWords(desk.language)) {
    const found = new RegExp(words.source, 'iu').exec(text);
    const said = found?.[1];
    if (!found || !said || isQuoted(text, found.index)) continue;
    if (desk.from_file.some((each) => each.is === 'meant' && each.said === said.toLowerCase())) continue;
    const clause = clauseAt(text, found.index);
    if (isOfOther(clause, desk) || medicineMentions(tokensOf(clause)).length > 0) continue;
    const medicine = isPointedAt(said, sentence, desk) ? onlyOne(words, desk) : undefined;
    if (!medicine) continue;
    const { name, source, from, to } = medicine;
    desk.from_file.push({ is: 'meant', said: said.toLowerCase(), text: name, source, from, to });
    const end = found.index + said.length;
    text = `${text.slice(0, end)} ${asideOf(name, desk.language)}${text.slice(end)}`;
  }
  return text === sentence.text ? sentence : { ...sentence, text };
}

/** Shorter names are words too: `Wil`, `Mark`. */
const LONG_NAME = 5;

/** Whether the talk has it as a name: with its capital inside a sentence, or never without one. */
function isNamed(name: string, { pieces, said }: Desk): boolean {
  const inside = new RegExp(`[\\p{L}\\p{N},;:] ${name}(?![\\p{L}\\p{N}])`, 'u');
  const asWord = new RegExp(`(?<![\\p{L}\\p{N}])${name.toLowerCase()}(?![\\p{L}\\p{N}])`, 'u');
  return (
    said.names.has(name.toLowerCase()) ||
    pieces.some(({ text }) => inside.test(text)) ||
    (name.length >= LONG_NAME && !pieces.some(({ text }) => asWord.test(text)))
  );
}

const isRelation = (text: string, language: Language): boolean =>
  tokensOf(text).some((token) => meaningsOf(token.text, language).some(({ slot }) => slot === 'relation'));

/** A talk that says itself who somebody is needs no file for it: `volgens Mark niet.` `Wie is dat?` `Dat is mijn man.` */
function isToldWho(name: string, { said, pieces, language }: Desk): boolean {
  if ((said.names.get(name.toLowerCase()) ?? name.toLowerCase()) !== name.toLowerCase()) return true;
  const first = pieces.findIndex(({ text }) => text.includes(name));
  return first >= 0 && pieces.slice(first, first + TOLD_SOON).some(({ text }) => isRelation(text, language));
}
const TOLD_SOON = 3;

/** `Jan Linders` is somebody else than Jan, or a shop. */
const goesOn = /^ (?:(?:van|de|der|den|ten|ter) )*\p{Lu}/u;

function withPerson(
  sentence: NoteSentence,
  { name, relation, source, from, to }: KnownPerson,
  desk: Desk,
): NoteSentence {
  const { text } = sentence;
  // Where a name only began sentences, the note may have it in the middle of one without its capital.
  const flags = name.length >= LONG_NAME ? 'iu' : 'u';
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}'’(-]| \\()`, flags).exec(text);
  if (!found || isQuoted(text, found.index) || isToldWho(name, desk) || !isNamed(name, desk)) return sentence;
  if (goesOn.test(text.slice(found.index + name.length))) return sentence;
  // `partner Marja` says it already.
  const before = tokensOf(text.slice(0, found.index)).at(-1);
  if (before && meaningsOf(before.text, desk.language).some(({ slot }) => slot === 'relation'))
    return sentence;
  if (desk.from_file.some((each) => each.is === 'relation' && each.said === name)) return sentence;
  desk.from_file.push({ is: 'relation', said: name, text: relation, source, from, to });
  const after = text.slice(found.index + name.length);
  return {
    ...sentence,
    text: `${text.slice(0, found.index)}${name} ${asideOf(relation, desk.language)}${after}`,
  };
}

const isPlainName = ({ name }: KnownPerson) => /^\p{Lu}[\p{L}-]{2,}(?: [\p{L}-]+)*$/u.test(name);

/** Each word and each person once, where the note has it first. Nothing else of the file is written: no dose, no day. */
export function namedFromFile(
  draft: NoteDraft,
  pieces: readonly TranscriptPiece[],
  known: Known,
  language: Language,
): { draft: NoteDraft; from_file: FromFile[] } {
  const named = new Set(
    pieces.flatMap(({ text }) => medicineMentions(tokensOf(text)).map(({ medicine }) => medicine.nl)),
  );
  const desk: Desk = { known, pieces, language, named, said: saidIn(pieces, language), from_file: [] };
  const people = known.people.filter(isPlainName);
  const sections = draft.sections.map((section) => ({
    ...section,
    sentences: section.sentences.map((sentence) =>
      people.reduce((each, person) => withPerson(each, person, desk), withMedicines(sentence, desk)),
    ),
  }));
  return { draft: { ...draft, sections }, from_file: desk.from_file };
}
