export * from './code-tables/index.ts';
export { countMinutes } from './codes/counted-minutes.ts';
export { demoGgzNhn } from './codes/demo-ggz-nhn.ts';
export { demoZpm } from './codes/demo-zpm.ts';
export { kindNames, professionNames, settingNames } from './codes/dimension-names.ts';
export { suggestGgzNhn } from './codes/ggz-nhn.ts';
export { suggestIcd10 } from './codes/icd10.ts';
export { icd10List } from './codes/icd10-list.ts';
export { tell } from './codes/told.ts';
export type { GgzNhnLine, Profession, Setting, Suggestion, ZpmLine } from './codes/types.ts';
export { verifiedZpm } from './codes/verified-zpm.ts';
export { suggestZpm } from './codes/zpm.ts';
export type { StatedDiagnosis } from './diagnoses/diagnosis.ts';
export { diagnosesOfNote } from './diagnoses/of-note.ts';
export { statedDiagnoses } from './diagnoses/stated.ts';
export { type Evidence, evidenceAt, evidenceOf, evidenceReader } from './evidence/evidence.ts';
export { standing } from './evidence/standing.ts';
export { type FactKind, factKinds } from './facts/kind.ts';
export {
  type Course,
  courseOf,
  doseText,
  type FileSource,
  type Finding,
  findingsOf,
  type Identity,
  identityIn,
  type MedicineCourse,
  type MedicineFinding,
  measureText,
  type Preparation,
  type PreparationLine,
  type PreparationSource,
  prepare,
  type RiskFinding,
  type Series,
  type SinceLastTime,
  sinceLastTime,
  valueText,
} from './file/index.ts';
export { type FilePoint, filePoints, notInNote, type PaperName } from './file/points.ts';
export { noteMarkdown } from './markdown.ts';
export type { Language, NoteDraft, TranscriptPiece } from './note.ts';
export { type NoteFigures, noteFigures, type WrittenAndSigned } from './note-figures.ts';
export { medicines } from './reading/medicines.ts';
export { splitSentences } from './reading/sentences.ts';
export { asTemplateSays } from './templates/as-template-says.ts';
export { proposeTemplate } from './templates/from-notes/propose.ts';
export { ownFrom, templateFrom } from './templates/own.ts';
export type { Template, TemplateSection } from './templates/section.ts';
export { sectionFor } from './templates/section-for.ts';
export { defaultTemplate, findTemplate, templates } from './templates.ts';
export { vocabularyPrompt } from './vocabulary.ts';
