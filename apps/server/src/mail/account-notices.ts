/** What the owner of an account is told of its password and its second factor, in both languages. */
import type { Language } from '@noteer/contract';
import { greeting, type InBothLanguages, paragraphs } from './wording.ts';

export const accountNotices = [
  'password_changed',
  'password_reset',
  'recovery_code_used',
  'recovery_codes_made',
  'authenticator_changed',
  'reset_asked',
  'reset_delayed',
  'reset_delayed_by_you',
  'reset_stopped',
  'reset_done',
  'records_received',
] as const;
type AccountNotice = (typeof accountNotices)[number];

type Told = { notice: AccountNotice; first_name: string; codes_left: number; url: string };
type Words = { subject: string; says: (told: Told) => string };

const nl: Record<AccountNotice, Words> = {
  password_changed: {
    subject: 'Je wachtwoord is gewijzigd',
    says: () => 'Het wachtwoord van je account is gewijzigd. Op andere apparaten ben je uitgelogd.',
  },
  password_reset: {
    subject: 'Je wachtwoord is opnieuw ingesteld',
    says: () =>
      'Met een code uit je mail is een nieuw wachtwoord voor je account ingesteld. Je bent overal uitgelogd.',
  },
  recovery_code_used: {
    subject: 'Er is ingelogd met een herstelcode',
    says: ({ codes_left, url }) =>
      `Een herstelcode van je account is gebruikt. Er zijn er nog ${codes_left} over. Nieuwe maak je op ${url}/account.`,
  },
  recovery_codes_made: {
    subject: 'Je herstelcodes zijn vernieuwd',
    says: () => 'Er zijn nieuwe herstelcodes voor je account gemaakt. De vorige werken niet meer.',
  },
  authenticator_changed: {
    subject: 'Je authenticator-app is gewijzigd',
    says: () =>
      'Er is een authenticator-app ingesteld voor je account. Op andere apparaten ben je uitgelogd, en je hebt nieuwe herstelcodes.',
  },
  reset_asked: {
    subject: 'Een beheerder vraagt om je tweede factor te wissen',
    says: () =>
      'Een beheerder heeft gevraagd je authenticator-app en herstelcodes te wissen. Dat gebeurt zodra een andere beheerder akkoord geeft.',
  },
  reset_delayed: {
    subject: 'Je tweede factor wordt morgen gewist',
    says: ({ url }) =>
      `Een beheerder heeft gevraagd je authenticator-app en herstelcodes te wissen. Over 24 uur gebeurt dat. Log je voor die tijd in, dan kun je het tegenhouden op ${url}/account.`,
  },
  reset_delayed_by_you: {
    subject: 'Je vroeg een tweede factor te wissen',
    says: ({ url }) =>
      `Onder jouw naam is gevraagd de tweede factor van een collega te wissen. Er is geen andere beheerder; daarom gebeurt het over 24 uur. Tegenhouden kan op ${url}/admin.`,
  },
  reset_stopped: {
    subject: 'Je tweede factor blijft',
    says: () =>
      'Het verzoek om je authenticator-app en herstelcodes te wissen is ingetrokken. Er is niets veranderd.',
  },
  reset_done: {
    subject: 'Je tweede factor is gewist',
    says: ({ url }) =>
      `Je authenticator-app en herstelcodes zijn gewist en je bent overal uitgelogd. Log in met je wachtwoord en de code die we je dan mailen, en stel op ${url}/account een nieuwe authenticator-app in.`,
  },
  records_received: {
    subject: 'Je neemt de dossiers van een collega over',
    says: ({ url }) =>
      `Het account van een collega is verwijderd. De afspraken, opnames, taken en cliënten van die collega staan nu bij jou, op ${url}.`,
  },
};

const en: Record<AccountNotice, Words> = {
  password_changed: {
    subject: 'Your password has changed',
    says: () => 'The password of your account was changed. You are logged out on other devices.',
  },
  password_reset: {
    subject: 'Your password was set anew',
    says: () =>
      'With a code from your mail a new password was set for your account. You are logged out everywhere.',
  },
  recovery_code_used: {
    subject: 'A recovery code was used to log in',
    says: ({ codes_left, url }) =>
      `A recovery code of your account was used. ${codes_left} are left. You make new ones at ${url}/account.`,
  },
  recovery_codes_made: {
    subject: 'Your recovery codes are new',
    says: () => 'New recovery codes were made for your account. The ones before no longer work.',
  },
  authenticator_changed: {
    subject: 'Your authenticator app has changed',
    says: () =>
      'An authenticator app was set up for your account. You are logged out on other devices, and you have new recovery codes.',
  },
  reset_asked: {
    subject: 'An administrator asks to remove your second factor',
    says: () =>
      'An administrator has asked to remove your authenticator app and recovery codes. That happens once another administrator agrees.',
  },
  reset_delayed: {
    subject: 'Your second factor is removed tomorrow',
    says: ({ url }) =>
      `An administrator has asked to remove your authenticator app and recovery codes. It happens in 24 hours. If you log in before that, you can stop it at ${url}/account.`,
  },
  reset_delayed_by_you: {
    subject: 'You asked to remove a second factor',
    says: ({ url }) =>
      `Under your name it was asked to remove the second factor of a colleague. There is no other administrator, so it happens in 24 hours. You can stop it at ${url}/admin.`,
  },
  reset_stopped: {
    subject: 'Your second factor stays',
    says: () =>
      'The request to remove your authenticator app and recovery codes was taken back. Nothing has changed.',
  },
  reset_done: {
    subject: 'Your second factor is removed',
    says: ({ url }) =>
      `Your authenticator app and recovery codes are removed, and you are logged out everywhere. Log in with your password and the code that we then mail you, and set up a new authenticator app at ${url}/account.`,
  },
  records_received: {
    subject: 'You take over the records of a colleague',
    says: ({ url }) =>
      `The account of a colleague was deleted. Their appointments, recordings, tasks and clients are with you now, at ${url}.`,
  },
};

const notYou = {
  nl: 'Klopt dit niet? Verander dan je wachtwoord en bel je beheerder.',
  en: 'Is this not right? Then change your password and call your administrator.',
};

const inLanguage = (language: Language, words: Record<AccountNotice, Words>) => (told: Told) => {
  const { subject, says } = words[told.notice];
  return { subject, text: paragraphs(greeting[language](told.first_name), says(told), notYou[language]) };
};

export const accountNoticeMail: InBothLanguages<Told> = {
  nl: inLanguage('nl', nl),
  en: inLanguage('en', en),
};
