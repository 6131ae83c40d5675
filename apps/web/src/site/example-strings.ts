import { strings } from '../lib/strings.ts';

export const exampleStrings = strings({
  note: { nl: 'Gespreksverslag', en: 'Consultation note' },
  talk: { nl: 'Gesprek', en: 'Conversation' },
  invented: { nl: 'Verzonnen voorbeeld', en: 'Invented example' },
  notFound: { nl: 'Niet teruggevonden in het gesprek', en: 'Not found in the conversation' },
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
});
