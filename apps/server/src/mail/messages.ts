/** Every mail there is, in both languages. A mail never names a patient. */
import type { ContactRequest } from '@noteer/contract';
import { greeting, type InBothLanguages, inOneLine, paragraphs } from './wording.ts';

export const signUpCodeMail: InBothLanguages<{ first_name: string; code: string }> = {
  nl: ({ first_name, code }) => ({
    subject: 'Je code voor Noteer',
    text: paragraphs(
      greeting.nl(first_name),
      `Je code is ${code}. Vul hem in op het scherm waar je je aanmeldde. De code werkt tien minuten.`,
      'Heb je je niet aangemeld? Dan hoef je niets te doen: zonder deze code komt er geen account.',
    ),
  }),
  en: ({ first_name, code }) => ({
    subject: 'Your code for Noteer',
    text: paragraphs(
      greeting.en(first_name),
      `Your code is ${code}. Enter it on the screen where you signed up. It works for ten minutes.`,
      'Was this not you? Then there is nothing to do: without this code no account is made.',
    ),
  }),
};

export const alreadyRegisteredMail: InBothLanguages<{ first_name: string; url: string }> = {
  nl: ({ first_name, url }) => ({
    subject: 'Je hebt al een account bij Noteer',
    text: paragraphs(
      greeting.nl(first_name),
      'Iemand meldde zich aan met jouw e-mailadres, maar je hebt al een account. Er is niets veranderd.',
      `Was jij dit? Log dan in op ${url}/sign-in. Weet je je wachtwoord niet meer, kies daar dan "Wachtwoord vergeten?".`,
    ),
  }),
  en: ({ first_name, url }) => ({
    subject: 'You already have an account with Noteer',
    text: paragraphs(
      greeting.en(first_name),
      'Someone signed up with your e-mail address, but you already have an account. Nothing has changed.',
      `Was this you? Then log in at ${url}/sign-in. If you forgot your password, choose "Forgot Password" there.`,
    ),
  }),
};

export const loginCodeMail: InBothLanguages<{ first_name: string; code: string }> = {
  nl: ({ first_name, code }) => ({
    subject: 'Je inlogcode voor Noteer',
    text: paragraphs(
      greeting.nl(first_name),
      `Je inlogcode is ${code}. De code werkt tien minuten.`,
      'Logde je niet in? Dan kent iemand je wachtwoord. Verander het zo snel mogelijk.',
    ),
  }),
  en: ({ first_name, code }) => ({
    subject: 'Your sign-in code for Noteer',
    text: paragraphs(
      greeting.en(first_name),
      `Your sign-in code is ${code}. It works for ten minutes.`,
      'Was this not you? Then someone knows your password. Change it as soon as you can.',
    ),
  }),
};

export const resetCodeMail: InBothLanguages<{ first_name: string; code: string }> = {
  nl: ({ first_name, code }) => ({
    subject: 'Je code voor een nieuw wachtwoord',
    text: paragraphs(
      greeting.nl(first_name),
      `Je code is ${code}. Vul hem in om een nieuw wachtwoord te kiezen. De code werkt tien minuten.`,
      'Vroeg je hier niet om? Dan hoef je niets te doen: je wachtwoord is niet veranderd.',
    ),
  }),
  en: ({ first_name, code }) => ({
    subject: 'Your code for a new password',
    text: paragraphs(
      greeting.en(first_name),
      `Your code is ${code}. Enter it to choose a new password. It works for ten minutes.`,
      'Was this not you? Then there is nothing to do: your password has not changed.',
    ),
  }),
};

type Contact = Omit<ContactRequest, 'id' | 'is_handled' | 'created_at'> & { url: string };

const contactWords = {
  nl: {
    germany: 'Duitsland',
    hungary: 'Hongarije',
    poland: 'Polen',
    psychiatry: 'Psychiatrie',
    medicine: 'Huisartsgeneeskunde',
    nl: 'Nederlands',
    en: 'Engels',
  },
  en: {
    germany: 'Germany',
    hungary: 'Hungary',
    poland: 'Poland',
    psychiatry: 'Psychiatry',
    medicine: 'Family Medicine',
    nl: 'Dutch',
    en: 'English',
  },
};

const nameOf = ({ first_name, last_name }: Contact) => inOneLine(`${first_name} ${last_name}`);

const specialtyOf = ({ specialty, specialty_other }: Contact, words: (typeof contactWords)['nl']): string =>
  specialty === 'other' ? inOneLine(specialty_other ?? '') : words[specialty];

/** To whoever answers for the installation. */
export const contactMail: InBothLanguages<Contact> = {
  nl: (contact) => ({
    subject: `Contactverzoek: ${nameOf(contact)}, ${inOneLine(contact.institution_name)}`,
    text: paragraphs(
      'Via het contactformulier kwam dit verzoek binnen.',
      [
        `Naam: ${nameOf(contact)}`,
        `E-mailadres: ${contact.email}`,
        `Instelling: ${inOneLine(contact.institution_name)}`,
        `Vakgebied: ${specialtyOf(contact, contactWords.nl)}`,
        `Land: ${contactWords.nl[contact.location]}`,
        `Taal: ${contactWords.nl[contact.language]}`,
      ].join('\n'),
      `Beantwoord deze mail om de aanvrager te antwoorden. Alle verzoeken staan op ${contact.url}/contact-requests.`,
    ),
  }),
  en: (contact) => ({
    subject: `Contact request: ${nameOf(contact)}, ${inOneLine(contact.institution_name)}`,
    text: paragraphs(
      'This request came in through the contact form.',
      [
        `Name: ${nameOf(contact)}`,
        `Email address: ${contact.email}`,
        `Institution: ${inOneLine(contact.institution_name)}`,
        `Specialty: ${specialtyOf(contact, contactWords.en)}`,
        `Country: ${contactWords.en[contact.location]}`,
        `Language: ${contactWords.en[contact.language]}`,
      ].join('\n'),
      `Reply to this mail to answer the sender. All requests are at ${contact.url}/contact-requests.`,
    ),
  }),
};
