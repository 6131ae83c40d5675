import { useEffect } from 'react';

/** What is neither with the server nor on this device would be gone: the browser asks before it closes the page. */
export function useStayWarning(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isOn]);
}
