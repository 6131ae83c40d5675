/**
 * Where a recording can stand, and every way from one place to another: the only table there is. step.ts applies it, and
 * is the only file that writes a stage, an appointment's status or a mark.
 */
import type { AppointmentStatus, AuditEvent, Deed, ProcessingState } from '@noteer/contract';
import type { Change } from '../events.ts';

export type Stage = ProcessingState['stage'];

/** What people see beside the stage. */
type Marks = {
  is_reviewed: boolean;
  is_admin_reviewed: boolean;
  is_recording_deleted: boolean;
  /** It waits for a second signature. */
  is_cosign_asked: boolean;
};

export type Transition = {
  from: readonly Stage[];
  /** Where it is removed, the row goes, and with it its key. */
  to: Stage | 'as it is' | 'removed';
  /** What becomes of the appointment; null: nothing. */
  appointment: AppointmentStatus | null;
  /** What the clinician's pages hear of; null: nothing that they show has changed. */
  announce: Change['kind'] | null;
  audit: AuditEvent | null;
  /** What the policy is asked, of whoever does it over HTTP; null: only the system does it. */
  deed: Deed | null;
  /** Only a note that is, or is not, ready for the record; that waits for a second signature, or does not; `open`: neither. */
  if?: 'reviewed' | 'not reviewed' | 'waiting' | 'not waiting' | 'open';
  marks?: Partial<Marks>;
  /** What is the matter, as a code of ours; where the stage changes and this is left out, nothing is. */
  reason?: 'no_model' | 'transcription' | 'writing';
};

const row = (
  from: Transition['from'],
  to: Transition['to'],
  appointment: Transition['appointment'],
  announce: Transition['announce'],
  audit: Transition['audit'],
  deed: Transition['deed'],
  more: Pick<Transition, 'if' | 'marks' | 'reason'> = {},
): Transition => ({ from, to, appointment, announce, audit, deed, ...more });

const anywhere: readonly Stage[] = [
  ...(['capturing', 'transcribing', 'waiting_for_model', 'writing', 'done', 'failed'] as const),
];
/** Finished, and not all of it heard. */
const unheard: readonly Stage[] = ['transcribing', 'waiting_for_model'];

const finished: readonly Stage[] = anywhere.filter((stage) => stage !== 'capturing');

/** A new row is `capturing`, of an appointment that is `scheduled`: the defaults of the two tables. */
// biome-ignore format: a table is read by its columns
export const transitions = {
  //                   from                   to                   appointment   announced    logged                      deed
  start:           row(['capturing'],         'capturing',         null,         null,        'recording.started',        'record'),
  finish:          row(['capturing'],         'transcribing',      'processing', 'recording', 'recording.finished',       'record'),
  // It was ended without the device that made it, and that one is back with more sound.
  take_up:         row(finished,              'capturing',         null,         'recording', 'recording.started',        'record', { if: 'open' }),

  // While people still talk the recording goes on, whatever the engines lack.
  lack_model_live: row(['capturing'],         'capturing',         null,         null,        null,                       null, { reason: 'no_model' }),
  lack_model:      row(['transcribing'],      'waiting_for_model', null,         'recording', null,                       null, { reason: 'no_model' }),
  find_model:      row(['waiting_for_model'], 'transcribing',      null,         'recording', null,                       null),
  hear_all:        row(unheard,               'writing',           null,         'recording', null,                       null),
  fail_hearing:    row(unheard,               'failed',            'failed',     'recording', null,                       null, { reason: 'transcription' }),
  write:           row(['writing'],           'done',              'ready',      'note_ready','note.written',             null),
  fail_writing:    row(['writing'],           'failed',            'failed',     'recording', null,                       null, { reason: 'writing' }),
  // Back to the beginning of what was left: a transcript that is whole goes straight on to its note.
  retry:           row(['failed'],            'transcribing',      'processing', 'recording', 'recording.retried',        'retry_processing'),
  // The note that is there stays ready to be reviewed meanwhile.
  rewrite:         row(['done'],              'writing',           null,         'recording', 'note.rewrite_requested',   'finish_note', { if: 'open' }),

  // The model that was away may be back.
  try_again:       row(['done'],              'writing',           null,         'recording', null,                       null, { if: 'open' }),

  save_note:       row(anywhere,              'as it is',          null,         'note',      'note.saved',               'change_note', { if: 'open' }),
  amend_note:      row(anywhere,              'as it is',          null,         'note',      'note.saved',               'change_final_note', { if: 'reviewed' }),
  // What somebody else changed in a signed note is no longer there; it stays signed.
  take_back:       row(anywhere,              'as it is',          null,         'note',      'note.saved',               'finish_note', { if: 'reviewed' }),
  declare_ready:   row(['done'],              'done',              'reviewed',   'recording', 'note.reviewed',            'finish_note', { if: 'not waiting', marks: { is_reviewed: true } }),
  reopen:          row(['done'],              'done',              'ready',      'recording', 'note.reopened',            'finish_note', { if: 'not waiting', marks: { is_reviewed: false } }),
  // By whoever may not sign alone; the note stays as it is until the supervisor has answered, or is no longer asked.
  ask_cosign:      row(['done'],              'done',              'ready',      'recording', 'note.cosign_asked',        'finish_note', { if: 'open', marks: { is_cosign_asked: true } }),
  stop_asking:     row(['done'],              'done',              'ready',      'recording', 'note.cosign_stopped',      'finish_note', { if: 'waiting', marks: { is_cosign_asked: false } }),
  pass_on:         row(['done'],              'done',              null,         'recording', 'note.cosign_passed_on',    'set_supervisor', { if: 'waiting' }),
  return_note:     row(['done'],              'done',              'ready',      'recording', 'note.returned',            'cosign_note', { if: 'waiting', marks: { is_cosign_asked: false } }),
  cosign:          row(['done'],              'done',              'reviewed',   'recording', 'note.cosigned',            'cosign_note', { if: 'waiting', marks: { is_reviewed: true, is_cosign_asked: false } }),
  finish_codes:    row(anywhere,              'as it is',          null,         null,        'recording.admin_reviewed', 'set_codes', { marks: { is_admin_reviewed: true } }),
  reopen_codes:    row(anywhere,              'as it is',          null,         null,        'recording.admin_reviewed', 'set_codes', { marks: { is_admin_reviewed: false } }),
  // By whoever the institution lets: the clinician or an administrator.
  confirm_codes:   row(anywhere,              'as it is',          null,         'codes',     'codes.confirmed',          'suggest_codes', { if: 'reviewed', marks: { is_admin_reviewed: true } }),

  // The appointment can be recorded anew.
  hide:            row(anywhere,              'as it is',          'scheduled',  'recording', 'recording.hidden',         'hide_recording', { marks: { is_recording_deleted: true } }),
  remove:          row(anywhere,              'removed',           'scheduled',  'recording', 'recording.deleted',        'delete_recording'),
  // Its appointment was free again since it was hidden, and may have another recording by now.
  remove_hidden:   row(anywhere,              'removed',           null,         'recording', 'recording.deleted',        'delete_recording'),
  // Nobody signed its note for so long that it is no record any more.
  expire:          row(anywhere,              'removed',           'scheduled',  'recording', 'recording.deleted',        null, { if: 'not reviewed' }),
  // The client took the consent back.
  withdraw:        row(anywhere,              'removed',           'scheduled',  'recording', 'recording.deleted',        'withdraw_consent'),
} satisfies Record<string, Transition>;

export type StateEvent = keyof typeof transitions;

/** What is hidden can only be removed. */
export function isPossible(event: StateEvent, recording: { stage: Stage } & Marks): boolean {
  const { from, if: condition } = transitions[event];
  if (recording.is_recording_deleted !== (event === 'remove_hidden')) return false;
  return from.includes(recording.stage) && (!condition || holds[condition](recording));
}

const holds: Record<NonNullable<Transition['if']>, (marks: Marks) => boolean> = {
  reviewed: ({ is_reviewed }) => is_reviewed,
  'not reviewed': ({ is_reviewed }) => !is_reviewed,
  waiting: ({ is_cosign_asked }) => is_cosign_asked,
  'not waiting': ({ is_cosign_asked }) => !is_cosign_asked,
  open: ({ is_reviewed, is_cosign_asked }) => !is_reviewed && !is_cosign_asked,
};
