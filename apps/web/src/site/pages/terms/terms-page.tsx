import { useStrings } from '../../../lib/strings.ts';
import { LegalText } from '../../legal-text.tsx';
import type { Page } from '../../page.ts';
import { ruleStrings, termsStrings } from './terms-strings.ts';

function Content() {
  const t = useStrings(termsStrings);
  const rules = useStrings(ruleStrings);
  return (
    <LegalText
      title={t.title}
      lead={t.lead}
      brief={[t.briefTool, t.briefConsent, t.briefAccount, t.briefRecord]}
      parts={[
        { id: 'use', title: rules.use, text: [rules.useText] },
        { id: 'not', title: rules.not, text: [rules.notText] },
        { id: 'review', title: rules.review, text: [rules.reviewText] },
        { id: 'consent', title: rules.consent, text: [rules.consentText] },
        { id: 'account', title: rules.account, text: [rules.accountText] },
        { id: 'device', title: rules.device, text: [rules.deviceText] },
        { id: 'record', title: rules.record, text: [rules.recordText] },
        { id: 'institution', title: rules.local, text: [rules.localText] },
        { id: 'failure', title: rules.failure, text: [rules.failureText] },
        { id: 'changes', title: rules.change, text: [rules.changeText] },
      ]}
    />
  );
}

export const terms: Page = {
  title: { nl: 'Voorwaarden voor het gebruik van Noteer', en: 'Terms of service of Noteer' },
  description: {
    nl: 'De afspraken voor wie met Noteer werkt: toestemming vragen, het verslag nalezen, je account voor jezelf houden en wat Noteer niet doet.',
    en: 'What we agree with those who work with Noteer: ask for consent, read the note through, keep your account to yourself, and what Noteer does not do.',
  },
  Content,
};
