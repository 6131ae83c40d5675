import { useEffect, useRef } from 'react';
import type { MicrophoneChoice } from '../../../capture/microphone.ts';

/** Tells when a recording went on with a microphone that nobody chose. */
export function useMicrophoneChange(
  current: MicrophoneChoice | null,
  chosen: string | null,
  onOther: (label: string) => void,
): void {
  const last = useRef<MicrophoneChoice | null>(null);
  useEffect(() => {
    const isOther = last.current && current && last.current.id !== current.id && current.id !== chosen;
    if (isOther) onOther(current.label);
    // While there is none, the one before is remembered: going on with another is still news.
    if (current) last.current = current;
  }, [current, chosen, onOther]);
}
