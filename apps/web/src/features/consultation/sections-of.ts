/** The sections of a note's text: what stands under each heading. */
type NoteTextSection = { title: string; body: string; start: number; end: number };

const heading = /^#{1,3}[ \t]+(.+?)[ \t]*$/gm;

export function sectionsOf(text: string): NoteTextSection[] {
  const found = [...text.matchAll(heading)];
  return found.map(({ 0: line, 1: title = '', index }, at) => {
    const end = found[at + 1]?.index ?? text.length;
    return { title, body: text.slice(index + line.length, end).trim(), start: index, end };
  });
}
