import { strings } from '../lib/strings.ts';

export const exampleStrings = strings({
  note: { nl: 'Gespreksverslag', en: 'Consultation note' },
  talk: { nl: 'Gesprek', en: 'Conversation' },
  invented: { nl: 'Verzonnen voorbeeld', en: 'Invented example' },
  notFound: { nl: 'Niet gehoord in het gesprek', en: 'Not heard in the conversation' },
  notDiscussed: { nl: 'Niet besproken', en: 'Not discussed' },
  tasks: { nl: 'Wordt een taak', en: 'Becomes a task' },
  toLine: {
    nl: (line: number) => `Rust op regel ${line} van het gesprek`,
    en: (line: number) => `Rests on line ${line} of the conversation`,
  },
  toSentence: {
    nl: (line: number) => `Regel ${line}: toon de zin in het verslag`,
    en: (line: number) => `Line ${line}: show the sentence in the note`,
  },
  said: { nl: 'Gezegd', en: 'Said' },
  written: { nl: 'Geschreven', en: 'Written' },
});

/** What kind of words were not found. */
export const exampleKindStrings = strings({
  number: { nl: 'Getal', en: 'Number' },
  measure: { nl: 'Hoeveelheid', en: 'Amount' },
  dose: { nl: 'Dosering', en: 'Dose' },
  medicine: { nl: 'Medicijn', en: 'Medicine' },
  date: { nl: 'Datum', en: 'Date' },
  time: { nl: 'Tijdstip', en: 'Time' },
});
