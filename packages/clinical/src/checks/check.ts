/** Marks in a note what its transcript does not carry. Pure and quick: it runs on every pause of typing. */
import type { Language, TranscriptPiece } from '../note.ts';
import { checkFindings } from './check-findings.ts';
import { checkMatters } from './check-matters.ts';
import { checkMedicines } from './check-medicines.ts';
import { checkQuantities } from './check-quantities.ts';
import type { Mark, Omission } from './mark.ts';
import { medicineMentions } from './medicine-mentions.ts';
import { type NoteSentence, noteSentences } from './segments.ts';
import { type Spoken, spokenIn, wordByWord } from './spoken.ts';

const SHORTEST_QUOTE_WORDS = 3;

/** What the note quotes, or the whole sentence, as it was said: then it denies what was denied. */
function isVerbatim({ text, tokens, start }: NoteSentence, spoken: Spoken): boolean {
  const [, quote] = /[“"]([^”"]+)/.exec(text) ?? [];
  const from = quote === undefined ? start : start + text.indexOf(quote);
  const words = wordByWord(tokens.filter((token) => token.start >= from));
  return words.split(' ').length >= SHORTEST_QUOTE_WORDS && spoken.text.includes(words);
}

export function checkNote(
  note: string,
  pieces: readonly TranscriptPiece[],
  language: Language,
): { marks: Mark[]; omissions: Omission[] } {
  const spoken = spokenIn(pieces, language);
  const marks = noteSentences(note)
    .flatMap((sentence) => {
      const medicines = medicineMentions(sentence.tokens);
      const isQuoted = isVerbatim(sentence, spoken);
      const findings = isQuoted ? [] : checkFindings(sentence, spoken.findings, language);
      return [
        ...checkMedicines(sentence, medicines, spoken),
        ...checkQuantities(sentence, medicines, spoken, language),
        ...findings,
        ...(isQuoted ? [] : checkMatters(sentence, findings, spoken.matters, language)),
      ];
    })
    .map((found) => ({ ...found, text: note.slice(found.start, found.end) }))
    .sort((a, b) => a.start - b.start);
  return { marks, omissions: [] };
}
