/** What the screens say where a picture needs to find it, beside what the journeys know. */
import type { Language } from '@noteer/contract';
import { words as ofJourneys } from '../e2e/support/words.ts';

export const words = {
  nl: {
    ...ofJourneys.nl,
    signIn: 'Inloggen',
    microphone: 'Tafelmicrofoon',
    toReview: 'Nog te beoordelen',
    record: 'Opnemen',
    recorded: 'Opname loopt',
    remove: 'Opname verwijderen',
    restsOn: 'Deze zin rust op',
    differences: 'Niet gehoord in het gesprek',
  },
  en: {
    ...ofJourneys.en,
    signIn: 'Log in',
    microphone: 'Desk microphone',
    toReview: 'Pending consultations',
    record: 'Record',
    recorded: 'Recording in progress',
    remove: 'Delete recording',
    restsOn: 'This sentence rests on',
    differences: 'Not heard in the conversation',
  },
} as const satisfies Record<Language, object>;

export type Words = (typeof words)[Language];
