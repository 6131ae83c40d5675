import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../../lib/installation.ts';
import { useStrings } from '../../lib/strings.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { signInStrings } from './strings.ts';

/** What is true of this installation: Google's check where it is set, and everywhere the server's own measures. */
export function ProtectionNotice() {
  const { data: config } = useQuery(configQuery());
  const t = useStrings(signInStrings);
  return (
    <p className="text-center text-sm text-muted">
      {config?.recaptcha_site_key ? t.recaptcha : t.ownProtection}{' '}
      <TextLink to="/privacy">{t.privacy}</TextLink> {t.and} <TextLink to="/terms">{t.terms}</TextLink>.
    </p>
  );
}
