import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useStrings } from '../../../lib/strings.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { footerStrings } from './strings.ts';
import { theRecorder } from './use-recorder.ts';

/** Nobody walks out of a recording by accident. Whoever means it leaves it behind, kept and unfinished. */
export function LeaveGuard({ isOn }: { isOn: boolean }) {
  const t = useStrings(footerStrings);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return isOn && currentLocation.pathname !== nextLocation.pathname;
  });

  useEffect(() => {
    if (!isOn) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isOn]);

  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={t.leaveTitle}
      body={t.leaveBody}
      confirmLabel={t.leave}
      cancelLabel={t.stay}
      onConfirm={() => {
        theRecorder().leave();
        blocker.proceed?.();
      }}
      onCancel={() => blocker.reset?.()}
    />
  );
}
