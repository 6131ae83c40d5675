import { strings } from '../lib/strings.ts';

export const holdStrings = strings({
  title: { nl: 'Vastzetten', en: 'Put on hold' },
  recording: {
    nl: 'Van deze opname wordt niets verwijderd tot je haar weer vrijgeeft.',
    en: 'Nothing of this recording is removed until you release it.',
  },
  client: {
    nl: 'Van deze cliënt wordt niets verwijderd tot je dat weer vrijgeeft.',
    en: 'Nothing of this client is removed until you release it.',
  },
  reason: { nl: 'Reden', en: 'Reason' },
  hint: {
    nl: 'Bijvoorbeeld een klacht of een rechtszaak. Zet er niets in over de cliënt zelf.',
    en: 'A complaint, for example, or a court case. Do not write anything about the client.',
  },
  required: { nl: 'Schrijf waarom dit moet blijven', en: 'Write why this must stay' },
  set: { nl: 'Vastzetten', en: 'Put on hold' },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
  close: { nl: 'Sluiten', en: 'Close' },
  done: { nl: 'Vastgezet', en: 'On hold' },
  failed: { nl: 'Vastzetten is niet gelukt', en: 'It could not be put on hold' },
});
