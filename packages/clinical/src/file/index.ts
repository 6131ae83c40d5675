export { type Course, courseOf, type Series, type SeriesPoint } from './course.ts';
export { doseText } from './dose-text.ts';
export type {
  AgreementFinding,
  AlertFinding,
  AllergyFinding,
  DiagnosisFinding,
  FileDay,
  FileSource,
  Finding,
  MedicineFinding,
  Often,
  PersonFinding,
  ReferralFinding,
  RiskFinding,
  ValueFinding,
} from './finding.ts';
export { findingsOf } from './findings.ts';
export { type Identity, identityIn } from './identity.ts';
export type { DoseStep, MedicineCourse } from './medicine-course.ts';
export type {
  Preparation,
  PreparationLine,
  PreparationSection,
  PreparationSectionId,
  PreparationSource,
} from './preparation/preparation.ts';
export { prepare } from './preparation/prepare.ts';
export { type SinceLastTime, sinceLastTime } from './preparation/since-last-time.ts';
export { measureText, valueText } from './wording.ts';
