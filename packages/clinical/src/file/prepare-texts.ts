/** The words of the page before an appointment. */
import type { Language } from '../note.ts';
import type { PreparationSectionId } from './preparation.ts';

type Texts = {
  titles: Readonly<Record<PreparationSectionId, string>>;
  reason: string;
  question: string;
  stopped: string;
  started: string;
  raised: string;
  lowered: string;
  fromDose: string;
  since: string;
  lastNamed: string;
  planned: string;
  advised: string;
  notKnownIfDone: string;
  namedAfterStop: string;
  was: string;
  lastAsked: string;
  before: string;
  allergyTo: string;
  noAllergies: string;
  noMedicines: string;
  became: string;
  noWordOf: string;
  notReturnedTo: string;
  in: Readonly<Record<'note' | 'attachment', string>>;
  by: string;
  and: string;
  more: string;
};

export const texts: Readonly<Record<Language, Texts>> = {
  nl: {
    titles: {
      referral: 'Reden van verwijzing',
      agreed: 'Vorige keer afgesproken',
      medicines: 'Medicatie nu',
      measurements: 'Metingen en vragenlijsten',
      risk: 'Risico',
      allergies: 'Allergieën en waarschuwingen',
      unknown: 'Nog niet bekend',
      differences: 'Wat niet overeenkomt',
    },
    reason: 'Reden',
    question: 'Vraag',
    stopped: 'gestopt',
    started: 'gestart',
    raised: 'verhoogd',
    lowered: 'verlaagd',
    fromDose: 'van',
    since: 'sinds',
    lastNamed: 'laatst genoemd',
    planned: 'voorgenomen',
    advised: 'geadviseerd',
    notKnownIfDone: 'of het is gebeurd, staat er niet',
    namedAfterStop: 'daarna weer genoemd',
    was: 'was',
    lastAsked: 'Laatst besproken',
    before: 'Eerder',
    allergyTo: 'Allergie of intolerantie',
    noAllergies: 'Geen allergieën bekend',
    noMedicines: 'Gebruikt geen medicatie',
    became: 'Daarna',
    noWordOf: 'daarna niets over gevonden',
    notReturnedTo: 'in het laatste verslag niet op teruggekomen',
    in: { note: 'verslag', attachment: 'brief' },
    by: 'door',
    and: ' en ',
    more: 'Oudere metingen staan in het dossier.',
  },
  en: {
    titles: {
      referral: 'Reason for referral',
      agreed: 'Agreed last time',
      medicines: 'Medication now',
      measurements: 'Measurements and questionnaires',
      risk: 'Risk',
      allergies: 'Allergies and alerts',
      unknown: 'Not known yet',
      differences: 'What does not agree',
    },
    reason: 'Reason',
    question: 'Question',
    stopped: 'stopped',
    started: 'started',
    raised: 'raised',
    lowered: 'lowered',
    fromDose: 'from',
    since: 'since',
    lastNamed: 'last mentioned',
    planned: 'planned',
    advised: 'advised',
    notKnownIfDone: 'whether it was done is not written',
    namedAfterStop: 'mentioned again afterwards',
    was: 'was',
    lastAsked: 'Last discussed',
    before: 'Earlier',
    allergyTo: 'Allergy or intolerance',
    noAllergies: 'No known allergies',
    noMedicines: 'Uses no medication',
    became: 'Since then',
    noWordOf: 'nothing found about it since',
    notReturnedTo: 'not returned to in the last note',
    in: { note: 'note', attachment: 'letter' },
    by: 'by',
    and: ' and ',
    more: 'Older measurements are in the file.',
  },
};

/** `Gevonden`: a reader that overlooks a sentence must not say that it is not there. */
export const nothingKnown: Readonly<Record<Language, Readonly<Record<PreparationSectionId, string>>>> = {
  nl: {
    referral: 'In het dossier is geen reden van verwijzing of vraag gevonden.',
    agreed: 'Er zijn geen afspraken gevonden in het laatste verslag.',
    medicines: 'In het dossier is geen medicatie gevonden.',
    measurements: 'In het dossier zijn geen metingen of vragenlijsten gevonden.',
    risk: 'Over suïcidaliteit of ander gevaar is in het dossier niets gevonden.',
    allergies: 'Over allergieën is in het dossier niets gevonden.',
    unknown: '',
    differences: '',
  },
  en: {
    referral: 'No reason or question of a referral was found in the file.',
    agreed: 'No agreements were found in the last note.',
    medicines: 'No medication was found in the file.',
    measurements: 'No measurements or questionnaires were found in the file.',
    risk: 'Nothing about suicidality or other danger was found in the file.',
    allergies: 'Nothing about allergies was found in the file.',
    unknown: '',
    differences: '',
  },
};
