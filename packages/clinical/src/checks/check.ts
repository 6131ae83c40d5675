/** Marks in a note what its transcript does not carry. Pure and quick: it runs on every pause of typing. */
import type { Language, TranscriptPiece } from '../note.ts';
import { checkFindings } from './check-findings.ts';
import { checkMatters } from './check-matters.ts';
import { checkMedicines } from './check-medicines.ts';
import { checkNames } from './check-names.ts';
import { checkQuantities, type Found } from './check-quantities.ts';
import type { Mark, Omission } from './mark.ts';
import { omissionsFrom } from './omissions.ts';
import { sentencesOf } from '../reading/segments.ts';
import { type Spoken, spokenIn, wordByWord } from './spoken.ts';
import { type Written, writtenIn } from './written.ts';

const SHORTEST_QUOTE_WORDS = 3;

/** What the note quotes, or the whole sentence, as it was said: then it denies what was denied. */
function isVerbatim({ text, tokens }: Written, spoken: Spoken): boolean {
  const [, quote] = /[“"]([^”"]+)/.exec(text) ?? [];
  const from = quote === undefined ? 0 : text.indexOf(quote);
  const words = wordByWord(tokens.filter((token) => token.start >= from));
  return words.split(' ').length >= SHORTEST_QUOTE_WORDS && spoken.text.includes(words);
}

function checkSentence(text: string, spoken: Spoken, language: Language): Checked {
  const sentence = writtenIn(text, language);
  const findings = checkFindings(sentence, spoken.findings, language);
  const said = [...findings, ...checkMatters(sentence, findings, spoken.matters, language)];
  const marks = [
    ...checkMedicines(sentence, spoken),
    ...checkQuantities(sentence, spoken, language),
    ...checkNames(sentence, spoken, language),
    ...(said.length > 0 && isVerbatim(sentence, spoken) ? [] : said),
  ];
  return { sentence, marks: marks.sort((a, b) => a.start - b.start) };
}

type Checked = { sentence: Written; marks: Found[] };

/** Who types changes one sentence: what the others say is remembered, as long as their transcript is. */
const remembered = new WeakMap<Spoken, Map<string, Checked>>();
const MOST_REMEMBERED = 5_000;

function checkedBefore(spoken: Spoken): Map<string, Checked> {
  const before = remembered.get(spoken) ?? new Map<string, Checked>();
  if (before.size > MOST_REMEMBERED) before.clear();
  remembered.set(spoken, before);
  return before;
}

export function checkNote(
  note: string,
  pieces: readonly TranscriptPiece[],
  language: Language,
): { marks: Mark[]; omissions: Omission[] } {
  const spoken = spokenIn(pieces, language);
  const before = checkedBefore(spoken);
  const marks: Mark[] = [];
  const written: Written[] = [];
  for (const { text, start: at } of sentencesOf(note)) {
    const checked = before.get(text) ?? checkSentence(text, spoken, language);
    before.set(text, checked);
    written.push(checked.sentence);
    for (const { kind, start, end } of checked.marks)
      marks.push({
        ...{ kind, start: at + start, end: at + end, text: text.slice(start, end) },
        ...{ said: null, whose: null, sources: [] },
      });
  }
  return { marks, omissions: omissionsFrom(written, spoken, language) };
}
