import { useStrings } from '../../../lib/strings.ts';
import { type LegalPart, LegalText } from '../../legal-text.tsx';
import type { Page } from '../../page.ts';
import {
  accountStrings,
  browserStrings,
  privacyStrings,
  recordStrings,
  visitorStrings,
} from './privacy-strings.ts';

function useVisitorParts(): LegalPart[] {
  const t = useStrings(visitorStrings);
  return [
    { id: 'responsible', title: t.who, text: [t.whoText] },
    { id: 'visit', title: t.visit, text: [t.visitText] },
    { id: 'contact', title: t.contact, text: [t.contactText, t.contactKept] },
  ];
}

function useAccountParts(): LegalPart[] {
  const t = useStrings(accountStrings);
  return [
    {
      id: 'account',
      title: t.account,
      text: [t.accountText],
      points: [t.accountName, t.accountPassword, t.accountVoice, t.accountWords, t.accountSession],
      after: [t.accountGone, t.speed],
    },
  ];
}

function useRecordParts(): LegalPart[] {
  const t = useStrings(recordStrings);
  return [
    {
      id: 'records',
      title: t.records,
      text: [t.recordsText],
      points: [t.recordsAppointment, t.recordsSound, t.recordsVoices, t.recordsConsent, t.recordsTasks],
      after: [t.recordsSealed],
    },
    { id: 'access', title: t.access, text: [t.accessText, t.accessLog] },
    { id: 'retention', title: t.retention, text: [t.retentionText] },
  ];
}

function useBrowserParts(): LegalPart[] {
  const t = useStrings(browserStrings);
  return [
    {
      id: 'browser',
      title: t.browser,
      text: [t.browserText],
      points: [t.browserSession, t.browserHabits, t.browserSound, t.browserDrafts, t.browserApp],
      after: [t.browserDisk],
    },
    {
      id: 'outside',
      title: t.outside,
      text: [t.outsideText],
      points: [t.outsideMail, t.outsideStorage, t.outsideModels, t.outsideMicrosoft, t.outsideRecaptcha],
    },
    { id: 'rights', title: t.rights, text: [t.rightsText] },
  ];
}

function Content() {
  const t = useStrings(privacyStrings);
  const parts = [...useVisitorParts(), ...useAccountParts(), ...useRecordParts(), ...useBrowserParts()];
  return (
    <LegalText
      title={t.title}
      lead={t.lead}
      brief={[t.briefSite, t.briefHouse, t.briefLog, t.briefMakers]}
      parts={parts}
    />
  );
}

export const privacy: Page = {
  title: { nl: 'Privacy bij Noteer', en: 'Privacy at Noteer' },
  description: {
    nl: 'Wat Noteer bewaart van bezoekers, medewerkers en cliënten, waar het staat, hoe lang het blijft en wie erbij kan. Zonder cookies.',
    en: 'What Noteer keeps of visitors, staff and clients, where it is kept, how long it stays and who can see it. Without any cookies.',
  },
  Content,
};
