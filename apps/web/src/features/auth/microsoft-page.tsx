import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ApiError } from '../../lib/api.ts';
import { failureSentence } from '../../lib/error-strings.ts';
import { isOurState } from '../../lib/microsoft-state.ts';
import { signIn } from '../../lib/session.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useFinishMicrosoftLogin } from './api.ts';
import { AuthPage } from './auth-page.tsx';
import { MicrosoftCodeForm } from './microsoft-code-form.tsx';
import { frameStrings, microsoftStrings } from './strings.ts';

/** Microsoft has said who it is; a code of ours is still missing, or was wrong. */
const asksForCode = (error: unknown): boolean =>
  error instanceof ApiError &&
  ['second_factor_required', 'second_factor_mailed', 'wrong_second_factor'].includes(error.code);

/** Where Microsoft sends the browser back to. */
export function MicrosoftPage() {
  const t = useStrings(microsoftStrings);
  const { backToSignIn } = useStrings(frameStrings);
  const language = useLanguage();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { mutate, error, isPending } = useFinishMicrosoftLogin();
  const [problem, setProblem] = useState<'mismatch' | 'cancelled' | null>(null);
  const [isHalfway, setHalfway] = useState(false);
  const hasStarted = useRef(false);
  const code = search.get('code');
  const state = search.get('state');

  function finish(answer: { code: string; state: string; otp_token?: string }) {
    mutate(answer, {
      onSuccess: (session) => {
        signIn(session);
        navigate('/', { replace: true });
      },
      onError: (failure) => setHalfway((was) => was || asksForCode(failure)),
    });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the code works once; React may run an effect twice.
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    if (!isOurState(state) || !state) setProblem('mismatch');
    else if (!code) setProblem('cancelled');
    else finish({ code, state });
  }, [code, state]);

  if (isHalfway && code && state)
    return (
      <AuthPage title={t.title}>
        <MicrosoftCodeForm
          error={error}
          isPending={isPending}
          onCode={(otp_token) => finish({ code, state, otp_token })}
        />
      </AuthPage>
    );

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
