/** How the sentences of a section begin and whether they are joined, by the style that its template asks for. */
import type { Language } from '../note.ts';
import type { SectionStyle } from '../templates/section.ts';
import type { Subjects } from './sentences.ts';

/** `usual` is how the language is written where no style is asked for: Dutch as a telegram, English in sentences. */
export function mannerOf(style: SectionStyle | undefined, usual: Subjects, language: Language): Subjects {
  if (style === undefined) return usual;
  if (style !== 'sentences') return { first: '', next: '', isApart: style === 'list' };
  return language === 'nl' ? { first: 'Cliënt', next: 'Cliënt', isApart: true } : { ...usual, isApart: true };
}
