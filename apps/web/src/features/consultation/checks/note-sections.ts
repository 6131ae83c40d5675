/** Where something new belongs in the text of a note. */
import { type Language, sectionFor, type Template } from '@noteer/clinical';
import { sectionsOf } from '../sections-of.ts';

const isSameTitle = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** People shorten headings: “Medicatie” is the section “Medicatie en bijwerkingen”. */
const isShortened = (title: string, whole: string) =>
  whole.toLowerCase().startsWith(`${title.toLowerCase()} `);

/** A sentence, and what it is about. */
export type Addition = { sentence: string; fact_kind: Parameters<typeof sectionFor>[0] };

type Added = { text: string; offset: number };

/** Between what stands before and after a place, with empty lines around it. */
function putAt(text: string, at: number, before: string, line: string): Added {
  const start = `${text.slice(0, at).trimEnd()}${before}`;
  const rest = text.slice(at).trimStart();
  return { text: `${start}${line}\n${rest && `\n${rest}`}`, offset: start.length };
}

/**
 * Adds a sentence under the section of the template that it belongs in. A section that the note leaves
 * out is opened in its place among the others; a note without any headings gets no first one.
 */
export function withSentence(
  text: string,
  { sentence, fact_kind }: Addition,
  template: Template,
  language: Language,
): Added {
  const line = sentence.replace(/\s+/g, ' ').trim();
  const belongs = sectionFor(fact_kind, template)?.id ?? template.rest;
  const wanted = template.sections.findIndex(({ id }) => id === belongs);
  const titleOf = (at: number) => template.sections[at]?.title[language] ?? '';
  const present = sectionsOf(text);
  const section =
    present.find(({ title }) => isSameTitle(title, titleOf(wanted))) ??
    present.find(({ title }) => isShortened(title, titleOf(wanted)));
  if (section) return putAt(text, section.end, section.body ? '\n' : '\n\n', line);
  if (present.length === 0) return putAt(text, text.length, text.trim() ? '\n' : '', line);
  const later = template.sections.slice(wanted + 1).map(({ title }) => title[language]);
  const next = present.find(({ title }) => later.some((each) => isSameTitle(each, title)));
  const at = next?.start ?? text.length;
  return putAt(text, at, `${at === 0 ? '' : '\n\n'}## ${titleOf(wanted)}\n\n`, line);
}
