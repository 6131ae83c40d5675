/** A child for the tests of native/pool.ts, which does on demand what native code does by accident. */
import { getPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { serve } from '../src/engines/native/child.ts';

export type FragileRequest = 'pid' | 'crash' | 'hang' | 'throw' | 'work' | 'priority';

serve(async ({ isBroken }: { isBroken: boolean }) => {
  if (isBroken) throw new Error('no such model');
  return async (request: FragileRequest) => {
    if (request === 'crash') process.kill(process.pid, 'SIGSEGV');
    if (request === 'throw') throw new Error('what the patient said');
    if (request === 'hang') await sleep(60_000);
    if (request === 'work') await sleep(200);
    if (request === 'priority') return getPriority();
    return process.pid;
  };
});
