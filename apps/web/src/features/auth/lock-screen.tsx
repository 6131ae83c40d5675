import { type Lock, signIn, signOut } from '../../lib/session.ts';
import { useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AuthPage } from './auth-page.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { lockStrings } from './strings.ts';

/** Covers the app until the same person is back, or someone else starts afresh. */
export function LockScreen({ lock }: { lock: Lock }) {
  const t = useStrings(lockStrings);
  return (
    <AuthPage title={t.title} intro={t.intro(lock.name)}>
      <div className="flex flex-col gap-5">
        <Notice tone="info">{t[lock.reason]}</Notice>
        <SignInForm email={lock.email} isEmailFixed onSignedIn={signIn} />
        <Button variant="quiet" onClick={signOut}>
          {t.otherUser}
        </Button>
      </div>
    </AuthPage>
  );
}
