/** A zip file is a DOCX or an ODT by what is inside; any other is nothing that we read. */
import { openDocx } from './docx.ts';
import { openOdt } from './odt.ts';
import { AttachmentUnreadable, type OpenDocument } from './port.ts';

/** Names stand in a zip file as they are; an ODT says first what it is. */
export function openOffice(bytes: Buffer): OpenDocument {
  if (bytes.subarray(0, 200).includes('mimetypeapplication/vnd.oasis.opendocument.text'))
    return openOdt(bytes);
  if (bytes.includes('word/document.xml')) return openDocx(bytes);
  if (bytes.includes('META-INF/manifest.xml') && bytes.includes('content.xml')) return openOdt(bytes);
  throw new AttachmentUnreadable('unknown_kind');
}
