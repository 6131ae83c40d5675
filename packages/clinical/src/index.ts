export { checkNote } from './checks/check.ts';
export { findFollowUps } from './checks/follow-ups.ts';
export type { CheckKind, FollowUp, Mark, Omission, OmissionKind } from './checks/mark.ts';
export * from './code-tables/index.ts';
export { countMinutes } from './codes/counted-minutes.ts';
export { demoGgzNhn } from './codes/demo-ggz-nhn.ts';
export { demoZpm } from './codes/demo-zpm.ts';
export { fieldNames, kindNames, professionNames, settingNames } from './codes/dimension-names.ts';
export { suggestGgzNhn } from './codes/ggz-nhn.ts';
export { suggestIcd10 } from './codes/icd10.ts';
export { icd10List } from './codes/icd10-list.ts';
export { placeOf } from './codes/icd10-place.ts';
export { tell } from './codes/told.ts';
export {
  type ConsultKind,
  type Contact,
  consultKinds,
  type Doubt,
  type GgzNhnLine,
  type Profession,
  professions,
  type Setting,
  type Suggestion,
  settings,
  type TimeRule,
  type Told,
  type ZpmLine,
} from './codes/types.ts';
export { verifiedZpm } from './codes/verified-zpm.ts';
export { suggestZpm } from './codes/zpm.ts';
export type { DiagnosisKind, StatedDiagnosis } from './diagnoses/diagnosis.ts';
export { diagnosesOfNote } from './diagnoses/of-note.ts';
export { statedDiagnoses } from './diagnoses/stated.ts';
export { type Evidence, evidenceAt, evidenceOf, evidenceReader } from './evidence/evidence.ts';
export { type FactKind, factKinds } from './facts/kind.ts';
export {
  type AgreementFinding,
  type AlertFinding,
  type AllergyFinding,
  type Course,
  courseOf,
  type DiagnosisFinding,
  type DoseStep,
  doseText,
  type FileDay,
  type FileSource,
  type Finding,
  findingsOf,
  type Identity,
  identityIn,
  type MedicineCourse,
  type MedicineFinding,
  measureText,
  type Often,
  type PersonFinding,
  type Preparation,
  type PreparationLine,
  type PreparationSection,
  type PreparationSectionId,
  type PreparationSource,
  prepare,
  type ReferralFinding,
  type RiskFinding,
  type Series,
  type SeriesPoint,
  type SinceLastTime,
  sinceLastTime,
  type ValueFinding,
  valueText,
} from './file/index.ts';
export {
  byRules,
  type Consultation,
  draftJudge,
  isInstruction,
  type Judgement,
  mendDraft,
  objectionInWords,
} from './guard/index.ts';
export {
  asRead,
  type FilePoint,
  type FromFile,
  filePoints,
  type Known,
  knownFrom,
  notInNote,
  type PaperName,
  standing,
  stretchesOf,
  withFile,
  withoutFile,
} from './known/index.ts';
export { noteMarkdown, type SentencePlace, sentenceAt } from './markdown.ts';
export { asTemplateSays } from './templates/as-template-says.ts';
export { type NoteFigures, noteFigures, type WrittenAndSigned } from './note-figures.ts';
export { sectionFor } from './note/section-for.ts';
export { writeNote } from './note/write-note.ts';
export type {
  InBothLanguages,
  Language,
  NoteDraft,
  NoteSection,
  NoteSentence,
  TranscriptPiece,
  WrittenBy,
} from './note.ts';
export { findMedicine, type Medicine, medicines } from './reading/medicines.ts';
export { splitSentences } from './reading/sentences.ts';
export { readTalk } from './talk/read-talk.ts';
export type { Talk } from './talk/sentence.ts';
export { type ProposedSection, proposeTemplate } from './templates/from-notes/propose.ts';
export { type OwnSection, type OwnTemplate, ownFrom, templateFrom } from './templates/own.ts';
export type { SectionStyle, Template, TemplateFamily, TemplateSection } from './templates/section.ts';
export { defaultTemplate, findTemplate, templates } from './templates.ts';
export { vocabularyPrompt } from './vocabulary.ts';
