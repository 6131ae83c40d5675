import { Activity, useState } from 'react';
import { useNavigate } from 'react-router';
import { signIn } from '../../lib/session.ts';
import { useStrings } from '../../lib/strings.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { AuthPage } from './auth-page.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { signUpStrings, verifyStrings } from './strings.ts';
import { type Enrolment, VerifyEmailForm } from './verify-email-form.tsx';

export function SignUpPage() {
  const t = useStrings(signUpStrings);
  const verify = useStrings(verifyStrings);
  const navigate = useNavigate();
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);

  return (
    <AuthPage
      title={enrolment ? verify.title : t.title}
      intro={enrolment ? verify.intro : t.intro}
      footer={
        <>
          {t.haveAccount} <TextLink to="/sign-in">{t.signIn}</TextLink>
        </>
      }
    >
      {/* Hidden, not gone: whoever comes back to correct a typing error finds the form as it was. */}
      <Activity mode={enrolment ? 'hidden' : 'visible'}>
        <SignUpForm onSignedUp={setEnrolment} />
      </Activity>
      {enrolment && (
        <VerifyEmailForm
          key={enrolment.signup_id}
          enrolment={enrolment}
          onBack={() => setEnrolment(null)}
          onVerified={(session) => {
            signIn(session);
            navigate('/', { replace: true });
          }}
        />
      )}
    </AuthPage>
  );
}
