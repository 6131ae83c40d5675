/** A set measured as it was spoken, with voices told apart, and damaged; everything the product does, on each. */
import {
  type Consultation,
  type HeardPiece,
  piecesOf,
  piecesWithVoices,
  type SpokenSegment,
} from './consultation.ts';
import { withoutPunctuation, withWordErrors } from './damage.ts';
import { type Talk, type Written, write } from './product.ts';
import { type ChecksScore, scoreChecks } from './score-checks.ts';
import { type EvidenceScore, scoreEvidence } from './score-evidence.ts';
import { type OmissionsScore, scoreOmissions } from './score-omissions.ts';
import { scoreTasks, type TasksScore } from './score-tasks.ts';
import { scoreWriter, type WriterScore } from './score-writer.ts';

const WORD_ERRORS = 0.2;

type Change = (consultation: Consultation) => HeardPiece[];

const damaged = ({ id, segments, language }: Consultation): HeardPiece[] =>
  withWordErrors(piecesOf(segments), { language, rate: WORD_ERRORS, seed: Number.parseInt(id, 10) || 1 });

export const passes = {
  'as spoken': ({ segments }) => piecesOf(segments),
  'with voices': ({ segments }) => piecesWithVoices(segments),
  'no punctuation': ({ segments }) => withoutPunctuation(piecesOf(segments)),
  '20 % word errors': damaged,
  both: (consultation) => withoutPunctuation(damaged(consultation)),
} as const satisfies Record<string, Change>;

export type PassName = keyof typeof passes;

export type CaseScore = {
  id: string;
  segments: readonly SpokenSegment[];
  talk: Talk;
  written: Written;
  writer: WriterScore;
  checks: ChecksScore;
  omissions: OmissionsScore;
  /** Of the faithful note, and of what the product wrote. */
  tasks: TasksScore;
  tasksOfOwn: TasksScore;
  /** With nothing but the note by hand, and when it replaced what the product wrote. */
  evidence: EvidenceScore;
  evidenceWithDraft: EvidenceScore;
};

export function scoreCase(consultation: Consultation, pass: PassName): CaseScore {
  const { id, segments, language, template, from, clean_note } = consultation;
  const talk: Talk = { pieces: passes[pass](consultation), language, template, from };
  const before = process.cpuUsage();
  const written = write(talk);
  const { user, system } = process.cpuUsage(before);
  return {
    ...{ id, segments, talk, written },
    writer: scoreWriter(consultation, talk, written, (user + system) / 1000),
    checks: scoreChecks(consultation, talk),
    omissions: scoreOmissions(consultation, talk),
    tasks: scoreTasks(clean_note, consultation, talk),
    tasksOfOwn: scoreTasks(written.text, consultation, talk),
    evidence: scoreEvidence(consultation, talk, null),
    evidenceWithDraft: scoreEvidence(consultation, talk, written.draft),
  };
}
