/**
 * Processes that stand still while somebody waits for an answer. A priority is not enough: on a machine with few processors,
 * one that is at work keeps the processor for some thousandths of a second before even the first in line gets it, and an
 * answer changes hands several times.
 */

/** An answer that takes longer does not wait for a processor, and some never end (events, uploads). */
const LONGEST_MS = 100;

export type Pauses = ReturnType<typeof createPauses>;

function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name);
  } catch {
    // It is gone already, or this system knows no such thing: then it goes on.
  }
}

export function createPauses() {
  const processes = new Set<number>();
  const answering = new Set<symbol>();
  let stopped_at: number | undefined;
  let goes_on_until = 0;
  let watchdog: NodeJS.Timeout | undefined;

  function goOn(): void {
    clearTimeout(watchdog);
    answering.clear();
    if (stopped_at === undefined) return;
    for (const pid of processes) signal(pid, 'SIGCONT');
    const now = performance.now();
    // As long as it stood: however many ask, it has half of the time.
    goes_on_until = now + (now - stopped_at);
    stopped_at = undefined;
  }

  function stop(): void {
    stopped_at = performance.now();
    for (const pid of processes) signal(pid, 'SIGSTOP');
    watchdog = setTimeout(goOn, LONGEST_MS);
  }

  return {
    /** Until what is returned is called, this process may be stopped. */
    include(pid: number): () => void {
      processes.add(pid);
      return () => {
        processes.delete(pid);
        // Where it outlives this: stopped, it would not even notice that it is no longer wanted.
        if (stopped_at !== undefined) signal(pid, 'SIGCONT');
      };
    },

    /** Somebody waits, until what is returned is called. */
    begin(): () => void {
      const mayStop = stopped_at !== undefined || performance.now() >= goes_on_until;
      if (processes.size === 0 || !mayStop) return () => {};
      const one = Symbol();
      answering.add(one);
      if (stopped_at === undefined) stop();
      return () => {
        if (answering.delete(one) && answering.size === 0) goOn();
      };
    },
  };
}
