/** COPY, Postgres' own way of telling and taking the rows of a table, as streams that wait for each other. */
import type pg from 'pg';

/** What pg calls on whoever has the connection. Its types do not tell, its code does. */
type Wire = {
  query(text: string): void;
  stream: {
    pause(): void;
    resume(): void;
    writableNeedDrain: boolean;
    once(event: 'drain', f: () => void): void;
  };
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(why: string): void;
};

type Turn = { onCopyData?: (chunk: Buffer, wire: Wire) => void; onCopyIn?: (wire: Wire) => void };

/** One statement on a connection. */
function statement(client: pg.Client, text: string, { onCopyData, onCopyIn }: Turn): Promise<void> {
  return new Promise((resolve, reject) => {
    let failure: Error | undefined;
    const submittable = {
      submit: (wire: Wire) => wire.query(text),
      handleCopyData: ({ chunk }: { chunk: Buffer }, wire: Wire) => onCopyData?.(chunk, wire),
      handleCopyInResponse: (wire: Wire) => onCopyIn?.(wire),
      handleRowDescription() {},
      handleDataRow() {},
      handleEmptyQuery() {},
      handlePortalSuspended() {},
      handleCommandComplete() {},
      handleError(error: Error) {
        failure = error;
        // A connection that broke says no more.
        if (!('severity' in error)) reject(error);
      },
      handleReadyForQuery: () => (failure ? reject(failure) : resolve()),
    };
    client.query(submittable as unknown as pg.Submittable);
  });
}

/** Enough that neither side waits for each row, little enough to hold. */
const WAITING_ROWS = 1_000;

/** The rows that a COPY … TO STDOUT tells, as the lines of its text format. */
export async function* copyOut(client: pg.Client, text: string): AsyncGenerator<Buffer> {
  const rows: Buffer[] = [];
  let isDone = false;
  let wire: Wire | undefined;
  let wake = () => {};
  const done = statement(client, text, {
    onCopyData(chunk, connection) {
      wire = connection;
      // The chunk is a view of a buffer that the connection uses again.
      rows.push(Buffer.from(chunk));
      if (rows.length >= WAITING_ROWS) connection.stream.pause();
      wake();
    },
  }).finally(() => {
    isDone = true;
    wake();
  });
  // Awaited below; a failure before that is not unheard.
  done.catch(() => {});
  for (;;) {
    yield* rows.splice(0);
    if (isDone && rows.length === 0) break;
    wire?.stream.resume();
    if (rows.length === 0 && !isDone)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
  }
  await done;
}

/** Gives bytes in COPY's text format to a COPY … FROM STDIN. */
export async function copyIn(client: pg.Client, text: string, parts: AsyncIterable<Buffer>): Promise<void> {
  let failed: unknown;
  async function send(wire: Wire) {
    try {
      for await (const part of parts) {
        wire.sendCopyFromChunk(part);
        if (wire.stream.writableNeedDrain)
          await new Promise<void>((resolve) => wire.stream.once('drain', resolve));
      }
      wire.endCopyFrom();
    } catch (error) {
      failed = error;
      wire.sendCopyFail('what was to be copied could not be read');
    }
  }
  try {
    await statement(client, text, { onCopyIn: (wire) => void send(wire) });
  } catch (error) {
    throw failed ?? error;
  }
}
