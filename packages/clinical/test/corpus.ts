/** Invented consultations, as a recogniser would write them, with what their notes must and must not hold. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findTemplate, type Language, type Template, type TranscriptPiece } from '../src/index.ts';

export type Consultation = {
  name: string;
  language: Language;
  template: Template;
  pieces: TranscriptPiece[];
  must: string[];
  never: string[];
  placed: { section_id: string; text: string }[];
};

const folder = join(import.meta.dirname, 'corpus');
const SECONDS_A_PIECE = 5;

/** `C:`, `P:` and `R:` (clinician, patient, relative) are for the reader: a recogniser does not know who speaks. */
function read(file: string): Consultation {
  const lines = readFileSync(join(folder, file), 'utf8').split('\n');
  const values = (key: string) =>
    lines
      .filter((line) => line.startsWith(`${key}: `))
      .flatMap((line) => line.slice(key.length + 2).split(' | '));
  const template = findTemplate(values('template')[0] ?? '');
  if (!template) throw new Error(`${file} names no template`);
  return {
    name: file.replace('.txt', ''),
    language: values('language')[0] as Language,
    template,
    must: values('must'),
    never: values('never'),
    placed: lines.flatMap((line) => {
      const [, section_id = '', text = ''] = /^in (\w+): (.+)$/.exec(line) ?? [];
      return text ? [{ section_id, text }] : [];
    }),
    pieces: lines
      .filter((line) => /^[CPR]: /.test(line))
      .map((line, seq) => ({
        seq,
        start_s: seq * SECONDS_A_PIECE,
        end_s: (seq + 1) * SECONDS_A_PIECE,
        text: line.slice(3),
      })),
  };
}

export const corpus: Consultation[] = readdirSync(folder)
  .filter((file) => file.endsWith('.txt'))
  .map(read);
