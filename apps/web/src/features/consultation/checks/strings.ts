import { strings } from '../../../lib/strings.ts';

export const checkStrings = strings({
  notFound: { nl: 'Niet teruggevonden in het gesprek', en: 'Not found in the conversation' },
  differences: { nl: 'Anders dan gezegd', en: 'Differs from what was said' },
  differencesMore: {
    nl: 'Zeg van elk wat klopt: wat er staat, of wat er gezegd is.',
    en: 'Say of each which is right: what stands there, or what was said.',
  },
  soItIs: { nl: 'Zo is het', en: 'It is so' },
  soItIsWith: {
    nl: (words: string) => `Zo is het: “${words}”`,
    en: (words: string) => `It is so: “${words}”`,
  },
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
  skip: { nl: 'Niet nodig', en: 'Not needed' },
  skipThis: {
    nl: (words: string) => `Niet nodig: “${words}”`,
    en: (words: string) => `Not needed: “${words}”`,
  },
  dismissed: {
    nl: (count: number) => `${count} afgehandeld`,
    en: (count: number) => `${count} dealt with`,
  },
  notDismissed: {
    nl: 'Dat is niet opgeslagen; het punt staat er weer.',
    en: 'That was not saved; the point is there again.',
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
});

export const kindStrings = strings({
  number: { nl: 'Getal', en: 'Number' },
  dose: { nl: 'Dosering', en: 'Dose' },
  frequency: { nl: 'Hoe vaak', en: 'How often' },
  medicine: { nl: 'Medicijn', en: 'Medicine' },
  date: { nl: 'Datum', en: 'Date' },
  time: { nl: 'Tijdstip', en: 'Time' },
  name: { nl: 'Naam', en: 'Name' },
  person: { nl: 'Over wie', en: 'About whom' },
  negation: { nl: 'Ontkenning', en: 'Negation' },
  symptom: { nl: 'Klacht', en: 'Symptom' },
  side: { nl: 'Links of rechts', en: 'Left or right' },
  severity: { nl: 'Ernst', en: 'Severity' },
  certainty: { nl: 'Zekerheid', en: 'Certainty' },
  plan: { nl: 'Beleid', en: 'Plan' },
  risk: { nl: 'Risico', en: 'Risk' },
  agreement: { nl: 'Afspraak', en: 'Agreement' },
  measurement: { nl: 'Meting', en: 'Measurement' },
  appointment: { nl: 'Vervolg', en: 'Follow-up' },
  complaint: { nl: 'Klacht', en: 'Complaint' },
  denial: { nl: 'Ontkend', en: 'Denied' },
  history: { nl: 'Voorgeschiedenis', en: 'History' },
  other: { nl: 'Overig', en: 'Other' },
});
