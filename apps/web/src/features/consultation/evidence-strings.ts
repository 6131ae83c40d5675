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

export const playerStrings = strings({
  play: { nl: 'Opname afspelen', en: 'Play recording' },
  pause: { nl: 'Pauzeren', en: 'Pause' },
  seek: { nl: 'Plaats in de opname', en: 'Place in the recording' },
  back: { nl: '5 seconden terug', en: '5 seconds back' },
  forward: { nl: '5 seconden verder', en: '5 seconds on' },
  speed: { nl: 'Snelheid', en: 'Speed' },
  unplayable: { nl: 'Het geluid kan nu niet worden afgespeeld.', en: 'The sound cannot be played now.' },
  noSound: {
    nl: 'Het geluid van dit gesprek is niet beschikbaar.',
    en: 'There is no sound of this conversation.',
  },
});

export const transcriptStrings = strings({
  list: { nl: 'Uitgeschreven gesprek', en: 'Transcript' },
  search: { nl: 'Zoeken in het gesprek', en: 'Search the conversation' },
  found: {
    nl: (at: number, of: number) => `${at} van ${of}`,
    en: (at: number, of: number) => `${at} of ${of}`,
  },
  notFound: { nl: 'Geen resultaten', en: 'No results' },
  previous: { nl: 'Vorige', en: 'Previous' },
  next: { nl: 'Volgende', en: 'Next' },
  loading: { nl: 'Het gesprek wordt geladen', en: 'Loading the conversation' },
  failed: { nl: 'Het gesprek kon niet worden geladen', en: 'The conversation could not be loaded' },
  empty: { nl: 'Er is niets verstaan', en: 'Nothing was heard' },
  emptyMore: {
    nl: 'In deze opname is geen spraak gevonden. Het geluid is er wel.',
    en: 'No speech was found in this recording. The sound is there.',
  },
});

export const gapStrings = strings({
  one: {
    nl: (length: string) => `hier ontbreekt ${length} geluid`,
    en: (length: string) => `${length} of sound is missing here`,
  },
  more: {
    nl: (count: number, length: string) => `hier ontbreekt ${count} keer geluid, samen ${length}`,
    en: (count: number, length: string) => `sound is missing here ${count} times, ${length} in all`,
  },
});

export const checkStrings = strings({
  notFound: { nl: 'Niet teruggevonden in het gesprek', en: 'Not found in the conversation' },
  own: { nl: 'Door jou toegevoegd', en: 'Added by you' },
  ownMore: {
    nl: 'Dit is niet gezegd en stond niet in het concept.',
    en: 'This was not said, and the draft did not have it.',
  },
  omissions: { nl: 'Mogelijk weggelaten', en: 'Possibly left out' },
  notDiscussed: { nl: 'Niet besproken', en: 'Not discussed' },
  agree: { nl: 'Akkoord', en: 'Fine' },
  agreeWith: { nl: (words: string) => `Akkoord met “${words}”`, en: (words: string) => `Fine: “${words}”` },
  goTo: {
    nl: (words: string) => `Ga naar “${words}” in het verslag`,
    en: (words: string) => `Go to “${words}” in the note`,
  },
  add: { nl: 'Toevoegen', en: 'Add' },
  addThis: { nl: (words: string) => `Toevoegen: “${words}”`, en: (words: string) => `Add: “${words}”` },
  added: { nl: 'Toegevoegd aan het verslag', en: 'Added to the note' },
  skip: { nl: 'Niet nodig', en: 'Not needed' },
  skipThis: {
    nl: (words: string) => `Niet nodig: “${words}”`,
    en: (words: string) => `Not needed: “${words}”`,
  },
  dismissed: {
    nl: (count: number) => `${count} afgehandeld`,
    en: (count: number) => `${count} dealt with`,
  },
  showAgain: { nl: 'Toon weer', en: 'Show again' },
  clear: { nl: 'Geen punten om na te kijken', en: 'No points to check' },
  clearMore: {
    nl: 'Getallen, medicijnen, data en ontkenningen die Noteer schreef, zijn ook gezegd. Lees het verslag wel zelf na.',
    en: 'Numbers, medicines, dates and negations that Noteer wrote were also said. Do read the note yourself.',
  },
  loading: { nl: 'Het verslag wordt nagekeken', en: 'Checking the note' },
  failed: { nl: 'Het verslag kon niet worden nagekeken', en: 'The note could not be checked' },
  broken: {
    nl: 'Het nakijken lukt nu niet. Vergelijk het verslag zelf met het gesprek.',
    en: 'Checking does not work now. Compare the note with the conversation yourself.',
  },
  nothingHeard: {
    nl: 'Er is geen uitgeschreven gesprek om mee te vergelijken.',
    en: 'There is no transcript to compare with.',
  },
  sections: { nl: 'Kopiëren per onderdeel', en: 'Copy by section' },
  copySection: { nl: (title: string) => `${title} kopiëren`, en: (title: string) => `Copy ${title}` },
});

export const kindStrings = strings({
  number: { nl: 'Getal', en: 'Number' },
  dose: { nl: 'Dosering', en: 'Dose' },
  medicine: { nl: 'Medicijn', en: 'Medicine' },
  date: { nl: 'Datum', en: 'Date' },
  name: { nl: 'Naam', en: 'Name' },
  negation: { nl: 'Ontkenning', en: 'Negation' },
  symptom: { nl: 'Klacht', en: 'Symptom' },
  risk: { nl: 'Risico', en: 'Risk' },
  agreement: { nl: 'Afspraak', en: 'Agreement' },
});
