import { CircleCheck } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { codesStrings } from './strings.ts';

/** Long enough to read two lines. */
const LEAVE_MS = 4000;

type SavedDialogProps = { isOpen: boolean; onLeave: () => void };

/** Says that it went well and leads back; whoever cannot wait presses OK. */
export function SavedDialog({ isOpen, onLeave }: SavedDialogProps) {
  const t = useStrings(codesStrings);
  const leave = useEffectEvent(onLeave);

  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => leave(), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onLeave}
      size="sm"
      title={
        <span className="flex items-center gap-3">
          <CircleCheck aria-hidden="true" className="size-6 text-green" />
          {t.saved}
        </span>
      }
      footer={<Button onClick={onLeave}>{t.ok}</Button>}
    >
      <p className="text-muted">{t.redirecting}</p>
    </Dialog>
  );
}
