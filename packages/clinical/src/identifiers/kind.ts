/** What identifies somebody, and the words that stand in its place. */
import type { Language } from '../note.ts';

export const identifierKinds = [
  'person',
  'surname',
  'place',
  'address',
  'postcode',
  'phone',
  'bsn',
  'birth_date',
  'age',
  'email',
  'website',
  'institution',
  'account',
  'plate',
  'number',
] as const;
export type IdentifierKind = (typeof identifierKinds)[number];

/** A model reads these in sentences, so they are words of its language. `(age 1)` may stand in a note: a high age has a word of its own. */
export const standIns: Readonly<Record<Language, Readonly<Record<IdentifierKind, string>>>> = {
  nl: {
    person: 'persoon',
    surname: 'achternaam',
    place: 'plaats',
    address: 'adres',
    postcode: 'postcode',
    phone: 'telefoon',
    bsn: 'bsn',
    birth_date: 'geboortedatum',
    age: 'hogeleeftijd',
    email: 'mailadres',
    website: 'webadres',
    institution: 'instelling',
    account: 'rekening',
    plate: 'kenteken',
    number: 'nummer',
  },
  en: {
    person: 'person',
    surname: 'surname',
    place: 'place',
    address: 'address',
    postcode: 'postcode',
    phone: 'phone',
    bsn: 'bsn',
    birth_date: 'birthdate',
    age: 'highage',
    email: 'email',
    website: 'website',
    institution: 'institution',
    account: 'account',
    plate: 'plate',
    number: 'number',
  },
};

/** From `start` to `end` of a text, end not included. */
export type Span = { start: number; end: number; kind: IdentifierKind };

/** What is known of the people of a consultation, before anyone spoke. */
export type KnownIdentifiers = {
  language?: Language;
  /** Whole names: the client, the clinician, colleagues, people of the file. */
  people?: readonly string[];
  /** `1984-03-12`. */
  birth_dates?: readonly string[];
  /** Client codes and the like. */
  numbers?: readonly string[];
};
