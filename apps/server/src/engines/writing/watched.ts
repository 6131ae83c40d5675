import { EngineError } from '../../errors.ts';
import type { Writer } from './port.ts';

/** A writer that remembers what was wrong with its last note, for the administrator's page. */
export function watched(writer: Writer): Writer & { problem(): string | undefined } {
  let problem: string | undefined;
  return {
    name: writer.name,
    async write(pieces, options) {
      try {
        const draft = await writer.write(pieces, options);
        problem = writer.problem?.();
        return draft;
      } catch (error) {
        if (error instanceof EngineError) problem = error.message;
        throw error;
      }
    },
    close: () => writer.close(),
    problem: () => problem,
  };
}
