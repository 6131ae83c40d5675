import { strings } from '../../lib/strings.ts';

export const invitationStrings = strings({
  heading: { nl: 'Uitnodigen', en: 'Invite' },
  intro: {
    nl: 'Je collega krijgt een mail, maakt zelf een account en kiest zelf een wachtwoord. Een uitnodiging geldt een week.',
    en: 'Your colleague gets a mail, makes the account and chooses a password. An invitation holds for a week.',
  },
  open: { nl: 'Iedereen kan hier zelf een account maken.', en: 'Everyone can make an account here.' },
  domains: {
    nl: (domains: string) => `Wie een adres bij ${domains} heeft, kan ook zelf een account maken.`,
    en: (domains: string) => `Whoever has an address at ${domains} can make an account too.`,
  },
  invitation: {
    nl: 'Alleen wie is uitgenodigd kan een account maken.',
    en: 'Only those who are invited can make an account.',
  },
  closed: {
    nl: 'Aanmelden staat uit: accounts maak je met het formulier hiernaast.',
    en: 'Sign-up is closed: you make accounts with the form beside this.',
  },
  email: { nl: 'E-mailadres van je collega', en: 'Your colleague’s email address' },
  role: { nl: 'Rol van je collega', en: 'Your colleague’s role' },
  submit: { nl: 'Uitnodiging versturen', en: 'Send invitation' },
  sent: { nl: 'De uitnodiging is onderweg', en: 'The invitation is on its way' },
  failed: { nl: 'De uitnodiging is niet verstuurd', en: 'The invitation was not sent' },
  waiting: { nl: 'Nog niet aangenomen', en: 'Not accepted yet' },
  until: { nl: (date: string) => `tot ${date}`, en: (date: string) => `until ${date}` },
  expired: { nl: 'verlopen', en: 'expired' },
  withdraw: {
    nl: (email: string) => `Uitnodiging voor ${email} intrekken`,
    en: (email: string) => `Withdraw the invitation of ${email}`,
  },
  withdrawn: { nl: 'De uitnodiging is ingetrokken', en: 'The invitation is withdrawn' },
  loadFailed: {
    nl: 'De uitnodigingen konden niet worden geladen.',
    en: 'The invitations could not be loaded.',
  },
  retry: { nl: 'Opnieuw proberen', en: 'Try again' },
});
