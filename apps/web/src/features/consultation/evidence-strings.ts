import { strings } from '../../lib/strings.ts';

const many = (count: number, one: string, more: string) => (count === 1 ? one : more);

export const panelStrings = strings({
  label: { nl: 'Onderbouwing van het verslag', en: 'What the note rests on' },
  transcript: { nl: 'Gesprek', en: 'Conversation' },
  checks: { nl: 'Controle', en: 'Checks' },
  toCheck: {
    nl: (count: number) => many(count, '1 punt', `${count} punten`),
    en: (count: number) => many(count, '1 point', `${count} points`),
  },
  versions: { nl: 'Versies', en: 'Versions' },
  earlier: { nl: 'Vorige keer', en: 'Last time' },
  retry: { nl: 'Opnieuw proberen', en: 'Try again' },
  offline: {
    nl: 'Geen verbinding. Zodra die er is, wordt dit geladen.',
    en: 'No connection. This loads as soon as there is one.',
  },
});

export const evidenceStrings = strings({
  hint: {
    nl: 'Klik op een zin in het verslag en hoor waar die op rust.',
    en: 'Click a sentence of the note to hear what it rests on.',
  },
  restsOn: { nl: 'Deze zin rust op', en: 'This sentence rests on' },
  ownRestsOn: { nl: 'Past bij wat is gezegd om', en: 'Fits what was said at' },
  jotted: {
    nl: 'Door jou aangetekend tijdens de opname.',
    en: 'Jotted down by you during the recording.',
  },
  none: { nl: 'Bij deze zin is geen passage gevonden.', en: 'No passage was found for this sentence.' },
  pieceCarries: {
    nl: (count: number) =>
      many(count, 'Eén zin in het verslag rust hierop.', `${count} zinnen in het verslag rusten hierop.`),
    en: (count: number) =>
      many(count, 'One sentence of the note rests on this.', `${count} sentences of the note rest on this.`),
  },
  pieceCarriesNone: { nl: 'Dit staat niet in het verslag.', en: 'This is not in the note.' },
  showInNote: { nl: 'Toon in het verslag', en: 'Show in the note' },
  playPassage: { nl: (at: string) => `Luister vanaf ${at}`, en: (at: string) => `Listen from ${at}` },
  soundOnClick: { nl: 'Geluid bij klikken', en: 'Sound on click' },
});
