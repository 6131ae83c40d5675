/** An hour of talk and the notes of it by hand, put together from the open consultations. */
import { join } from 'node:path';
import { piecesOf, readConsultations } from './notes/consultation.ts';

const WORDS_AN_HOUR = 9_000;
const folder = join(import.meta.dirname, '../packages/clinical/test/consultations/open');

const words = (text: string) => text.split(/\s+/).length;

export function spokenHour() {
  const texts: string[] = [];
  const notes: string[] = [];
  let count = 0;
  for (const { language, segments, clean_note } of readConsultations(folder)) {
    if (language !== 'nl' || count >= WORDS_AN_HOUR) continue;
    notes.push(clean_note);
    for (const { text } of piecesOf(segments)) {
      texts.push(text);
      count += words(text);
    }
  }
  const pieces = texts.map((text, seq) => ({ seq, start_s: seq * 5, end_s: seq * 5 + 5, text }));
  return { pieces, note: notes.join('\n\n'), words: count };
}
