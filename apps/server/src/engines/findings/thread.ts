/** The thread that reads papers. Each comes with a port of its own for what it says. */
import { type MessagePort, parentPort } from 'node:worker_threads';
import { type FileSource, type Finding, findingsOf } from '@noteer/clinical';

type Question = { paper: FileSource; port: MessagePort };
/** The name of the error alone: its message may quote the paper. */
export type FindingsAnswer = { findings: Finding[] } | { failed: string };

function answer(paper: FileSource): FindingsAnswer {
  try {
    return { findings: findingsOf(paper) };
  } catch (error) {
    return { failed: (error as Error).name };
  }
}

parentPort?.on('message', ({ paper, port }: Question) => {
  port.postMessage(answer(paper));
  port.close();
});
