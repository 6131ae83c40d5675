export { checkNote } from './checks/check.ts';
export { findFollowUps } from './checks/follow-ups.ts';
export type { CheckKind, FollowUp, Mark, Omission, OmissionKind } from './checks/mark.ts';
export { type Evidence, evidenceAt, evidenceOf, evidenceReader } from './evidence/evidence.ts';
export type { FactKind } from './facts/kind.ts';
export { sectionFor } from './note/place.ts';
export { writeNote as writeExtractiveNote } from './note/write-note.ts';
export {
  byRules,
  type Consultation,
  draftJudge,
  isInstruction,
  type Judgement,
  mendDraft,
  objectionInWords,
} from './guard/index.ts';
export { noteMarkdown, type SentencePlace, sentenceAt } from './markdown.ts';
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
export type { Template, TemplateFamily, TemplateSection } from './templates/section.ts';
export { defaultTemplate, findTemplate, templates } from './templates.ts';
export { vocabularyPrompt } from './vocabulary.ts';
