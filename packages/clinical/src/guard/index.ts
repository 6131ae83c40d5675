export { isInstruction } from './instructions.ts';
export { type Consultation, draftJudge, type Judgement } from './judge.ts';
export { byRules, mendDraft } from './mend.ts';
export type { Objection, ObjectionKind } from './objection.ts';
export { objectionInWords } from './wording.ts';
