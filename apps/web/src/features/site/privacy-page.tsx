import { useStrings } from '../../lib/strings.ts';
import { PlainPage } from './plain-page.tsx';
import { privacyStrings } from './strings.ts';

export function PrivacyPage() {
  const t = useStrings(privacyStrings);
  return (
    <PlainPage
      title={t.title}
      sections={[
        { heading: t.whoTitle, text: t.who },
        { heading: t.whatTitle, text: t.what },
        { heading: t.browserTitle, text: t.browser },
        { heading: t.askTitle, text: t.ask },
      ]}
    />
  );
}
