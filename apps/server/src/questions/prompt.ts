/** The instructions of a question: a file for each language in the question's own folder, with the template's sections put in. */
import { readFileSync } from 'node:fs';
import type { Template, TemplateSection } from '@noteer/clinical';
import type { Language } from '@noteer/contract';
import { oneLine } from './talk.ts';
import { questionWords } from './words.ts';

const SECTIONS = '{{sections}}';

const promptFile = (name: string, language: Language): string =>
  readFileSync(new URL(`./${name}/prompt.${language}.md`, import.meta.url), 'utf8');

/** A wish is about words, never about what was said. */
function sectionLine({ id, title, style, wish }: TemplateSection, language: Language): string {
  const { styles, wished } = questionWords[language];
  const asked = [style ? styles[style] : '', wish ? `${wished} “${oneLine(wish)}”` : ''].filter(Boolean);
  return [`- \`${id}\`: ${oneLine(title[language])}`, ...asked].join('; ');
}

export function instructionsFor(name: string, template: Template, language: Language): string {
  const sections = template.sections.map((section) => sectionLine(section, language)).join('\n');
  // As a function: a heading may hold what `replace` would read as a pattern.
  return promptFile(name, language).replace(SECTIONS, () => sections);
}
