import { useCallback, useState } from 'react';

const KEY = 'privacy_mode';

/** Off until switched on; a reload keeps it, signing out does not. */
export function usePrivacyMode(): [isOn: boolean, set: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => sessionStorage.getItem(KEY) === 'true');
  const set = useCallback((next: boolean) => {
    sessionStorage.setItem(KEY, String(next));
    setOn(next);
  }, []);
  return [isOn, set];
}
