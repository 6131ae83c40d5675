import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useStrings } from '../../lib/strings.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { toast } from '../../ui/toaster.tsx';
import { AuthPage } from './auth-page.tsx';
import { ResetCodeForm } from './reset-code-form.tsx';
import { ResetEmailForm } from './reset-email-form.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { forgotStrings, frameStrings } from './strings.ts';

type Step =
  | { at: 'email' }
  | { at: 'code'; email: string; token: string }
  | { at: 'password'; token: string };

export function ForgotPasswordPage() {
  const t = useStrings(forgotStrings);
  const { backToSignIn } = useStrings(frameStrings);
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>({ at: 'email' });
  // Kept when someone steps back to correct it.
  const [email, setEmail] = useState('');

  const intro = {
    email: t.emailIntro,
    code: t.codeIntro(email),
    password: t.passwordIntro,
  }[step.at];

  return (
    <AuthPage
      title={t.title}
      intro={intro}
      footer={
        <TextLink to="/sign-in" className="inline-flex items-center gap-2">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {backToSignIn}
        </TextLink>
      }
    >
      {step.at === 'email' && (
        <ResetEmailForm
          email={email}
          onSent={(sentTo, token) => {
            setEmail(sentTo);
            setStep({ at: 'code', email: sentTo, token });
          }}
        />
      )}
      {step.at === 'code' && (
        <ResetCodeForm
          email={step.email}
          token={step.token}
          onBack={() => setStep({ at: 'email' })}
          onChecked={(token) => setStep({ at: 'password', token })}
        />
      )}
      {step.at === 'password' && (
        <ResetPasswordForm
          token={step.token}
          onReset={() => {
            toast.success(t.done);
            navigate('/login');
          }}
        />
      )}
    </AuthPage>
  );
}
