/**
 * What the institution decided, as it holds now in every process: a decision is announced, and each reads it anew. Where a
 * variable of the environment is set it holds, and the page says so.
 */
import { type InstitutionField, InstitutionSettings, institutionFields } from '@noteer/contract';
import type { Changes } from './consultations/changes.ts';
import { currentCodeSettings } from './consultations/code-settings.ts';
import type { Db } from './db/schema.ts';
import { institutionVariables } from './institution-variables.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';

export type InstitutionInForce = {
  current(): InstitutionSettings;
  /** The variables that hold a field fast. */
  held_by: Record<string, string>;
  /** Reads the newest decision. Whoever decided waits for it; other processes are told. */
  refresh(): Promise<void>;
};

/** How an installation begins: before anyone decides, and for fields that came after the last decision. */
const beginning = (settings: Settings, is_demo: boolean): InstitutionSettings => ({
  ...{ name: '', address: '', logo: '', language: 'nl', time_zone: settings.TIME_ZONE },
  ...{ asks_consent: true, consent_nl: '', consent_en: '' },
  idle_lock_minutes: settings.IDLE_LOCK_MINUTES,
  session_hours: settings.SESSION_HOURS,
  session_idle_minutes: settings.SESSION_IDLE_MINUTES,
  second_factor: settings.MFA ?? (is_demo ? 'optional' : 'required'),
  share_files: settings.SHARE_FILES,
  keep_sound_days: settings.KEEP_SOUND_DAYS,
  keep_draft_days: settings.KEEP_DRAFT_DAYS,
  keep_hidden_days: settings.KEEP_HIDDEN_DAYS,
  consent_withdrawn_note: settings.CONSENT_WITHDRAWN_NOTE,
  sign_up: settings.SIGN_UP?.kind ?? 'usual',
  sign_up_domains: settings.SIGN_UP?.kind === 'domains' ? settings.SIGN_UP.domains : [],
  finish_abandoned_hours: settings.FINISH_ABANDONED_HOURS,
  unusual_clients_an_hour: settings.UNUSUAL_CLIENTS_AN_HOUR,
  user_storage_gb: settings.USER_STORAGE_GB,
  expected_words: [],
  ...{ confirmed_by: 'administrator', icd10_reason: null },
  ...{ reminder_day: 'never', reminder_hour: 8, reminder_after_days: 3 },
  ...{ copy_as: 'plain_and_rich', copy_headings: true, copy_sections: true, copy_last_line: '' },
});

/** As SIGN_UP says it; undefined: nobody decided, and what is usual holds. */
function signUpRuleOf({ sign_up, sign_up_domains }: InstitutionSettings): Settings['SIGN_UP'] {
  if (sign_up === 'usual') return undefined;
  return sign_up === 'domains' ? { kind: sign_up, domains: sign_up_domains } : { kind: sign_up };
}

/** What was decided by an earlier or later Noteer: each field that this one understands. */
export const understood = (kept: unknown): Partial<InstitutionSettings> => {
  const values = (kept ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    institutionFields.flatMap((field) => {
      const read = InstitutionSettings.shape[field].safeParse(values[field]);
      return read.success ? [[field, read.data]] : [];
    }),
  );
};

type Decided = { decided: Partial<InstitutionSettings>; version: number };

export async function lastDecision(db: Db): Promise<Decided> {
  const row = await db
    .selectFrom('institution_settings')
    .select(['id', 'settings'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { decided: understood(row?.settings), version: Number(row?.id ?? 0) };
}

/** Kept with the other decisions about codes, on which suggestions are made. */
async function decidedOfCodes(db: Db) {
  const { confirmed_by, icd10_reason } = await currentCodeSettings(db);
  return { confirmed_by, icd10_reason };
}

type Parts = { db: Db; settings: Settings; installation: { is_demo: boolean }; changes: Changes };

/** The settings of the environment with the institution's decisions in them, always those of this moment. */
export async function followInstitution({
  db,
  settings,
  installation: { is_demo },
  changes,
}: Parts): Promise<Pick<Services, 'settings' | 'installation' | 'institution'>> {
  const held = Object.entries(institutionVariables).filter(([, variable]) => settings.given.has(variable));
  const start = beginning(settings, is_demo);
  const fast = Object.fromEntries(held.map(([field]) => [field, start[field as InstitutionField]]));
  let now: InstitutionSettings = start;
  const refresh = async () => {
    now = { ...start, ...(await lastDecision(db)).decided, ...(await decidedOfCodes(db)), ...fast };
  };
  await refresh();
  changes.followInstitution(refresh);

  const live = Object.entries(institutionVariables).map(([field, variable]) => [
    variable,
    {
      enumerable: true,
      get: () => (variable === 'SIGN_UP' ? signUpRuleOf(now) : now[field as InstitutionField]),
    },
  ]);
  return {
    settings: Object.defineProperties({ ...settings }, Object.fromEntries(live)),
    installation: {
      is_demo,
      get mfa() {
        return now.second_factor;
      },
    },
    institution: { current: () => now, held_by: Object.fromEntries(held), refresh },
  };
}
