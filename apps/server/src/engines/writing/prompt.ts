/** What a model is asked: the prompt of the template's family, its sections, and the pieces with their numbers. */
import { readFileSync } from 'node:fs';
import type { Template, TranscriptPiece } from '@noteer/clinical';
import type { Language } from '@noteer/contract';

const SECTIONS = '{{sections}}';

export function instructionsFor(template: Template, language: Language): string {
  const file = new URL(`../prompts/${template.family}.${language}.md`, import.meta.url);
  const sections = template.sections.map(({ id, title }) => `- \`${id}\`: ${title[language]}`).join('\n');
  return readFileSync(file, 'utf8').replace(SECTIONS, sections);
}

/** A piece is one line, so that nothing in it can look like another piece. */
export const lineOf = ({ seq, text }: TranscriptPiece): string =>
  `[${seq}] ${text.replace(/\s+/g, ' ').trim()}`;
