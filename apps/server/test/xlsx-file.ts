/** Spreadsheets for tests, by what stands in their cells. */
import { strToU8, zipSync } from 'fflate';

/** Text, a number, a day as spreadsheets count them, a formula with or without the value that was saved. */
type XlsxCell = string | number | { day: number } | { zeros: number } | { formula: string; value?: string };

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const letters = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : letters(Math.floor(column / 26) - 1) + String.fromCharCode(65 + (column % 26));

function cellXml(cell: XlsxCell, reference: string, shared: string[] | undefined): string {
  if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`;
  if (typeof cell === 'string') {
    if (!shared) return `<c r="${reference}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
    const known = shared.indexOf(cell);
    const number = known < 0 ? shared.push(cell) - 1 : known;
    return `<c r="${reference}" t="s"><v>${number}</v></c>`;
  }
  if ('day' in cell) return `<c r="${reference}" s="1"><v>${cell.day}</v></c>`;
  if ('zeros' in cell) return `<c r="${reference}" s="2"><v>${cell.zeros}</v></c>`;
  const value = cell.value === undefined ? '' : `<v>${escaped(cell.value)}</v>`;
  return `<c r="${reference}"${value ? ' t="str"' : ''}><f>${escaped(cell.formula)}</f>${value}</c>`;
}

const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd\\-mm\\-yyyy"/><numFmt numFmtId="165" formatCode="0000"/></numFmts>
<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`;

/** `isShared`: texts stand in a table of their own, as Excel writes them; else in their cells. */
export function xlsxFile(
  sheets: Record<string, XlsxCell[][]>,
  { isShared = true }: { isShared?: boolean } = {},
): Uint8Array<ArrayBuffer> {
  const shared: string[] = [];
  const names = Object.keys(sheets);
  const sheetXml = (rows: XlsxCell[][]) =>
    `<worksheet><sheetData>${rows
      .map((cells, row) => {
        const xml = cells.map((cell, column) =>
          cellXml(cell, `${letters(column)}${row + 1}`, isShared ? shared : undefined),
        );
        return `<row r="${row + 1}">${xml.join('')}</row>`;
      })
      .join('')}</sheetData></worksheet>`;
  const parts = Object.fromEntries(
    names.map((name, index) => [
      `xl/worksheets/sheet${index + 1}.xml`,
      sheetXml(sheets[name] as XlsxCell[][]),
    ]),
  );
  return xlsxOf({
    ...parts,
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${names
      .map((name, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names
      .map((_, index) => `<Relationship Id="rId${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`)
      .join('')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst>${shared.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
    'xl/styles.xml': styles,
  });
}

export const xlsxOf = (parts: Record<string, string>): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]))),
  );
