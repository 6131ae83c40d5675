/** DOCX and ODT files for tests, by what stands in their XML. */
import { strToU8, zipSync } from 'fflate';

const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** `more`: other parts of the file by name. */
export const docxFile = (body: string, more: Record<string, string> = {}): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8(`<w:document ${w} xmlns:mc="mc"><w:body>${body}</w:body></w:document>`),
    ...Object.fromEntries(
      Object.entries(more).map(([name, xml]) => [name, strToU8(xml.replace(/^<[\w:]+/, `$& ${w}`))]),
    ),
  });

export const docxParagraph = (text: string, run = '', paragraph = '') =>
  `<w:p><w:pPr>${paragraph}</w:pPr><w:r><w:rPr>${run}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

const names = ['office', 'text', 'table', 'style', 'fo'].map((name) => `xmlns:${name}="${name}"`).join(' ');

export const odtFile = (body: string, styles = '', header = ''): Uint8Array =>
  zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
    'content.xml': strToU8(
      `<office:document-content ${names}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    ),
    'styles.xml': strToU8(
      `<office:document-styles ${names}><style:header>${header}</style:header></office:document-styles>`,
    ),
  });
