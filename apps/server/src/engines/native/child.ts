/** The child's side of native/pool.ts: loads an engine once, then answers one request at a time. */
import type { FromChild, ToChild } from './messages.ts';

type Engine<Request, Answer> = (request: Request) => Promise<Answer> | Answer;

/** Processor time in seconds. */
export const secondsOf = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1e6;

const send = (message: FromChild) => process.send?.(message);

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error));

export function serve<Options, Request, Answer>(
  load: (options: Options) => Promise<Engine<Request, Answer>>,
): void {
  // Without its parent nobody reads the answer; native threads that are at work would hold up a polite exit.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  let engine: Engine<Request, Answer> | undefined;
  process.on('message', async (message: ToChild) => {
    try {
      if (message.type === 'load') {
        engine = await load(message.options as Options);
        send({ type: 'ready' });
      } else {
        send({ type: 'answer', answer: await engine?.(message.request as Request) });
      }
    } catch (error) {
      send({ type: 'failed', reason: describe(error) });
    }
  });
}
