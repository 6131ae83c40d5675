/** Mails about who may have an account and how it is kept safe, in both languages. */
import type { Language } from '@noteer/contract';
import { type InBothLanguages, inOneLine, paragraphs } from './wording.ts';

const dayIn = (language: Language, day: Date) =>
  day.toLocaleDateString(language === 'nl' ? 'nl-NL' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });

/** The address is behind the #: it stays in the browser and is in nobody's log. */
const signUpAddress = (url: string, email: string) => `${url}/sign-up#${encodeURIComponent(email)}`;

type AnInvitation = { email: string; invited_by: string; expires_at: Date; url: string };

export const invitationMail: InBothLanguages<AnInvitation> = {
  nl: ({ email, invited_by, expires_at, url }) => ({
    subject: 'Je bent uitgenodigd voor Noteer',
    text: paragraphs(
      'Beste collega,',
      `${inOneLine(invited_by)} nodigt je uit om met Noteer te werken. Maak je account op ${signUpAddress(url, email)}`,
      `Gebruik daar dit e-mailadres (${email}). De uitnodiging geldt tot en met ${dayIn('nl', expires_at)}.`,
      'Verwachtte je dit niet? Dan hoef je niets te doen.',
    ),
  }),
  en: ({ email, invited_by, expires_at, url }) => ({
    subject: 'You are invited to Noteer',
    text: paragraphs(
      'Dear colleague,',
      `${inOneLine(invited_by)} invites you to work with Noteer. Make your account at ${signUpAddress(url, email)}`,
      `Use this e-mail address there (${email}). The invitation holds until ${dayIn('en', expires_at)}.`,
      'Did you not expect this? Then there is nothing to do.',
    ),
  }),
};

/** It says nothing about who may: whoever reads it may be a stranger. */
export const mayNotSignUpMail: InBothLanguages<Record<never, never>> = {
  nl: () => ({
    subject: 'Je aanmelding bij Noteer',
    text: paragraphs(
      'Beste lezer,',
      'Met dit e-mailadres is een account aangevraagd bij Noteer. Voor dit adres kan hier geen account worden gemaakt, en er is geen code.',
      'Werk je bij de instelling? Meld je dan aan met het adres van je werk, of vraag de beheerder om een uitnodiging.',
      'Was jij dit niet? Dan hoef je niets te doen.',
    ),
  }),
  en: () => ({
    subject: 'Your sign-up with Noteer',
    text: paragraphs(
      'Dear reader,',
      'An account was asked for at Noteer with this e-mail address. No account can be made here for this address, and there is no code.',
      'Do you work at the institution? Then sign up with your address at work, or ask the administrator for an invitation.',
      'Was this not you? Then there is nothing to do.',
    ),
  }),
};
