import { useStrings } from '../../lib/strings.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { signInStrings } from './strings.ts';

export function RecaptchaNotice() {
  const t = useStrings(signInStrings);
  return (
    <p className="text-center text-sm text-muted">
      {t.recaptcha} <TextLink to="/privacy">{t.privacy}</TextLink> {t.and}{' '}
      <TextLink to="/terms">{t.terms}</TextLink>.
    </p>
  );
}
