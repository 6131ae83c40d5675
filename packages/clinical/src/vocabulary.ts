/**
 * The words of the field that a recogniser should expect. Whisper reads only the last 224 tokens of its prompt, so each
 * template has its own 30 to 40, the most telling last.
 */
import type { Language } from './note.ts';
import { list } from './reading/text.ts';
import type { Template } from './templates/section.ts';

type Field =
  | 'care'
  | 'symptoms'
  | 'treatment'
  | 'medicines'
  | 'danger'
  | 'practice'
  | 'practice_medicines'
  | 'monitoring';

const words: Readonly<Record<Language, Record<Field, string[]>>> = {
  nl: {
    care: list('anamnese, decursus, regiebehandelaar, FACT-team, POH-GGZ, naasten, PHQ-9, HoNOS-plus'),
    symptoms: list(
      'stemming somber, anhedonie, piekeren, paniekaanval, herbelevingen, dissociatie, achterdocht, dwanghandelingen',
    ),
    treatment: list(
      'psycho-educatie, EMDR, exposure, schematherapie, gedragsactivatie, signaleringsplan, DSM-5, PTSS',
    ),
    medicines: list(
      'sertraline, citalopram, mirtazapine, venlafaxine, lithium, quetiapine, olanzapine, aripiprazol, methylfenidaat, oxazepam',
    ),
    danger: list(
      'suïcidegedachten, automutilatie, veiligheidsplan, crisiskaart, zorgmachtiging, crisismaatregel, Wvggz, 113',
    ),
    practice: list('bloeddruk, saturatie, CRP, HbA1c, ECG, eczeem, benauwd, podotherapeut'),
    practice_medicines: list(
      'paracetamol, ibuprofen, omeprazol, metformine, metoprolol, amlodipine, simvastatine, amoxicilline, salbutamol, prednisolon',
    ),
    monitoring: list(
      'lithiumspiegel, QTc-tijd, nierfunctie, metabool syndroom, tardieve dyskinesie, milligram, voor de nacht, zo nodig',
    ),
  },
  en: {
    care: list('mental state, progress note, care coordinator, GP, relatives, PHQ-9, GAD-7, follow-up'),
    symptoms: list(
      'low mood, anhedonia, rumination, panic attack, flashbacks, dissociation, paranoia, compulsions',
    ),
    treatment: list(
      'psychoeducation, EMDR, exposure, CBT, behavioural activation, relapse plan, DSM-5, PTSD',
    ),
    medicines: list(
      'sertraline, citalopram, mirtazapine, venlafaxine, lithium, quetiapine, olanzapine, aripiprazole, methylphenidate, lorazepam',
    ),
    danger: list(
      'suicidal ideation, self-harm, safety plan, overdose, crisis team, protective factors, capacity, risk',
    ),
    practice: list('blood pressure, saturation, CRP, HbA1c, ECG, eczema, breathless, chest infection'),
    practice_medicines: list(
      'paracetamol, ibuprofen, omeprazole, metformin, metoprolol, amlodipine, simvastatin, amoxicillin, salbutamol, prednisolone',
    ),
    monitoring: list(
      'lithium level, QTc, kidney function, metabolic syndrome, tardive dyskinesia, milligrams, at night, as needed',
    ),
  },
};

function fieldsOf(template: Template): Field[] {
  if (template.id === 'medicatieconsult') return ['symptoms', 'danger', 'monitoring', 'medicines'];
  if (template.id === 'soep' || template.id === 'soap')
    return ['symptoms', 'medicines', 'practice', 'practice_medicines'];
  if (template.family === 'risk') return ['symptoms', 'care', 'medicines', 'danger'];
  if (template.family === 'assessment') return ['care', 'danger', 'symptoms', 'medicines'];
  return ['symptoms', 'danger', 'treatment', 'medicines'];
}

/** `own`: words that a clinician has corrected. They stand last, where a recogniser minds them most. */
export const vocabularyPrompt = (
  template: Template,
  language: Language,
  own: readonly string[] = [],
): string => `${[...fieldsOf(template).flatMap((field) => words[language][field]), ...own].join(', ')}.`;
