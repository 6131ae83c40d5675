import { useEffect, useState } from 'react';
import { localSound } from '../../../capture/local-sound.ts';

const FORGET_AFTER_MS = 10_000;

/** An address for the sound that is still on this device as a whole; null when it is not. */
export function useLocalSound(id: string | null): string | null {
  const [address, setAddress] = useState<string | null>(null);

  useEffect(() => {
    if (!id) return;
    let isCurrent = true;
    let made: string | null = null;
    localSound(id)
      .then((sound) => {
        if (!sound || !isCurrent) return;
        made = URL.createObjectURL(sound);
        setAddress(made);
      })
      // It can be heard from the server, a moment later.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
      setAddress(null);
      // A player that has just been given the address may still be opening it.
      if (made) setTimeout(URL.revokeObjectURL, FORGET_AFTER_MS, made);
    };
  }, [id]);

  return address;
}
