import { useEffect, useState } from 'react';

/** The time of day, renewed each minute, so that greetings and dates do not grow stale on an open screen. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
