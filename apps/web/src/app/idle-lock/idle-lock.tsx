import { useQuery } from '@tanstack/react-query';
import { Activity, type ReactNode, useState } from 'react';
import { LockScreen } from '../../features/auth/lock-screen.tsx';
import { lockForIdleness } from '../../lib/end-session.ts';
import { configQuery } from '../../lib/installation.ts';
import type { Lock } from '../../lib/session.ts';
import { useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { idleStrings } from './strings.ts';
import { useIdleTimer } from './use-idle-timer.ts';
import { useKeptScroll } from './use-kept-scroll.ts';

/** Until the installation has told its own: what it tells when nobody has set it. */
const DEFAULT_LIMIT_S = 15 * 60;

type IdleLockProps = { lock: Lock | null; children: ReactNode };

/** While locked the pages stay as they are, out of sight and at rest, so that nothing typed is lost. */
export function IdleLock({ lock, children }: IdleLockProps) {
  const t = useStrings(idleStrings);
  const { data: config } = useQuery(configQuery());
  const limit_s = config?.idle_lock_s ?? DEFAULT_LIMIT_S;
  const { isWarning, stayAwake } = useIdleTimer(limit_s, lock === null, lockForIdleness);

  useKeptScroll(lock !== null);

  // After a reload of a locked screen there is nothing to keep, and nothing may be fetched.
  const [wasOpen, setWasOpen] = useState(lock === null);
  if (!wasOpen && lock === null) setWasOpen(true);

  return (
    <>
      {lock && <LockScreen lock={lock} />}
      {wasOpen && <Activity mode={lock ? 'hidden' : 'visible'}>{children}</Activity>}
      <Dialog
        isOpen={isWarning}
        onClose={stayAwake}
        title={t.title}
        size="sm"
        footer={<Button onClick={stayAwake}>{t.stay}</Button>}
      >
        {t.body}
      </Dialog>
    </>
  );
}
