/** Text in a page: whatever is put in is escaped, unless it was made here. */

export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | null | undefined | false | readonly Part[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function textOf(part: Part): string {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(textOf).join('');
  if (part === null || part === undefined || part === false) return '';
  return String(part).replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

export const html = (fixed: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(fixed.reduce((all, text, index) => all + textOf(parts[index - 1]) + text));
