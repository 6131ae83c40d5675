/** What is wrong with a sentence, told to the model that wrote it. */
import type { Language } from '../note.ts';
import type { Objection, ObjectionKind } from './objection.ts';

type Words = Readonly<Record<ObjectionKind, (words: string) => string>>;

const quoted = (text: string) => (text === '' ? '' : `“${text}”`);

const dutch: Words = {
  number: (words) => `dit getal is daar niet genoemd: ${words}`,
  dose: (words) => `deze dosering is daar niet genoemd: ${words}`,
  frequency: (words) => `zo vaak is daar niet gezegd: ${words}`,
  medicine: (words) => `dit middel is daar niet genoemd: ${words}`,
  date: (words) => `deze dag is daar niet genoemd: ${words}`,
  time: (words) => `dit tijdstip is daar niet genoemd: ${words}`,
  name: (words) => `deze naam is daar niet genoemd: ${words}`,
  person: (words) => `het gaat over iemand anders: ${words}`,
  negation: (words) => `een ontkenning is verdwenen of bijgekomen: ${words}`,
  symptom: (words) => `daar is niet over gesproken: ${words}`,
  side: (words) => `links en rechts zijn verwisseld: ${words}`,
  severity: (words) => `zo ernstig is het niet genoemd: ${words}`,
  certainty: (words) => `het is stelliger of twijfelachtiger dan er is gezegd: ${words}`,
  plan: (words) => `dit is niet afgesproken: ${words}`,
  unsupported: () => 'de genoemde stukken zeggen dit niet',
  instruction: () => 'dit rust op een aanwijzing aan wie schrijft, niet op wat er is verteld',
};

const english: Words = {
  number: (words) => `this number was not said there: ${words}`,
  dose: (words) => `this dose was not said there: ${words}`,
  frequency: (words) => `this often was not said there: ${words}`,
  medicine: (words) => `this drug was not named there: ${words}`,
  date: (words) => `this day was not named there: ${words}`,
  time: (words) => `this time was not named there: ${words}`,
  name: (words) => `this name was not said there: ${words}`,
  person: (words) => `it is about somebody else: ${words}`,
  negation: (words) => `a denial was lost or added: ${words}`,
  symptom: (words) => `nobody spoke of it there: ${words}`,
  side: (words) => `left and right were exchanged: ${words}`,
  severity: (words) => `it was not called that severe: ${words}`,
  certainty: (words) => `it is more or less certain than what was said: ${words}`,
  plan: (words) => `this was not agreed: ${words}`,
  unsupported: () => 'the pieces that it names do not say this',
  instruction: () => 'it rests on an instruction to the writer, not on what was told',
};

const said: Readonly<Record<Language, string>> = { nl: 'wel gezegd', en: 'what was said' };

export function objectionInWords(
  { kind, text, said: instead, whose }: Objection,
  language: Language,
): string {
  const words = (language === 'nl' ? dutch : english)
    [kind](quoted(text || (whose ?? '')))
    .replace(/:\s*$/, '')
    .trim();
  return instead ? `${words} (${said[language]}: ${quoted(instead)})` : words;
}
