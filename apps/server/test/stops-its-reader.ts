/** A server in the midst of an answer while it has a document read. Says so once its reader stands still. */
import { createAttachmentReader } from '../src/engines/attachments/starter.ts';
import { createPauses } from '../src/engines/native/pauses.ts';
import { textPdf } from './pdf-file.ts';

const pauses = createPauses();
const bytes = textPdf(['Een', 'Twee'].map((text) => [{ x: 60, y: 780, text }]));
const signal = new AbortController().signal;
const reading = createAttachmentReader(pauses).read({ bytes }, { signal, from_page: 1, language: 'nl' });
// A reader alone keeps no server from ending. None of these answers ends: the reader goes on after a while, and is stopped again.
setInterval(() => pauses.begin(), 1);
await reading.next();
process.send?.('ready');
