import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { failureSentence } from '../../lib/error-strings.ts';
import { isOurState } from '../../lib/microsoft-state.ts';
import { signIn } from '../../lib/session.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useFinishMicrosoftLogin } from './api.ts';
import { AuthPage } from './auth-page.tsx';
import { frameStrings, microsoftStrings } from './strings.ts';

/** Where Microsoft sends the browser back to. */
export function MicrosoftPage() {
  const t = useStrings(microsoftStrings);
  const { backToSignIn } = useStrings(frameStrings);
  const language = useLanguage();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { mutate: finish, error } = useFinishMicrosoftLogin();
  const [problem, setProblem] = useState<'mismatch' | 'cancelled' | null>(null);
  const hasStarted = useRef(false);

  useEffect(() => {
    // The code works once; React may run an effect twice.
    if (hasStarted.current) return;
    hasStarted.current = true;
    const code = search.get('code');
    const state = search.get('state');
    if (!isOurState(state) || !state) setProblem('mismatch');
    else if (!code) setProblem('cancelled');
    else {
      finish(
        { code, state },
        {
          onSuccess: (session) => {
            signIn(session);
            navigate('/', { replace: true });
          },
        },
      );
    }
  }, [search, finish, navigate]);

  const message = problem ? t[problem] : error && failureSentence(error, language);
  return (
    <AuthPage title={t.title}>
      {message ? (
        <div className="flex flex-col gap-5">
          <Notice tone="error">{message}</Notice>
          <ButtonLink to="/sign-in" variant="secondary">
            {backToSignIn}
          </ButtonLink>
        </div>
      ) : (
        <Spinner label={t.busy} />
      )}
    </AuthPage>
  );
}
