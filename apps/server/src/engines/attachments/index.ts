/** Until the real reader is merged: documents as plain text. */
import type { AttachmentReader } from './port.ts';

export const readAttachment: AttachmentReader = async function* ({ bytes }) {
  const text = Buffer.from(bytes).toString('utf8');
  yield { type: 'pages', count: 1 };
  yield { type: 'page', page: { number: 1, width: 595, height: 842, how: 'text', words: [], text } };
};
