/** The thread that reads papers and talks. Each question comes with a port of its own for what is found. */
import { constants, setPriority } from 'node:os';
import { type MessagePort, parentPort } from 'node:worker_threads';
import {
  type FileSource,
  type Finding,
  findingsOf,
  type Identity,
  identityIn,
  type NoteFigures,
  noteFigures,
  type WrittenAndSigned,
} from '@noteer/clinical';
import { type DiagnosesAsked, type DiagnosesFound, diagnosesIn } from './diagnoses.ts';

/** A document, and the client whom it may be about. */
export type WhoseAsked = { text: string; client: Parameters<typeof identityIn>[1] };

export type Question =
  | { paper: FileSource }
  | { diagnoses: DiagnosesAsked }
  | { written: WrittenAndSigned }
  | { whose: WhoseAsked };
type Asked = Question & { port: MessagePort };
/** The name of the error alone: its message may quote the paper. */
export type FindingsAnswer =
  | { findings: Finding[] }
  | { diagnoses: DiagnosesFound }
  | { figures: NoteFigures }
  | { identity: Identity }
  | { failed: string };

// Whoever waits for a page goes before. Only on Linux is a priority a thread's: elsewhere it would be the server's.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

function answer(question: Question): FindingsAnswer {
  try {
    if ('paper' in question) return { findings: findingsOf(question.paper) };
    if ('whose' in question) return { identity: identityIn(question.whose.text, question.whose.client) };
    if ('written' in question) return { figures: noteFigures(question.written) };
    return { diagnoses: diagnosesIn(question.diagnoses) };
  } catch (error) {
    return { failed: (error as Error).name };
  }
}

parentPort?.on('message', ({ port, ...question }: Asked) => {
  port.postMessage(answer(question as Question));
  port.close();
});
