import { useLayoutEffect, useRef } from 'react';

/** Where the page stood when it was locked, it stands again afterwards: out of sight it is of no height. */
export function useKeptScroll(isLocked: boolean): void {
  const top = useRef(0);
  const wasLocked = useRef(isLocked);
  useLayoutEffect(() => {
    const isBack = wasLocked.current && !isLocked;
    wasLocked.current = isLocked;
    if (isLocked) return;
    if (isBack) scrollTo({ top: top.current, behavior: 'instant' });
    const remember = () => {
      top.current = window.scrollY;
    };
    remember();
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [isLocked]);
}
