import { startTransition, useEffect, useState } from 'react';

/** A pause between two words is shorter, one to think is longer. */
const PAUSE_MS = 300;
/** A browser that never rests gets to it all the same. */
const LATEST_MS = 1000;

/** Follows a value once it rests, in a moment when the browser has nothing else to do: typing always goes first. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (Object.is(value, settled)) return;
    let idle: number | undefined;
    const settle = () => startTransition(() => setSettled(() => value));
    const timer = setTimeout(() => {
      // Safari has no idle callbacks.
      if ('requestIdleCallback' in window) idle = requestIdleCallback(settle, { timeout: LATEST_MS });
      else settle();
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      if (idle !== undefined) cancelIdleCallback(idle);
    };
  }, [value, settled]);
  return settled;
}
