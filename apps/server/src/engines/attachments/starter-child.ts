/** The process that starts readers, hands them their document and passes on what they read. It looks into nothing. */
import type { EngineError } from '../../errors.ts';
import { readAttachment } from './index.ts';
import { AttachmentUnreadable, type ReadEvent } from './port.ts';
import type { FromStarter, OpenRequest, ToStarter } from './starter-messages.ts';

type Document = { events: AsyncGenerator<ReadEvent>; stopping: AbortController };

const documents = new Map<number, Document>();
const readers = new Map<number, number>();

const send = (answer: FromStarter) => process.send?.(answer);

function open(document: number, { bytes, ...options }: OpenRequest): Document {
  const stopping = new AbortController();
  const onStart = (reader_pid: number) => {
    readers.set(document, reader_pid);
    send({ document, reader_pid });
  };
  const onEnd = () => readers.delete(document);
  const events = readAttachment({ bytes }, { ...options, signal: stopping.signal, onStart, onEnd });
  return { events, stopping };
}

async function answerNext(document: number): Promise<void> {
  try {
    const next = await documents.get(document)?.events.next();
    send(next && !next.done ? { document, event: next.value } : { document, isOver: true });
  } catch (error) {
    if (error instanceof AttachmentUnreadable) send({ document, failure: error.failure });
    else
      send({
        document,
        failed: (error as Error).message,
        isTooSlow: (error as EngineError).isTooSlow === true,
      });
  }
}

function stop(document: number): void {
  const stopped = documents.get(document);
  documents.delete(document);
  stopped?.stopping.abort();
  // Ends the reader where it waits to be asked. Where it is at work, the signal has ended it, which nobody waits for.
  stopped?.events.return(undefined).catch(() => {});
}

// The server is gone. Readers end themselves when this is gone too, but one that the server had stopped would never notice.
process.on('disconnect', () => {
  for (const pid of readers.values()) process.kill(pid, 'SIGKILL');
  process.kill(process.pid, 'SIGKILL');
});
process.on('message', (message: ToStarter) => {
  if ('open' in message) documents.set(message.document, open(message.document, message.open));
  else if ('next' in message) void answerNext(message.document);
  else stop(message.document);
});
