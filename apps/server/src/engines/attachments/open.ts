/** Opens a document of any kind. What a kind needs is loaded when a file of it comes: a letter in text needs no OCR. */
import { kindOf } from './kind.ts';
import { Ocr } from './ocr.ts';
import type { Language, OpenDocument } from './port.ts';

export async function openDocument(bytes: Buffer, language: Language): Promise<OpenDocument> {
  const kind = kindOf(bytes);
  let loading: Promise<Ocr> | undefined;
  const ocr = () => {
    loading ??= Ocr.load(language);
    return loading;
  };
  switch (kind) {
    case 'text':
      return (await import('./plain-text.ts')).openPlainText(bytes);
    case 'zip':
      return (await import('./office.ts')).openOffice(bytes);
    case 'pdf':
      return (await import('./pdf.ts')).openPdf(bytes, ocr);
    default:
      return (await import('./images.ts')).openImage(bytes, kind, ocr);
  }
}
