/** How much is read in one go: what is asked meanwhile, or no longer wanted, waits for the end of it. */
import type { Token } from 'node-llama-cpp';
import type { Seat } from './seats.ts';

const STEP_MS = 1_500;
/** Fewer at once are read no faster one by one. */
const LEAST_TOKENS = 16;
/** A processor gains nothing by more, and a graphics card little. */
export const MOST_TOKENS = 512;

export type Pace = ReturnType<typeof createPace>;

/** Reads the next few of these tokens into a seat, at most as many as take a second or two; answers how many. */
export function createPace() {
  let step_tokens = LEAST_TOKENS;
  return async ({ sequence }: Seat, tokens: readonly Token[]): Promise<number> => {
    const at = sequence.nextTokenIndex;
    const next = tokens.slice(at, at + step_tokens);
    const began = performance.now();
    await sequence.evaluateWithoutGeneratingNewTokens(next);
    // The last of a text are few, and say little about the others.
    if (next.length === step_tokens) {
      const fitting = (step_tokens * STEP_MS) / (performance.now() - began);
      step_tokens = Math.round(Math.min(Math.max(fitting, LEAST_TOKENS), 2 * step_tokens, MOST_TOKENS));
    }
    return next.length;
  };
}
