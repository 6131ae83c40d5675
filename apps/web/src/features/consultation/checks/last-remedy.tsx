import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { remedyStrings } from './strings-marks.ts';
import type { Remedies } from './use-remedies.ts';

/** What was just done, and the way back. The button that did it is gone: whoever works by keys goes on from here. */
export function LastRemedy({ last }: { last: NonNullable<Remedies['last']> }) {
  const t = useStrings(remedyStrings);
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each that was done
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [last.words]);
  return (
    <div role="status" className="mark-done">
      <span>{last.words}</span>
      <Button ref={button} variant="quiet" size="sm" icon={<Undo2 aria-hidden="true" />} onClick={last.undo}>
        {t.undo}
      </Button>
    </div>
  );
}
