import { z } from 'zod';

export const dataOf = <S extends z.ZodType>(schema: S) => z.object({ data: schema });

/** A success that has nothing to tell but that it happened. */
export const Done = z.object({ message: z.string() }).meta({ id: 'Done' });

/** Closed list: a new code needs a status here and a Dutch and an English sentence in the web. */
export const errorStatus = {
  invalid: 400,
  wrong_code: 400,
  wrong_password: 400,
  /** Shorter than this institution wants them. */
  short_password: 400,
  /** Among those that everybody tries first, or the own name. */
  common_password: 400,
  reset_expired: 400,
  recaptcha_failed: 400,
  /** What came is not sound that we can read. */
  unreadable_audio: 400,
  /** Not a table that we can read, or a damaged one. */
  unreadable_table: 400,
  /** An .xls of before 2007, or a spreadsheet with a password. */
  old_spreadsheet: 400,
  empty_table: 400,
  /** Neither a table of appointments nor a calendar. */
  unreadable_agenda: 400,
  too_many_appointments: 400,
  too_many_lines: 400,
  not_authenticated: 401,
  invalid_credentials: 401,
  /** The password was right; the code of the authenticator app is asked for. */
  second_factor_required: 401,
  /** The password was right; a code is on its way by mail. */
  second_factor_mailed: 401,
  wrong_second_factor: 401,
  microsoft_refused: 401,
  permission_denied: 403,
  no_account: 403,
  not_found: 404,
  email_taken: 409,
  /** Nobody makes an account here but administrators: an invitation would lead nowhere. */
  sign_up_closed: 409,
  /** The number was used for other sound: the two recordings must not be mixed. */
  chunk_differs: 409,
  chunks_missing: 409,
  recording_finished: 409,
  still_recording: 409,
  /** Somebody else saved in between. */
  note_changed: 409,
  /** It is final until it is reopened. */
  note_reviewed: 409,
  /** Whoever signs may not do it alone, and nobody is named to sign with them. */
  needs_supervisor: 409,
  /** It waits for a second signature: first that request is taken back. */
  cosign_waits: 409,
  /** The request for a signature that was looked at is no longer the one that waits. */
  cosign_changed: 409,
  /** Nobody who may not sign alone signs with others, and the other way round. */
  supervises_others: 409,
  supervisor_unfit: 409,
  /** These days are covered already, by the same colleague. */
  cover_overlaps: 409,
  /** Nothing stands in the note. */
  note_empty: 409,
  /** The note is being written, or the recording is not ready for it. */
  still_processing: 409,
  /** Not enough of a voice to know it by. */
  too_little_speech: 409,
  /** Only of a signed note. */
  note_not_final: 409,
  /** Somebody else confirmed other codes, or said something else that they depend on, in between. */
  codes_changed: 409,
  /** The last question waits for its answer. */
  question_open: 409,
  /** What was looked at was made on other lists or settings than there are now. */
  code_list_changed: 409,
  code_settings_changed: 409,
  institution_changed: 409,
  /** It is the one that writes the notes. */
  model_in_use: 409,
  /** Taking the file would do something else by now than what was looked at. */
  agenda_changed: 409,
  template_changed: 409,
  /** There is a snippet behind this abbreviation already. */
  abbreviation_taken: 409,
  last_administrator: 409,
  /** The account has records of clients: a colleague takes them over first. */
  needs_colleague: 409,
  /** Recovery codes stand in for an authenticator, and there is none. */
  no_authenticator: 409,
  /** It is asked for already, and waits. */
  reset_asked: 409,
  /** There is a recording of it, or there was no plan for it: its time and its clinician are what they were. */
  appointment_recorded: 409,
  /** The client has appointments or recordings. */
  client_in_use: 409,
  /** Somebody said, with a reason, that it must not be removed. */
  on_hold: 409,
  /** The client took the consent to the recording back, and what was said is gone. */
  consent_withdrawn: 409,
  /** The name that was typed is not the client's. */
  name_differs: 409,
  /** The client is part of another by now, or never was. */
  client_joined: 409,
  /** This user has as much in the storage as the institution lets one have. */
  storage_full: 409,
  /** So many recordings of this user were begun and not ended. */
  too_many_captures: 409,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_attempts: 429,
  /** Of one user, at the same time. */
  too_many_streams: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const ErrorBody = z
  .object({
    detail: z.string(),
    code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
    fields: z.record(z.string(), z.array(z.string())).optional(),
  })
  .meta({ id: 'Error' });
export type ErrorBody = z.infer<typeof ErrorBody>;
