/** A letter as a page that a browser prints. */
import type { Look } from './letter.ts';
import { type Part, partsOf } from './parts.ts';

const fonts = {
  sans: '"Liberation Sans", Arial, sans-serif',
  serif: '"Liberation Serif", "Times New Roman", serif',
  mono: '"Liberation Mono", "Courier New", monospace',
};

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const row = (cells: string[], tag = 'td') =>
  `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;

/** What stands apart by spaces is printed in letters of one width, as the systems do that print it. */
const isInColumns = (text: string) => / {3,}/.test(text.trim());
const paragraph = (text: string) => `<p${isInColumns(text) ? ' class=typed' : ''}>${escaped(text)}</p>`;

/** Rows that follow each other are one table, and so are fields. */
function htmlOf(parts: Part[]): string {
  let html = '';
  let open = '';
  const inside = (element: string) => {
    const [tag = ''] = open.split(' ');
    if (open === element) return;
    if (open) html += `</${tag}>`;
    if (element) html += `<${element}>`;
    open = element;
  };
  for (const part of parts) {
    if (part.is === 'row') {
      const isFirst = open !== 'table class=rows';
      inside('table class=rows');
      html += row(part.cells, isFirst ? 'th' : 'td');
      continue;
    }
    if (part.is === 'field') {
      inside('table class=fields');
      html += row([part.label, part.value]);
      continue;
    }
    inside(part.is === 'item' ? 'ul' : '');
    if (part.is === 'columns') html += `<div class=columns>${htmlOf(part.parts)}</div>`;
    else if (part.is === 'paragraph') html += paragraph(part.text);
    else
      html += { title: 'h1', heading: 'h2', item: 'li' }[part.is].replace(
        /.+/,
        (tag) => `<${tag}>${escaped(part.text)}</${tag}>`,
      );
  }
  inside('');
  return html;
}

export const asHtml = (text: string, { font, points, hasLines }: Look): string => `<!doctype html>
<meta charset="utf-8">
<style>
  body { font: ${points}pt/1.35 ${fonts[font]}; margin: 0; padding: 18mm; color: #111; }
  h1 { font-size: 1.5em; margin: 0 0 0.8em; } h2 { font-size: 1.1em; margin: 1em 0 0.3em; } p { margin: 0 0 0.2em; min-height: 0.8em; white-space: pre-wrap; }
  .typed { font-family: ${fonts.mono}; font-size: 0.85em; }
  table { border-collapse: collapse; margin: 0.3em 0 0.8em; } td, th { text-align: left; vertical-align: top; padding: 2px 14px 2px 0; }
  .rows td, .rows th { ${hasLines ? 'border: 1px solid #444; padding: 3px 8px;' : ''} }
  .columns { columns: 2; column-gap: 9mm; text-align: justify; }
</style>
${htmlOf(partsOf(text))}`;
