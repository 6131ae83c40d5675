import { useLock, usePerson } from '../lib/session.ts';
import { AppShell } from './app-shell.tsx';
import { IdleLock } from './idle-lock/idle-lock.tsx';

/** All that people see once they are in. Loaded apart, so that the public pages stay light. */
export function LockableShell() {
  const person = usePerson();
  const lock = useLock();
  return (
    // Another person starts with fresh pages.
    <IdleLock key={person?.id} lock={lock}>
      <AppShell />
    </IdleLock>
  );
}
