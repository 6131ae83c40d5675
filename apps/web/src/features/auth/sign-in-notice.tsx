import { ApiError } from '../../lib/api.ts';
import { failureSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Notice } from '../../ui/notice.tsx';
import { signInStrings } from './strings.ts';

/** What became of an attempt to sign in. A missing second factor is a next step, not a failure. */
export function SignInNotice({ error }: { error: Error }) {
  const t = useStrings(signInStrings);
  const language = useLanguage();

  switch (error instanceof ApiError ? error.code : null) {
    case 'second_factor_required':
      return (
        <Notice tone="info" title={t.codeAskedTitle}>
          {t.codeAsked}
        </Notice>
      );
    case 'second_factor_mailed':
      return (
        <Notice tone="info" title={t.codeMailedTitle}>
          {t.codeMailed}
        </Notice>
      );
    case 'invalid_credentials':
      return <Notice tone="error">{t.invalidCredentials}</Notice>;
    default:
      return (
        <Notice tone="error" title={t.loginFailed}>
          {failureSentence(error, language)}
        </Notice>
      );
  }
}
