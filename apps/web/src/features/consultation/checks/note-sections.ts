/** The sections of a note's text: what stands under each heading, and where something new belongs. */
import type { OmissionKind } from '@noteer/clinical';

type NoteTextSection = { title: string; body: string; start: number; end: number };

const heading = /^#{1,3}[ \t]+(.+?)[ \t]*$/gm;

export function sectionsOf(text: string): NoteTextSection[] {
  const found = [...text.matchAll(heading)];
  return found.map(({ 0: line, 1: title = '', index }, at) => {
    const end = found[at + 1]?.index ?? text.length;
    return { title, body: text.slice(index + line.length, end).trim(), start: index, end };
  });
}

/** As it is pasted elsewhere: what was escaped to be no heading and no list stands there as it reads. */
export const pastedText = (body: string): string =>
  body.replace(/^\\([#>*+-])/gm, '$1').replace(/^(\d+)\\([.)])/gm, '$1$2');

const fitting: Record<OmissionKind, RegExp> = {
  medicine: /medica/i,
  risk: /risic|risk|veilig|safety|su[iï]cid|crisis|gevaar/i,
  agreement: /beleid|afspra|plan|vervolg|volgend|policy|agree|follow/i,
};

/**
 * Adds a sentence under the section that fits it. A section that the template has and nobody spoke about, so they
 * thought, is opened at the end; else the sentence itself stands there.
 */
export function withSentence(
  text: string,
  { kind, text: sentence }: { kind: OmissionKind; text: string },
  notDiscussed: readonly string[],
): { text: string; offset: number } {
  const line = sentence.replace(/\s+/g, ' ').trim();
  const section = sectionsOf(text).find(({ title }) => fitting[kind].test(title));
  if (section) {
    const before = text.slice(0, section.end).trimEnd();
    const start = `${before}${section.body ? '\n' : '\n\n'}`;
    const after = text.slice(section.end);
    return { text: `${start}${line}\n${after && `\n${after}`}`, offset: start.length };
  }
  const title = notDiscussed.find((name) => fitting[kind].test(name));
  const rest = text.trimEnd();
  const start = `${rest}${rest && (title ? '\n\n' : '\n')}${title ? `## ${title}\n\n` : ''}`;
  return { text: `${start}${line}\n`, offset: start.length };
}
