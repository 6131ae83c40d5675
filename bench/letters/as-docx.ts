/** A letter as a DOCX, as Word writes it. */
import { strToU8, zipSync } from 'fflate';
import { type Part, partsOf } from './parts.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Word cuts a line into runs wherever somebody typed again. */
const runs = (text: string) =>
  text
    .split(/(?<= \S+ \S+ \S+ )/)
    .map((piece) => `<w:r><w:t xml:space="preserve">${escaped(piece)}</w:t></w:r>`)
    .join('');

const paragraph = (text: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${runs(text)}</w:p>`;
const row = (cells: string[]) =>
  `<w:tr>${cells.map((cell) => `<w:tc><w:tcPr/>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`;
const item = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';

function xmlOf(parts: Part[]): string {
  let xml = '';
  let isTable = false;
  for (const part of parts) {
    const isRow = part.is === 'row' || part.is === 'field';
    if (isRow !== isTable) xml += isRow ? '<w:tbl><w:tblPr/>' : '</w:tbl>';
    isTable = isRow;
    if (part.is === 'row') xml += row(part.cells);
    else if (part.is === 'field') xml += row([part.label, part.value]);
    else if (part.is === 'columns') xml += xmlOf(part.parts);
    else if (part.is === 'item') xml += paragraph(part.text, item);
    else if (part.is === 'paragraph') xml += paragraph(part.text);
    else xml += paragraph(part.text, `<w:pStyle w:val="${part.is === 'title' ? 'Title' : 'Heading1'}"/>`);
  }
  return isTable ? `${xml}</w:tbl>` : xml;
}

const named = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

export function asDocx(text: string): Uint8Array {
  const lists = `<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`;
  return zipSync({
    '[Content_Types].xml': strToU8(`${head}<Types/>`),
    'word/document.xml': strToU8(
      `${head}<w:document ${named}><w:body>${xmlOf(partsOf(text))}</w:body></w:document>`,
    ),
    'word/numbering.xml': strToU8(`${head}<w:numbering ${named}>${lists}</w:numbering>`),
  });
}
