import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { Alarm } from '../../lib/alarm.ts';

type Place = { offset: number; by: 'click' | 'caret'; nonce: number };
type View = { text: string; place: Place | null };

/** Longer than between two letters, shorter than a thought. */
const REST_MS = 120;

/**
 * What the panel beside the note sees of it: a text and a place of the same moment, once the hands rest. A click is seen
 * at once. So nothing but the letter itself is drawn while somebody types.
 */
export function usePanelView(text: string) {
  const [shown, setShown] = useState<View>({ text, place: null });
  const latest = useRef(shown);
  const [alarm] = useState(() => new Alarm());

  const follow = useCallback(
    (change: Partial<View>, isNow: boolean) => {
      latest.current = { ...latest.current, ...change };
      const show = () => startTransition(() => setShown(latest.current));
      if (isNow) show();
      else alarm.set(REST_MS, show);
    },
    [alarm],
  );
  useEffect(() => {
    if (text !== latest.current.text) follow({ text }, false);
  }, [text, follow]);
  useEffect(() => () => alarm.clear(), [alarm]);

  const onPlace = useCallback(
    (offset: number, by: 'click' | 'caret') => {
      const nonce = (latest.current.place?.nonce ?? 0) + 1;
      follow({ place: { offset, by, nonce } }, by === 'click');
    },
    [follow],
  );
  return { ...shown, onPlace };
}
