import { strings } from '../../../lib/strings.ts';

const partNl = (part: number, parts: number) => (parts > 1 ? `, deel ${part} van ${parts}` : '');
const partEn = (part: number, parts: number) => (parts > 1 ? `, part ${part} of ${parts}` : '');

export const writingStrings = strings({
  heading: { nl: 'Het verslag dat wordt geschreven', en: 'The note that is being written' },
  waiting: { nl: 'Het verslag wacht op zijn beurt', en: 'The note waits for its turn' },
  reading: {
    nl: (part: number, parts: number) => `Het taalmodel leest het gesprek${partNl(part, parts)}`,
    en: (part: number, parts: number) => `The language model reads the conversation${partEn(part, parts)}`,
  },
  writing: {
    nl: (part: number, parts: number) => `Het taalmodel schrijft het verslag${partNl(part, parts)}`,
    en: (part: number, parts: number) => `The language model writes the note${partEn(part, parts)}`,
  },
  meanwhile: {
    nl: 'Je kunt intussen verder werken; je krijgt bericht als het klaar is.',
    en: 'You can go on working; you are told when it is done.',
  },
  kept: {
    nl: 'Wat er stond blijft bij de versies.',
    en: 'What was there stays among the versions.',
  },
  stop: { nl: 'Stoppen', en: 'Stop' },
  again: { nl: 'Opnieuw', en: 'Begin anew' },
  sentence: { nl: 'Toon en hoor waar deze zin op rust', en: 'Show and hear what this sentence rests on' },
});

/** What can be done when Noteer does not try again by itself. */
export const problemStrings = strings({
  askKey: {
    nl: 'De sleutel of de naam van het model klopt niet. De beheerder kan dat nakijken.',
    en: 'The key or the name of the model is wrong. The administrator can look into it.',
  },
  askModel: {
    nl: 'De beheerder kan een model kiezen dat langere gesprekken aankan.',
    en: 'The administrator can choose a model that takes longer conversations.',
  },
  tryAgain: {
    nl: 'Nog eens proberen helpt vaak; anders kan de beheerder een ander model kiezen.',
    en: 'Trying again often helps; else the administrator can choose another model.',
  },
  tryLater: {
    nl: 'Probeer het nu, of later vandaag.',
    en: 'Try it now, or later today.',
  },
  triesAt: {
    nl: (time: string) => `Noteer probeert het om ${time} uur vanzelf weer.`,
    en: (time: string) => `Noteer tries again by itself at ${time}.`,
  },
  sorted: {
    nl: 'Het gesprek is bewaard en staat gesorteerd naast de kopjes. Je kunt het verslag ook zelf schrijven.',
    en: 'The conversation is kept and stands sorted beside the headings. You can also write the note yourself.',
  },
  stands: {
    nl: 'Het verslag van daarvoor staat er nog.',
    en: 'The note from before still stands.',
  },
  tryNow: { nl: 'Nu opnieuw', en: 'Try now' },
});

export const noModelStrings = strings({
  title: { nl: 'Er is geen taalmodel aangesloten', en: 'No language model is connected' },
  more: {
    nl: 'Daarom schrijft Noteer geen verslag. Wat er is gezegd staat woord voor woord gesorteerd naast de kopjes.',
    en: 'So Noteer writes no note. What was said stands word for word beside the headings, sorted.',
  },
  nothingHeard: { nl: 'Er is niets verstaan', en: 'Nothing was heard' },
  nothingHeardMore: {
    nl: 'Daarom staan er alleen kopjes. Je kunt het verslag zelf schrijven.',
    en: 'So there are only headings. You can write the note yourself.',
  },
  toModels: { nl: 'Een taalmodel aansluiten', en: 'Connect a language model' },
  ask: {
    nl: 'Vraag je beheerder een taalmodel aan te sluiten; daarna kun je dit verslag alsnog laten schrijven.',
    en: 'Ask your administrator to connect a language model; then you can still have this note written.',
  },
});
