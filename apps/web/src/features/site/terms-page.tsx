import { useStrings } from '../../lib/strings.ts';
import { PlainPage } from './plain-page.tsx';
import { termsStrings } from './strings.ts';

export function TermsPage() {
  const t = useStrings(termsStrings);
  return (
    <PlainPage
      title={t.title}
      sections={[
        { heading: t.useTitle, text: t.use },
        { heading: t.consentTitle, text: t.consent },
        { heading: t.accountTitle, text: t.account },
        { heading: t.localTitle, text: t.local },
      ]}
    />
  );
}
