/** What the institution decides about the whole of Noteer. Every decision is kept: the newest holds. */
import { z } from 'zod';
import { bytes, endpoint, stream } from './endpoint.ts';
import { dataOf } from './envelope.ts';
import { Language, MOST_INTEGER, requiredText } from './fields.ts';

const text = (most: number) => z.string().trim().max(most, `At most ${most} characters`);
const whole = (least: number, most: number) =>
  z.number().int().min(least, `At least ${least}`).max(most, `At most ${most}`);

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

/** A recogniser weighs its last few dozen words: more than this is no help to it. */
export const MOST_EXPECTED_WORDS = 200;

/** A picture by its SHA-256: the same logo has the same name wherever it is. */
const LogoName = z.string().regex(/^[0-9a-f]{64}$/, 'No such logo');
/** Of the file that is sent; what is kept is smaller. */
export const MOST_LOGO_BYTES = 2_000_000;
export const ReminderDay = z.enum([
  ...(['never', 'every_day', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const),
  'sunday',
]);

export const InstitutionSettings = z
  .object({
    /** Above documents that leave Noteer; empty: nothing stands there. */
    name: text(200),
    address: text(500),
    /** The name of the picture that stands above them (`putLogo`); empty: none. */
    logo: z.union([z.literal(''), LogoName]),
    /** Of accounts for which nobody chose one; the public pages begin in Dutch. */
    language: Language,
    time_zone: z.string().max(100).refine(isTimeZone, { error: 'No such time zone' }),
    /** Whether a recording begins with the question below. */
    asks_consent: z.boolean(),
    /** In the words of the institution; empty: in Noteer's. */
    consent_nl: text(1_000),
    consent_en: text(1_000),
    /** After a client took the consent back: whether a signed note stays, as the law on records asks, or goes too. */
    consent_withdrawn_note: z.enum(['keep', 'erase']),
    /** `usual`: addresses at the first administrator's domain, and in a demo everyone. */
    sign_up: z.enum(['usual', 'open', 'domains', 'invitation', 'closed']),
    /** Where `sign_up` is `domains`. */
    sign_up_domains: z.array(text(200).toLowerCase().regex(DOMAIN, 'No such domain')).max(50, 'At most 50'),
    idle_lock_minutes: whole(1, 240),
    session_hours: whole(1, 72),
    /** A session that nobody uses for so long is ended by the server. */
    session_idle_minutes: whole(5, 4_320),
    second_factor: z.enum(['required', 'optional']),
    share_files: z.enum(['off', 'treating']),
    keep_sound_days: whole(1, 36_500),
    keep_draft_days: whole(1, 36_500),
    keep_hidden_days: whole(1, 3_650),
    finish_abandoned_hours: whole(1, 720),
    /** Whoever opens the files of more clients than this within an hour is listed for the auditor. */
    unusual_clients_an_hour: whole(1, 1_000),
    /** So much may one user have in the storage; what a recording that was begun still needs is always taken. */
    user_storage_gb: whole(1, 100_000),
    /** Names and terms that every recording here is expected to hold. */
    expected_words: z.array(text(60).min(1)).max(MOST_EXPECTED_WORDS, `At most ${MOST_EXPECTED_WORDS} words`),
    /** Who confirms codes when a consultation is wrapped up. */
    confirmed_by: z.enum(['administrator', 'clinician']),
    /** Null: ICD-10 is off. The decision in the institution's words turns it on. */
    icd10_reason: requiredText('Say why', 2_000).nullable(),
    /** What 'Klaar voor EPD' and copying put on the clipboard. */
    copy_as: z.enum(['plain_and_rich', 'plain']),
    copy_headings: z.boolean(),
    /** Whether each section of a note can be copied by itself. */
    copy_sections: z.boolean(),
    /** Below every note that is copied; empty: nothing. */
    copy_last_line: text(300),
    /** On which day everyone is told by mail how much waits for them, and from which hour on. Files of before have none of these. */
    reminder_day: ReminderDay.default('never'),
    reminder_hour: whole(0, 23).default(8),
    /** Only what has waited for so many days is told of. */
    reminder_after_days: whole(1, 90).default(3),
  })
  .meta({ id: 'InstitutionSettings' });
export type InstitutionSettings = z.infer<typeof InstitutionSettings>;
export type InstitutionField = keyof InstitutionSettings;
export const institutionFields = Object.keys(InstitutionSettings.shape) as InstitutionField[];

const Decision = z.object({
  settings: InstitutionSettings,
  /** Rises with every decision; 0: nobody has decided anything yet. */
  version: z.number().int(),
});

export const Institution = Decision.extend({
  /** Fields that a variable of the environment holds fast, and its name. They show what it says. */
  held_by: z.record(z.string(), z.string()),
  /** The latest first, beginning with the one that holds. */
  history: z.array(
    Decision.extend({ set_by: z.string().nullable(), set_at: z.iso.datetime() }).meta({
      id: 'InstitutionDecision',
    }),
  ),
}).meta({ id: 'Institution' });
export type Institution = z.infer<typeof Institution>;

export const getInstitution = endpoint({
  method: 'GET',
  path: '/api/institution/',
  deeds: ['manage_institution'],
  summary: 'What the institution decided, what the environment holds fast, and what was decided before',
  response: dataOf(Institution),
});

export const setInstitution = endpoint({
  method: 'PUT',
  path: '/api/institution/',
  deeds: ['manage_institution'],
  summary: 'Decide; `version` is the one that was read, and refused if there is a later one',
  body: InstitutionSettings.extend({ version: z.number().int().min(0).max(MOST_INTEGER) }),
  response: dataOf(Institution),
});

export const putLogo = endpoint({
  method: 'POST',
  path: '/api/institution/logo/',
  deeds: ['manage_institution'],
  summary: 'Bring a logo in, PNG or JPEG; it is drawn anew, and counts once its name is decided as `logo`',
  body: bytes(MOST_LOGO_BYTES),
  max_bytes: MOST_LOGO_BYTES + 1_000,
  response: dataOf(z.object({ logo: LogoName })),
});

export const getLogo = endpoint({
  method: 'GET',
  path: '/api/institution/logo/{logo}/',
  deeds: ['manage_institution'],
  summary: 'A logo that was brought in, as PNG',
  params: z.object({ logo: LogoName }),
  response: stream('image/png'),
});
