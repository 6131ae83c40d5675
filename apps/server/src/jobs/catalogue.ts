/** All background work there is. The handler of each lives with its feature, as <name>.job.ts. */
import { z } from 'zod';
import type { Db } from '../db/schema.ts';
import { accountNotices } from '../mail/account-notices.ts';

// Payloads carry ids only: the queue's table is neither a medical record nor an address book.
export const jobs = {
  'send-sign-up-code': { payload: z.object({ user_id: z.uuid() }) },
  'send-invitation': { payload: z.object({ invitation_id: z.uuid() }) },
  /** What became of somebody's password or second factor, told to its owner. */
  'send-account-notice': { payload: z.object({ user_id: z.uuid(), notice: z.enum(accountNotices) }) },
  'send-login-code': { payload: z.object({ user_id: z.uuid() }) },
  'send-reset-code': { payload: z.object({ reset_id: z.uuid() }) },
  'send-contact-mail': { payload: z.object({ request_id: z.uuid() }) },
  /** Who is told by mail how much waits for them, on the day and from the hour that the institution chose. */
  remind: { payload: z.object({}), cron: '*/10 * * * *' },
  'send-reminder': { payload: z.object({ user_id: z.uuid(), period: z.iso.date() }) },
  /** One window of speech; asks for the next itself, so that a short recording does not wait behind a long one. */
  'transcribe-window': { payload: z.object({ recording_id: z.uuid() }), one_per: 'recording_id', at_once: 2 },
  'write-note': { payload: z.object({ recording_id: z.uuid() }), one_per: 'recording_id', at_once: 4 },
  /** The note against the talk once more, by a question of its own. */
  'read-note-over': { payload: z.object({ recording_id: z.uuid() }), one_per: 'recording_id', at_once: 4 },
  /** Notes that a model could not write: it may be back. */
  'resume-writing': { payload: z.object({}), cron: '* * * * *' },
  /** A document that was added to a client, page by page. */
  'read-attachment': { payload: z.object({ attachment_id: z.uuid() }), one_per: 'attachment_id' },
  /** What a document says, once it is read; again when it was corrected, or somebody said that it belongs here. */
  'read-attachment-findings': { payload: z.object({ attachment_id: z.uuid() }), one_per: 'attachment_id' },
  /** What a note says, once it is final. */
  'read-note-findings': { payload: z.object({ recording_id: z.uuid() }), one_per: 'recording_id' },
  /** What became of a draft by the time it was signed, in numbers. */
  'count-note': { payload: z.object({ recording_id: z.uuid() }), one_per: 'recording_id' },
  /** Papers that nobody has read yet, or an older reader: those of before there was a file, too. */
  'catch-up-findings': { payload: z.object({}), cron: '* * * * *' },
  /** The page before an appointment. */
  'prepare-appointment': { payload: z.object({ appointment_id: z.uuid() }), one_per: 'appointment_id' },
  /** Appointments of the next hour that have no such page, or an old one. */
  'prepare-coming': { payload: z.object({}), cron: '*/5 * * * *' },
  /** What codes a consultation would have, once its note is signed. */
  'suggest-codes': { payload: z.object({ recording_id: z.uuid() }), one_per: 'recording_id' },
  /** Suggestions that were never made, or on other lists than there are now. */
  'suggest-codes-anew': { payload: z.object({}), cron: '* * * * *' },
  /** A calendar of a clinician, elsewhere. */
  'read-feed': { payload: z.object({ feed_id: z.uuid() }), one_per: 'feed_id' },
  /** Calendars whose time has come. */
  'read-due-feeds': { payload: z.object({}), cron: '* * * * *' },
  /** A language model that an administrator asked for. */
  'fetch-model': { payload: z.object({ name: z.string() }), one_per: 'name' },
  /** One that nobody wants on this machine any more, or what came of it. */
  'remove-model': { payload: z.object({ name: z.string() }), one_per: 'name' },
  /** A language model that somebody tries before it is chosen. */
  'try-model': { payload: z.object({ trial_id: z.uuid() }), at_once: 2 },
  /** Takes up what a crash ended. */
  'resume-fetching': { payload: z.object({}), cron: '* * * * *' },
  /** Recordings that waited for a model go on by themselves once it is there. */
  'resume-waiting': { payload: z.object({}), cron: '* * * * *' },
  /** What has been kept for as long as it may be, at night. */
  'remove-expired': { payload: z.object({}), cron: '40 1 * * *' },
  /** Keys of what was removed, where whoever removed it did not come to that. */
  'forget-keys': { payload: z.object({}), cron: '* * * * *' },
  /** What was erased leaves the files of the database too: at night, and out of small tables with every erasure. */
  'leave-no-trace': {
    payload: z.object({ tables: z.enum(['small', 'all']).default('all') }),
    cron: '20 2 * * *',
  },
  /** Recordings whose device never came back are finished with what is here. */
  'finish-abandoned': { payload: z.object({}), cron: '7 * * * *' },
  /** Only ever asked for by the first start of a demo. */
  'finish-demo': { payload: z.object({ date: z.iso.date() }) },
  /** The newest seal of the access log goes where whoever rewrites the database does not reach. */
  'write-head-of-log': { payload: z.object({}), cron: '3 * * * *' },
  /** Reading that stands out, of every hour that is over. */
  'find-unusual-reads': { payload: z.object({}), cron: '10 * * * *' },
  /** Second factors whose delay is over. */
  'reset-second-factors': { payload: z.object({}), cron: '* * * * *' },
  /** Sessions that nobody used for as long as the setting says. */
  'end-idle-sessions': { payload: z.object({}), cron: '*/5 * * * *' },
  'forget-expired': { payload: z.object({}), cron: '17 * * * *' },
} as const satisfies Record<
  string,
  { payload: z.ZodType; cron?: string; one_per?: string; at_once?: number }
>;

export type JobName = keyof typeof jobs;
export type Payload<N extends JobName> = z.output<(typeof jobs)[N]['payload']>;

/** Takes the transaction, so the job exists exactly when the change that asked for it does. */
export type Enqueue = <N extends JobName>(db: Db, name: N, payload: Payload<N>) => Promise<void>;

/** Jobs about somebody who is erased, in the transaction that erases them. */
export type ForgetJobs = (db: Db, ids: string[]) => Promise<number>;

/** Jobs that could begin now and have not; those that wait for their next try are not among them. */
export type WaitingJobs = (db: Db) => Promise<{ count: number; oldest_s: number }>;
