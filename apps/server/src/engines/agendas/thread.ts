/** The thread that reads one file or feed. */
import { parentPort, workerData } from 'node:worker_threads';
import { type AgendaFailure, type AgendaQuestion, AgendaUnreadable, type ReadAgenda } from './port.ts';
import { readAgenda } from './read-agenda.ts';

export type ThreadData = { bytes: Uint8Array; question: AgendaQuestion };
export type ThreadAnswer = { agenda: ReadAgenda } | { refused: AgendaFailure } | { failed: string };

const { bytes, question } = workerData as ThreadData;

function answer(): ThreadAnswer {
  try {
    return { agenda: readAgenda(bytes, question) };
  } catch (error) {
    if (error instanceof AgendaUnreadable) return { refused: error.failure };
    return { failed: (error as Error).name };
  }
}

parentPort?.postMessage(answer());
