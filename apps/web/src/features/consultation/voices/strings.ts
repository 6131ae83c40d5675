import type { KnownRelation } from '@noteer/contract';
import { strings } from '../../../lib/strings.ts';

export const voiceStrings = strings({
  clinician: { nl: 'Behandelaar', en: 'Clinician' },
  client: { nl: 'Cliënt', en: 'Client' },
  other: { nl: 'Iemand anders', en: 'Somebody else' },
  unnamed: { nl: (badge: string) => `Stem ${badge}`, en: (badge: string) => `Voice ${badge}` },
  unsure: { nl: 'Onzeker wie dit zegt', en: 'Unsure who says this' },
  recognised: { nl: 'herkend', en: 'recognised' },
  change: { nl: 'Wie dit zegt', en: 'Who says this' },
  changePiece: {
    nl: (name: string) => `${name}: andere stem kiezen`,
    en: (name: string) => `${name}: choose another voice`,
  },
});

export const voiceMenuStrings = strings({
  whole: { nl: 'In de hele opname', en: 'In the whole recording' },
  isClinician: { nl: 'Dit is de behandelaar', en: 'This is the clinician' },
  isClient: { nl: 'Dit is de cliënt', en: 'This is the client' },
  isOther: { nl: 'Dit is iemand anders…', en: 'This is somebody else…' },
  swapWith: { nl: (name: string) => `Omwisselen met ${name}`, en: (name: string) => `Swap with ${name}` },
  passage: { nl: 'Alleen dit stuk', en: 'Only this passage' },
  piece: { nl: 'Alleen deze zin', en: 'Only this sentence' },
  saidBy: { nl: (name: string) => `Dit zegt: ${name}`, en: (name: string) => `Said by: ${name}` },
  newVoice: { nl: 'Dit zegt: een nieuwe stem', en: 'Said by: a new voice' },
  asHeard: { nl: 'Zoals Noteer het hoorde', en: 'As Noteer heard it' },
  remember: { nl: 'Onthoud mijn stem…', en: 'Remember my voice…' },
  rememberAgain: { nl: 'Onthoud mijn stem opnieuw…', en: 'Remember my voice anew…' },
  failed: {
    nl: 'Wie er spreekt is niet opgeslagen; het staat weer zoals het was.',
    en: 'Who speaks was not saved; it is as it was before.',
  },
});

export const relationStrings = strings({
  title: { nl: 'Wie is dit?', en: 'Who is this?' },
  relations: { nl: 'Relatie', en: 'Relation' },
  free: { nl: 'Of in je eigen woorden', en: 'Or in your own words' },
  freeHint: { nl: 'Bijv. buurvrouw', en: 'E.g. neighbour' },
  save: { nl: 'Opslaan', en: 'Save' },
  close: { nl: 'Sluiten', en: 'Close' },
});

export const knownRelationStrings = strings({
  partner: { nl: 'Partner', en: 'Partner' },
  parent: { nl: 'Ouder', en: 'Parent' },
  child: { nl: 'Kind', en: 'Child' },
  relative: { nl: 'Familielid', en: 'Relative' },
  interpreter: { nl: 'Tolk', en: 'Interpreter' },
  support_worker: { nl: 'Begeleider', en: 'Support worker' },
  colleague: { nl: 'Collega', en: 'Colleague' },
}) satisfies Record<KnownRelation, { nl: string; en: string }>;

export const rememberStrings = strings({
  offer: {
    nl: 'Je stem onthouden, zodat Noteer je in volgende opnamen herkent?',
    en: 'Remember your voice, so that Noteer recognises you in later recordings?',
  },
  notNow: { nl: 'Niet nu', en: 'Not now' },
  title: { nl: 'Mijn stem onthouden?', en: 'Remember my voice?' },
  body: {
    nl: 'Noteer bewaart getallen die beschrijven hoe je stem klinkt, versleuteld en alleen voor jouw account. Geluid wordt hiervoor niet bewaard. Wissen kan altijd: open het menu bij je naam en kies Mijn stem.',
    en: 'Noteer keeps numbers that describe what your voice sounds like, encrypted and for your account only. No sound is kept for this. You can erase it at any time: open the menu at your name and choose My voice.',
  },
  confirm: { nl: 'Onthoud mijn stem', en: 'Remember my voice' },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
  done: { nl: 'Je stem wordt onthouden', en: 'Your voice is remembered' },
  failed: { nl: 'Je stem kon niet worden onthouden.', en: 'Your voice could not be remembered.' },
});
