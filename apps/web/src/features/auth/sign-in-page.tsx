import type { SignedIn } from '@noteer/contract';
import { useNavigate } from 'react-router';
import { signIn, useLock } from '../../lib/session.ts';
import { useStrings } from '../../lib/strings.ts';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AuthPage } from './auth-page.tsx';
import { MicrosoftButton } from './microsoft-button.tsx';
import { ProtectionNotice } from './protection-notice.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { lockStrings, signInStrings } from './strings.ts';

export function SignInPage() {
  const t = useStrings(signInStrings);
  const locked = useStrings(lockStrings);
  const lock = useLock();
  const navigate = useNavigate();

  function enter(session: SignedIn) {
    signIn(session);
    navigate('/', { replace: true });
  }

  return (
    <AuthPage
      title={t.title}
      intro={t.intro}
      footer={
        <>
          {t.noAccount} <TextLink to="/sign-up">{t.signUp}</TextLink>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {lock && <Notice tone="info">{locked[lock.reason]}</Notice>}
        <SignInForm email={lock?.email ?? ''} onSignedIn={enter} />
        <TextLink to="/forgot-password" className="self-center">
          {t.forgot}
        </TextLink>
        <MicrosoftButton />
        <ProtectionNotice />
      </div>
    </AuthPage>
  );
}
