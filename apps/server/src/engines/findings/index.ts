/** Reads what papers and talks say in a thread beside the one that answers: of fifty pages that takes half a second. */
import { once } from 'node:events';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { FileSource, Finding, Identity, NoteFigures, WrittenAndSigned } from '@noteer/clinical';
import { EngineError } from '../../errors.ts';
import type { DiagnosesAsked, DiagnosesFound } from './diagnoses.ts';
import type { FindingsAnswer, Question, WhoseAsked } from './thread.ts';

export type FindingsReader = (paper: FileSource) => Promise<Finding[]>;
export type DiagnosesReader = (asked: DiagnosesAsked) => Promise<DiagnosesFound>;
/** What became of a draft by the time it was signed. */
export type NoteCounter = (asked: WrittenAndSigned) => Promise<NoteFigures>;
/** Whether a document is about this client. */
export type IdentityReader = (asked: WhoseAsked) => Promise<Identity>;
type Reader = {
  read: FindingsReader;
  readDiagnoses: DiagnosesReader;
  countNote: NoteCounter;
  readIdentity: IdentityReader;
  close(): Promise<void>;
};

const program = new URL('./thread.ts', import.meta.url);

/** One thread for all papers, one after the other. It begins with the first and stays. */
export function createFindings(): Reader {
  let thread: Worker | undefined;

  function started(): Worker {
    if (thread) return thread;
    const next = new Worker(program, { execArgv: [] });
    // What it was reading fails by its port; the next paper gets a new thread.
    const forget = () => {
      if (thread === next) thread = undefined;
    };
    next.once('error', forget).once('exit', forget);
    next.unref();
    thread = next;
    return next;
  }

  async function ask(question: Question): Promise<Exclude<FindingsAnswer, { failed: string }>> {
    const { port1, port2 } = new MessageChannel();
    const answered = once(port1, 'message');
    const gone = once(port1, 'close').then(() => {
      throw new EngineError('the thread that reads papers ended', { retryable: true });
    });
    // When it has answered nobody waits for the port to close.
    gone.catch(() => {});
    try {
      started().postMessage({ ...question, port: port2 }, [port2]);
      const [answer] = (await Promise.race([answered, gone])) as [FindingsAnswer];
      if ('failed' in answer) throw new Error(`papers cannot be read: ${answer.failed}`);
      return answer;
    } finally {
      port1.close();
    }
  }

  return {
    async read({ id, kind, date, author, text, template, language }) {
      // Only what it reads: whoever asks may know more of the paper.
      const paper: FileSource = { id, kind, date, author, text, language, ...(template && { template }) };
      const answer = await ask({ paper });
      return 'findings' in answer ? answer.findings : [];
    },

    async readDiagnoses(diagnoses) {
      const answer = await ask({ diagnoses });
      return 'diagnoses' in answer ? answer.diagnoses : { said: [], written: [] };
    },

    async countNote(written) {
      const answer = await ask({ written });
      if (!('figures' in answer)) throw new Error('the thread answered something else');
      return answer.figures;
    },

    async readIdentity(whose) {
      const answer = await ask({ whose });
      if (!('identity' in answer)) throw new Error('the thread answered something else');
      return answer.identity;
    },

    async close() {
      await thread?.terminate();
    },
  };
}
