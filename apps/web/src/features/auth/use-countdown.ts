import { useCallback, useEffect, useState } from 'react';

/** Counts whole seconds down to nothing. Reads the clock, so a throttled tab does not fall behind. */
export function useCountdown(seconds: number): { left_s: number; restart: () => void } {
  const [ends_at, setEnd] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(Date.now);
  const left_s = Math.max(0, Math.ceil((ends_at - now) / 1000));
  const isRunning = left_s > 0;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);

  const restart = useCallback(() => {
    setNow(Date.now());
    setEnd(Date.now() + seconds * 1000);
  }, [seconds]);

  return { left_s, restart };
}
