/** The thread that reads one table. It says what the table looks like, is given the list of now, and answers piece by piece. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Placed } from '@noteer/clinical/code-tables';
import {
  type TableFailure,
  type TableHead,
  type TableOutcome,
  type TableQuestion,
  TableUnreadable,
} from './port.ts';
import { readTable } from './read-table.ts';

export type ThreadData = { bytes: Uint8Array; question: TableQuestion };
export type ThreadQuestion = { current: Placed[] } | { next: true };
export type ThreadAnswer =
  | { head: TableHead }
  | { taken: true }
  | { outcomes: TableOutcome[] }
  | { refused: TableFailure }
  | { failed: string };

/** Handed over at once: some milliseconds of copying for the thread that answers. */
const PIECE = 2_000;

const { bytes, question } = workerData as ThreadData;
const answer = (words: ThreadAnswer) => parentPort?.postMessage(words);

function guarded(work: () => ThreadAnswer): void {
  try {
    answer(work());
  } catch (error) {
    if (error instanceof TableUnreadable) answer({ refused: error.failure });
    else answer({ failed: (error as Error).name });
  }
}

guarded(() => {
  const { head, compare } = readTable(bytes, question);
  const current: Placed[] = [];
  let found: Generator<TableOutcome> | undefined;
  parentPort?.on('message', (asked: ThreadQuestion) =>
    guarded(() => {
      if ('current' in asked) {
        for (const line of asked.current) current.push(line);
        return { taken: true };
      }
      found ??= compare(current);
      const outcomes: TableOutcome[] = [];
      while (outcomes.length < PIECE) {
        const { value, done } = found.next();
        if (done) break;
        outcomes.push(value);
      }
      return { outcomes };
    }),
  );
  return { head };
});
