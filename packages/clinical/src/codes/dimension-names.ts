/** What settings, professions and kinds are called on a screen: short, because they stand in a sentence. */
import type { InBothLanguages, Language } from '../note.ts';
import type { ConsultKind, Contact, Profession, Setting } from './types.ts';

export const settingNames: Readonly<Record<Setting, InBothLanguages>> = {
  1: { nl: 'ambulant sectie II', en: 'outpatient, section II' },
  2: { nl: 'ambulant sectie III monodisciplinair', en: 'outpatient, section III, one discipline' },
  3: { nl: 'ambulant sectie III multidisciplinair', en: 'outpatient, section III, several disciplines' },
  4: { nl: 'outreachend', en: 'outreach' },
  5: { nl: 'klinisch', en: 'inpatient' },
  6: { nl: 'forensisch of beveiligd, klinisch', en: 'forensic or secure, inpatient' },
  7: { nl: 'forensisch of beveiligd, niet klinisch', en: 'forensic or secure, not inpatient' },
  8: { nl: 'hoogspecialistisch', en: 'highly specialised' },
};

export const professionNames: Readonly<Record<Profession, InBothLanguages>> = {
  ARTS: { nl: 'arts', en: 'physician' },
  ARTSSPEC: { nl: 'arts-specialist', en: 'medical specialist' },
  GZ: { nl: 'GZ-psycholoog', en: 'healthcare psychologist' },
  KP: { nl: 'klinisch (neuro)psycholoog', en: 'clinical (neuro)psychologist' },
  PT: { nl: 'psychotherapeut', en: 'psychotherapist' },
  VS: { nl: 'verpleegkundig specialist', en: 'nurse specialist' },
  VPK: { nl: 'verpleegkundige', en: 'nurse' },
  OVERIG: { nl: 'overige beroepen', en: 'other professions' },
  none: { nl: 'beroep dat niet declareert', en: 'profession that does not bill' },
};

export const kindNames: Readonly<Record<ConsultKind, InBothLanguages>> = {
  diagnostics: { nl: 'diagnostiek', en: 'diagnostics' },
  treatment: { nl: 'behandeling', en: 'treatment' },
};

/** Names of the fields of a contact, as a sentence has them: "nog niet bekend: de setting". */
const fieldNames: Readonly<Record<keyof Contact, InBothLanguages>> = {
  day: { nl: 'de dag', en: 'the day' },
  profession: { nl: 'het beroep', en: 'the profession' },
  setting: { nl: 'de setting', en: 'the setting' },
  kind: { nl: 'diagnostiek of behandeling', en: 'diagnostics or treatment' },
  is_planned: { nl: 'gepland of niet', en: 'planned or not' },
  planned_minutes: { nl: 'de geplande duur', en: 'the planned time' },
  real_minutes: { nl: 'de gerealiseerde duur', en: 'the real time' },
  group_size: { nl: 'de groepsgrootte', en: 'the size of the group' },
  interpreter: { nl: 'de tolk', en: 'the interpreter' },
  travel_minutes: { nl: 'de reistijd', en: 'the travel time' },
};

const nameIn = (names: Readonly<Record<string, InBothLanguages>>, key: string | number, language: Language) =>
  names[key]?.[language] ?? '';

/** The dimensions that a sentence tells, those that nobody said left out: "ambulant sectie II, GZ-psycholoog". */
export function dimensionsIn(values: Record<string, string | number>, language: Language): string {
  return [
    nameIn(settingNames, values.setting ?? '', language),
    nameIn(professionNames, values.profession ?? '', language),
    nameIn(kindNames, values.kind ?? '', language),
  ]
    .filter((name) => name !== '')
    .join(', ');
}

export const kindIn = (kind: string | number, language: Language) => nameIn(kindNames, kind, language);

/** `fields`: names of fields with spaces between. */
export function fieldsIn(fields: string | number, language: Language): string {
  const names = String(fields)
    .split(' ')
    .map((field) => nameIn(fieldNames, field, language));
  const last = names.pop() ?? '';
  const and = language === 'nl' ? 'en' : 'and';
  return names.length > 0 ? `${names.join(', ')} ${and} ${last}` : last;
}
