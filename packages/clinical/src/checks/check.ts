/** Marks in a note what its transcript does not carry. Pure and quick: it runs on every pause of typing. */
import type { Language, TranscriptPiece } from '../note.ts';
import { checkMedicines } from './check-medicines.ts';
import { checkQuantities } from './check-quantities.ts';
import type { Mark, Omission } from './mark.ts';
import { medicineMentions } from './medicine-mentions.ts';
import { noteSentences } from './segments.ts';
import { spokenIn } from './spoken.ts';

export function checkNote(
  note: string,
  pieces: readonly TranscriptPiece[],
  language: Language,
): { marks: Mark[]; omissions: Omission[] } {
  const spoken = spokenIn(pieces, language);
  const marks = noteSentences(note)
    .flatMap((sentence) => {
      const medicines = medicineMentions(sentence.tokens);
      return [
        ...checkMedicines(sentence, medicines, spoken),
        ...checkQuantities(sentence, medicines, spoken, language),
      ];
    })
    .map((found) => ({ ...found, text: note.slice(found.start, found.end) }))
    .sort((a, b) => a.start - b.start);
  return { marks, omissions: [] };
}
