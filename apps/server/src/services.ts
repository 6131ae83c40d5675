import type { Logger } from 'pino';
import type { Changes } from './consultations/changes.ts';
import type { Db } from './db/schema.ts';
import type { Engines } from './engines/port.ts';
import type { Attempts } from './identity/attempts.ts';
import type { Microsoft } from './identity/microsoft.ts';
import type { Recaptcha } from './identity/recaptcha.ts';
import type { InstitutionInForce } from './institution.ts';
import type { Enqueue, ForgetJobs, WaitingJobs } from './jobs/catalogue.ts';
import type { Mailer } from './mail/port.ts';
import type { Metrics } from './metrics.ts';
import type { Models } from './model/index.ts';
import type { ModelChoiceInForce } from './model-choice.ts';
import type { CheckReady, OutcomeOf } from './readiness.ts';
import type { Sealing } from './sealing.ts';
import type { Settings } from './settings.ts';
import type { Storage } from './storage/port.ts';
import type { WavReading } from './wav/reader.ts';

/** What has a lifetime, and the settings as they hold for this installation. Made in main.ts and passed in. */
export type Services = {
  /** As of this moment: what the institution decides holds at once. Not to be kept or spread. */
  settings: Settings;
  /** Routes and ids, never what anyone said or typed. */
  log: Logger;
  installation: { readonly is_demo: boolean; readonly mfa: 'required' | 'optional' };
  institution: InstitutionInForce;
  db: Db;
  sealing: Sealing;
  attempts: Attempts;
  mailer: Mailer;
  storage: Storage;
  wav: WavReading;
  enqueue: Enqueue;
  forgetJobs: ForgetJobs;
  engines: Engines;
  models: Models;
  model_choice: ModelChoiceInForce;
  /** What the server-sent events are made of. */
  changes: Changes;
  checkQueue: () => Promise<void>;
  waitingJobs: WaitingJobs;
  outcomeOf: OutcomeOf;
  checkReady: CheckReady;
  metrics: Metrics;
  recaptcha: Recaptcha;
  /** Undefined when no tenant is configured. */
  microsoft: Microsoft | undefined;
};
