import type { Recording } from '@noteer/contract';
import { useEffect, useRef, useState } from 'react';
import { useNow } from '../../lib/use-now.ts';
import { remainingOf, usualOf } from './remaining.ts';

/** How long writing took on this installation, as seen from this device. */
const KEY = 'writing_s';

const usualWriting = (): number | null => Number(localStorage.getItem(KEY)) || null;

/** Seconds until the note is there, as far as that can be told; null while it cannot. */
export function useRemaining({ id, processing: { stage, progress } }: Recording): number | null {
  const [first, setFirst] = useState({ id, stage, at_ms: Date.now(), progress });
  if (first.id !== id || first.stage !== stage) setFirst({ id, stage, at_ms: Date.now(), progress });
  useNow();
  const now = { at_ms: Date.now(), progress };
  const left_s = stage === 'transcribing' ? remainingOf(first, now) : null;
  return left_s === null ? null : left_s + (usualWriting() ?? 0);
}

/** Remembers how long writing took, when the whole of it was seen from here. */
export function useWritingTime(stage: Recording['processing']['stage']): void {
  const before = useRef(stage);
  const began_ms = useRef<number | null>(null);
  useEffect(() => {
    const was = before.current;
    before.current = stage;
    if (stage === 'writing' && was === 'transcribing') began_ms.current = Date.now();
    if (stage !== 'done' || was !== 'writing' || began_ms.current === null) return;
    const took_s = (Date.now() - began_ms.current) / 1000;
    localStorage.setItem(KEY, String(Math.max(1, Math.round(usualOf(usualWriting(), took_s)))));
  }, [stage]);
}
