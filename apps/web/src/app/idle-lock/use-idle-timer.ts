import { useCallback, useEffect, useRef, useState } from 'react';
import { isKeptAwake } from '../../lib/keep-awake.ts';
import { onActiveElsewhere, tellActive } from '../../lib/session-tabs.ts';

/** Survives a reload and a tab that the browser put to sleep, so neither is a way around the lock. */
const KEY = 'last_active_at';

/** How long before the lock people are asked whether they are still there. */
const WARNING_S = 60;

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

const lastActive = (): number => Number(sessionStorage.getItem(KEY)) || Date.now();

type IdleTimer = { isWarning: boolean; stayAwake: () => void };

/**
 * Goes by the clock, not by timers: a laptop that slept for an hour is idle the moment it wakes,
 * and the very movement that wakes it does not count as activity.
 */
export function useIdleTimer(limit_s: number, isRunning: boolean, onIdle: () => void): IdleTimer {
  const [isWarning, setWarning] = useState(false);
  const isWarned = useRef(false);
  const warn = useCallback((isOn: boolean) => {
    isWarned.current = isOn;
    setWarning(isOn);
  }, []);

  const stayAwake = useCallback(() => {
    sessionStorage.setItem(KEY, String(Date.now()));
    warn(false);
    tellActive();
  }, [warn]);

  useEffect(() => {
    if (!isRunning) {
      // Whoever signs in again starts with a fresh clock.
      sessionStorage.removeItem(KEY);
      return warn(false);
    }
    sessionStorage.setItem(KEY, String(lastActive()));

    const check = () => {
      if (isKeptAwake()) return stayAwake();
      const idle_s = (Date.now() - lastActive()) / 1000;
      if (idle_s < limit_s) return warn(idle_s >= limit_s - Math.min(WARNING_S, limit_s / 2));
      sessionStorage.removeItem(KEY);
      warn(false);
      onIdle();
    };
    const touch = () => {
      check();
      // Once asked, only an answer counts: a nudged mouse is not a person.
      if (!isWarned.current && sessionStorage.getItem(KEY)) stayAwake();
    };

    const hear = () => {
      sessionStorage.setItem(KEY, String(Date.now()));
      warn(false);
    };

    check();
    const unfollow = onActiveElsewhere(hear);
    const timer = setInterval(check, 1000);
    document.addEventListener('visibilitychange', check);
    for (const type of TOUCHES) window.addEventListener(type, touch, { capture: true, passive: true });
    return () => {
      unfollow();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
      for (const type of TOUCHES) window.removeEventListener(type, touch, { capture: true });
    };
  }, [limit_s, isRunning, onIdle, stayAwake, warn]);

  return { isWarning, stayAwake };
}
