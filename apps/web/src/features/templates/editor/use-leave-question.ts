import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';

/** Asks before unsaved work is left: for another page of the app, and for anywhere else. */
export function useLeaveQuestion(isUnsaved: boolean) {
  const isAllowed = useRef(false);
  const blocker = useBlocker(() => isUnsaved && !isAllowed.current);
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  return {
    isAsked: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
    /** What was saved goes on to its own address. */
    allow: () => {
      isAllowed.current = true;
    },
  };
}
