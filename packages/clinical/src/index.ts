export { checkNote } from './checks/check.ts';
export { findFollowUps } from './checks/follow-ups.ts';
export type { CheckKind, FollowUp, Mark, Omission, OmissionKind } from './checks/mark.ts';
export { type Evidence, evidenceAt, evidenceOf, evidenceReader } from './evidence.ts';
export { writeNote as writeExtractiveNote } from './note/write-note.ts';
export { noteMarkdown, type SentencePlace, sentenceAt } from './markdown.ts';
export { findMedicine, type Medicine, medicines } from './reading/medicines.ts';
export type {
  InBothLanguages,
  Language,
  NoteDraft,
  NoteSection,
  NoteSentence,
  TranscriptPiece,
} from './note.ts';
export { splitSentences } from './reading/sentences.ts';
export type { Template, TemplateFamily, TemplateSection } from './templates/section.ts';
export { defaultTemplate, findTemplate, templates } from './templates.ts';
export { vocabularyPrompt } from './vocabulary.ts';
