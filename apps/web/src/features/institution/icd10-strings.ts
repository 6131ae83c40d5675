import { strings } from '../../lib/strings.ts';

export const icd10Strings = strings({
  notice: {
    nl: 'Software die een diagnosecode voorstelt, kan een medisch hulpmiddel van een hogere klasse zijn. Zet dit pas aan als de instelling dat heeft beoordeeld, en leg het besluit hieronder vast. Noteer stelt alleen een code voor bij een diagnose die de behandelaar zelf heeft uitgesproken of opgeschreven.',
    en: 'Software that suggests a code for a diagnosis may be a medical device of a higher class. Turn this on only after the institution has assessed it, and write the decision down below. Noteer only suggests a code for a diagnosis that the clinician stated or wrote down.',
  },
  reason: { nl: 'Besluit van de instelling', en: 'Decision of the institution' },
  reasonHint: { nl: 'Wie het heeft besloten, wanneer en waarom.', en: 'Who decided it, when and why.' },
  reasonMissing: {
    nl: 'Schrijf het besluit op. Zonder besluit blijft ICD-10 uit.',
    en: 'Write the decision down. Without one ICD-10 stays off.',
  },
});
