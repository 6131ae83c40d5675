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

export const nothingKnown: Readonly<Record<Language, Readonly<Record<PreparationSectionId, string>>>> = {
  nl: {
    referral: 'Er is geen verwijsbrief met een reden of vraag.',
    agreed: 'Er zijn geen afspraken gevonden in het laatste verslag.',
    medicines: 'Het dossier noemt geen medicatie.',
    measurements: 'Het dossier noemt geen metingen of vragenlijsten.',
    risk: 'Over suïcidaliteit of ander gevaar staat niets in het dossier.',
    allergies: 'Over allergieën staat niets in het dossier.',
    unknown: '',
    differences: '',
  },
  en: {
    referral: 'There is no referral letter with a reason or question.',
    agreed: 'No agreements were found in the last note.',
    medicines: 'The file mentions no medication.',
    measurements: 'The file mentions no measurements or questionnaires.',
    risk: 'The file says nothing about suicidality or other danger.',
    allergies: 'The file says nothing about allergies.',
    unknown: '',
    differences: '',
  },
};
