import { useEffect } from 'react';

/** The screen stays on while people talk. Browsers let go of it when the tab is hidden, so it is asked for again. */
export function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      // Refused on a low battery: the recording goes on with a dark screen.
      const next = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isOver) await next?.release();
      else lock = next;
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, [isOn]);
}
