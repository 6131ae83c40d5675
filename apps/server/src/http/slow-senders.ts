/** A client that sends slower than it needs to holds a connection for nothing. */
import type { FastifyInstance } from 'fastify';

/** The largest request but a recording is 4 MB. */
const PATIENCE_MS = 60_000;

/**
 * In the place of Node's own requestTimeout, which knows no exceptions: two hours of sound in one form take a quarter
 * of an hour on many lines. Such a form may go on for as long as something comes.
 */
export function endSlowSenders(app: FastifyInstance, patience_ms = PATIENCE_MS): void {
  app.addHook('onRequest', async ({ raw, headers }) => {
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (!hasBody) return;
    const isForm = headers['content-type']?.startsWith('multipart/form-data');
    let received = raw.socket.bytesRead;
    const timer = setTimeout(() => {
      if (!isForm || raw.socket.bytesRead === received) return raw.destroy();
      received = raw.socket.bytesRead;
      timer.refresh();
    }, patience_ms);
    // All of it came, or the connection is gone.
    raw.once('close', () => clearTimeout(timer));
  });
}
