/** The words of the page before an appointment. */
import type { Language } from '../../note.ts';
import type { PreparationSectionId } from './preparation.ts';

type Texts = {
  titles: Readonly<Record<PreparationSectionId, string>>;
  /** Where the last day has more than one. */
  lastNotes: string;
  reason: string;
  question: string;
  /** What the oldest paper begins with. */
  beginning: string;
  namedEarlier: string;
  /** What is said of medicines in a sentence that names none. */
  aboutMedicines: string;
  aboutMedicinesEarlier: string;
  /** Before the day of the letter. */
  aboutLetter: string;
  risk: string;
  since: string;
  writtenEarlier: string;
  /** Before the days of other papers that speak of it, whatever they say. */
  alsoOn: string;
  alsoWritten: string;
  noNote: string;
  notTheSame: string;
  in: Readonly<Record<'note' | 'attachment', string>>;
  more: string;
};

export const texts: Readonly<Record<Language, Texts>> = {
  nl: {
    titles: {
      referral: 'Aanmelding en vragen, zoals geschreven',
      agreed: 'Beleid en afspraken in het laatste verslag',
      last_note: 'Het laatste verslag, geheel',
      medicines: 'Medicatie, zoals laatst genoteerd',
      measurements: 'Metingen en vragenlijsten, zoals genoteerd',
      risk: 'Risico, zoals genoteerd',
      allergies: 'Allergieën en waarschuwingen, zoals genoteerd',
      unknown: 'Niets herkend over',
      differences: 'Brief en verslag naast elkaar',
    },
    lastNotes: 'De laatste verslagen, geheel',
    reason: 'Aanmelding',
    question: 'Vraag',
    beginning: 'Begin van het dossier',
    namedEarlier: 'Eerder genoemd',
    aboutMedicines: 'Ook over medicatie',
    aboutMedicinesEarlier: 'Eerder, ook over medicatie',
    aboutLetter: 'Over de brief van',
    risk: 'Risico',
    since: 'Sindsdien binnengekomen',
    writtenEarlier: 'Eerder genoteerd',
    alsoOn: 'meer hierover',
    alsoWritten: 'ook genoteerd',
    noNote: 'Er is nog geen eerder verslag.',
    notTheSame: 'Niet eensluidend',
    in: { note: 'verslag', attachment: 'brief' },
    more: 'In het dossier staan er meer.',
  },
  en: {
    titles: {
      referral: 'Referral and questions, as written',
      agreed: 'Plan and agreements in the last note',
      last_note: 'The last note, whole',
      medicines: 'Medicines, as last written down',
      measurements: 'Measurements and questionnaires, as written down',
      risk: 'Risk, as written down',
      allergies: 'Allergies and alerts, as written down',
      unknown: 'Nothing recognised about',
      differences: 'Letter and note side by side',
    },
    lastNotes: 'The last notes, whole',
    reason: 'Referral',
    question: 'Question',
    beginning: 'Beginning of the file',
    namedEarlier: 'Named earlier',
    aboutMedicines: 'Also about medicines',
    aboutMedicinesEarlier: 'Earlier, also about medicines',
    aboutLetter: 'On the letter of',
    risk: 'Risk',
    since: 'Received since',
    writtenEarlier: 'Written down earlier',
    alsoOn: 'more on this',
    alsoWritten: 'also written down',
    noNote: 'There is no earlier note yet.',
    notTheSame: 'Papers differ',
    in: { note: 'note', attachment: 'letter' },
    more: 'There are more in the file.',
  },
};

/** `Herkend`: a reader that overlooks a sentence must not say that it is not there. */
export const nothingKnown: Readonly<Record<Language, Readonly<Record<PreparationSectionId, string>>>> = {
  nl: {
    referral: 'In het dossier is geen reden van verwijzing of vraag herkend.',
    // The note itself stands below, whole.
    agreed: '',
    last_note: '',
    medicines: 'In het dossier is geen medicatie herkend.',
    measurements: 'In het dossier zijn geen metingen of vragenlijsten herkend.',
    risk: 'Over suïcidaliteit, zelfbeschadiging of agressie is in het dossier niets herkend.',
    allergies: 'Over allergieën is in het dossier niets herkend.',
    unknown: '',
    differences: '',
  },
  en: {
    referral: 'No reason or question of a referral was recognised in the file.',
    agreed: '',
    last_note: '',
    medicines: 'No medication was recognised in the file.',
    measurements: 'No measurements or questionnaires were recognised in the file.',
    risk: 'Nothing about suicidality, self-harm or aggression was recognised in the file.',
    allergies: 'Nothing about allergies was recognised in the file.',
    unknown: '',
    differences: '',
  },
};
