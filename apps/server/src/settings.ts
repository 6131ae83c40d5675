/** The only reader of the environment. Parsed once, at start; a wrong setting stops the start by name. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { newPassword } from '@noteer/contract';
import { z } from 'zod';
import { engineKinds } from './engines/transcription/choice.ts';
import { StartError } from './errors.ts';
import { writerKinds } from './model/choice.ts';
import {
  isTimeZone,
  MasterKey,
  oneOf,
  onOff,
  Ports,
  port,
  positive,
  readableFile,
  SignUp,
  StorageUrl,
  TrustProxy,
  url,
} from './setting-kinds.ts';

const projectRoot = resolve(import.meta.dirname, '../../..');

const Environment = z
  .object({
    PORT: port.default(3000),
    HOST: z.string().default('127.0.0.1'),
    PUBLIC_URL: url(['http:', 'https:'], 'https://noteer.example.org').optional(),
    DATA_DIR: z.string().default(resolve(projectRoot, 'data')),
    DATABASE_URL: url(['postgres:', 'postgresql:'], 'postgresql://user:password@host/noteer').optional(),
    DATABASE_OWNER_URL: url(
      ['postgres:', 'postgresql:'],
      'postgresql://owner:password@host/noteer',
    ).optional(),
    STORAGE_URL: StorageUrl.optional(),
    SMTP_URL: url(['smtp:', 'smtps:'], 'smtp://user:password@mail.example.org:587').optional(),
    MAIL_FROM: z.string().default('Noteer <noteer@localhost>'),
    CONTACT_EMAIL: z.email('must be an e-mail address').toLowerCase().optional(),
    LOGIN_NL_URL: url(['http:', 'https:'], 'https://nl.noteer.example.org').optional(),
    LOGIN_SLO_URL: url(['http:', 'https:'], 'https://slo.noteer.example.org').optional(),
    ROLE: z.enum(['all', 'api', 'worker'], { error: "must be 'all', 'api' or 'worker'" }).default('all'),
    ADMIN_EMAIL: z.email('must be an e-mail address').toLowerCase().optional(),
    ADMIN_PASSWORD: newPassword('must not be empty').optional(),
    DEMO: z.enum(['on', 'accounts', 'off'], { error: "must be 'on', 'accounts' or 'off'" }).optional(),
    MFA: z.enum(['required', 'optional'], { error: "must be 'required' or 'optional'" }).optional(),
    PRIVILEGED_EMAIL: z.email('must be an e-mail address').toLowerCase().optional(),
    MASTER_KEY: MasterKey.optional(),
    MASTER_KEY_FILE: z.string().optional(),
    BACKUP_KEY: z.string().optional(),
    KEYS_DIR: z.string().optional(),
    SIGN_UP: SignUp.optional(),
    PASSWORD_LENGTH: positive('characters')
      .refine((length) => length >= 6, { error: 'must be at least 6 characters' })
      .optional(),
    LEAKED_PASSWORDS_FILE: readableFile.optional(),
    SESSION_HOURS: positive('hours').default(12),
    SESSION_IDLE_MINUTES: positive('minutes').default(120),
    TIME_ZONE: z
      .string()
      .refine(isTimeZone, { error: 'must be a time zone like Europe/Amsterdam' })
      .default('Europe/Amsterdam'),
    METRICS_PORT: port.optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    AUDIT_KEEP_YEARS: positive('years')
      .refine((years) => years >= 5, { error: 'must be at least 5 years' })
      .default(5),
    AUDIT_SYSLOG_URL: url(['udp:', 'tcp:'], 'udp://syslog.example.org:514').optional(),
    AUDIT_WEBHOOK_URL: url(['http:', 'https:'], 'https://hooks.example.org/noteer').optional(),
    AUDIT_LINES: oneOf('off', 'log').default('off'),
    UNUSUAL_CLIENTS_AN_HOUR: positive('clients').default(30),
    USER_STORAGE_GB: positive('gigabytes').default(100),
    KEEP_HIDDEN_DAYS: positive('days').default(30),
    KEEP_SOUND_DAYS: positive('days').default(30),
    KEEP_DRAFT_DAYS: positive('days').default(180),
    KEEP_DEPARTURE_DAYS: positive('days').default(365),
    KEEP_CONTACT_DAYS: positive('days').default(730),
    KEEP_MAIL_DAYS: positive('days').default(30),
    KEEP_DECLARED_DAYS: positive('days').default(2557),
    CONSENT_WITHDRAWN_NOTE: oneOf('keep', 'erase').default('keep'),
    ERASED_CODES: oneOf('keep', 'erase').default('keep'),
    SHARE_FILES: z.enum(['off', 'treating'], { error: "must be 'off' or 'treating'" }).default('off'),
    FEED_MINUTES: positive('minutes').default(15),
    FEED_SECONDS: positive('seconds').default(20),
    FEED_MEGABYTES: positive('megabytes').default(10),
    FEED_NETWORKS: oneOf('public', 'private', 'any').default('public'),
    CONNECTOR_CALLS_A_MINUTE: positive('calls').default(120),
    FINISH_ABANDONED_HOURS: positive('hours').default(24),
    IDLE_LOCK_MINUTES: positive('minutes').default(15),
    ATTEMPTS_PER_ADDRESS: positive('attempts').default(60),
    TRUST_PROXY: TrustProxy.default('off'),
    TRANSCRIBER: oneOf('auto', ...engineKinds).default('auto'),
    TRANSCRIBER_URL: url(['http:', 'https:'], 'http://gpu.example.org:8000').optional(),
    TRANSCRIBER_KEY: z.string().optional(),
    TRANSCRIBER_MODEL: z.string().optional(),
    TRANSCRIBER_THREADS: positive('threads').optional(),
    WHISPER_ENGINE: z
      .enum(['auto', 'onnx', 'ggml'], { error: "must be 'auto', 'onnx' or 'ggml'" })
      .default('auto'),
    MEASURE_ENGINES: onOff.default('on'),
    WRITER: oneOf('auto', ...writerKinds).default('auto'),
    WRITER_URL: url(['http:', 'https:'], 'http://gpu.example.org:8000').optional(),
    WRITER_KEY: z.string().optional(),
    WRITER_PLACE: oneOf('auto', 'house', 'elsewhere').default('auto'),
    WRITER_RECORDING: z.string().optional(),
    WRITER_MODEL: z.string().optional(),
    WRITER_CONTEXT: positive('tokens').optional(),
    WRITER_THREADS: positive('threads').optional(),
    ENGINES_USER: z.string().optional(),
    ENGINES_GIVE_WAY: onOff.default('on'),
    MODELS_PATH: z.string().optional(),
    FETCH_MODELS: onOff.default('on'),
    FIND_MODELS: Ports.default([11_434, 8_080, 8_000, 1_234]),
    JOB_HEARTBEAT_SECONDS: positive('seconds')
      .refine((seconds) => seconds >= 10, { error: 'must be at least 10 seconds' })
      .default(30),
    LOG_LEVEL: z
      .enum(['debug', 'info', 'warn', 'error', 'silent'], {
        error: 'must be debug, info, warn, error or silent',
      })
      .default('info'),
    MICROSOFT_ISSUER: url(
      ['http:', 'https:'],
      'https://login.microsoftonline.com/your-tenant-id/v2.0',
    ).optional(),
    MICROSOFT_CLIENT_ID: z.string().optional(),
    MICROSOFT_CLIENT_SECRET: z.string().optional(),
    RECAPTCHA_SITE_KEY: z.string().optional(),
    RECAPTCHA_SECRET_KEY: z.string().optional(),
    RECAPTCHA_VERIFY_URL: url(['http:', 'https:'], 'https://www.google.com/recaptcha/api/siteverify').default(
      'https://www.google.com/recaptcha/api/siteverify',
    ),
  })
  .superRefine((env, context) => {
    const together = (...names: (keyof typeof env)[]) => {
      const missing = names.filter((name) => env[name] === undefined);
      if (missing.length === 0 || missing.length === names.length) return;
      for (const name of missing) {
        context.addIssue({
          code: 'custom',
          path: [name],
          message: `is missing: ${names.join(', ')} go together`,
        });
      }
    };
    together('ADMIN_EMAIL', 'ADMIN_PASSWORD');
    together('MICROSOFT_ISSUER', 'MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET');
    together('RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY');
    if (env.DATABASE_OWNER_URL && !(env.DATABASE_URL && new URL(env.DATABASE_URL).username)) {
      context.addIssue({
        code: 'custom',
        path: ['DATABASE_URL'],
        message: 'is missing, or names no user: with DATABASE_OWNER_URL it says who does the work',
      });
    }
    if (env.DEMO && env.DEMO !== 'off' && env.ADMIN_EMAIL) {
      context.addIssue({
        code: 'custom',
        path: ['DEMO'],
        message: `is '${env.DEMO}' while ADMIN_EMAIL is given: demo data never goes beside real accounts`,
      });
    }
  });

export type Settings = ReturnType<typeof readSettings>;

/** An empty value (`SMTP_URL=` in a .env file) is a setting that was not made. */
export function readSettings(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = Environment.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => `  ${path.join('.')} ${message}`);
    throw new StartError(`Noteer cannot start with these settings (see .env.example):\n${lines.join('\n')}`);
  }
  const settings = result.data;
  const data_dir = resolve(projectRoot, settings.DATA_DIR);
  const host = settings.HOST.includes(':') ? `[${settings.HOST}]` : settings.HOST;
  return {
    ...settings,
    /** The names of those that were set, rather than left as they are. */
    given: new Set(Object.keys(given)) as ReadonlySet<string>,
    DATA_DIR: data_dir,
    PUBLIC_URL: (settings.PUBLIC_URL ?? `http://${host}:${settings.PORT}`).replace(/\/$/, ''),
    // With a database of its own it is one machine; several need a folder that all of them see, and have to name it.
    KEYS_DIR: settings.KEYS_DIR ?? (settings.DATABASE_URL ? undefined : resolve(data_dir, 'keys')),
    STORAGE_URL: settings.STORAGE_URL ?? pathToFileURL(resolve(data_dir, 'audio')).href,
    CONTACT_EMAIL: settings.CONTACT_EMAIL ?? settings.ADMIN_EMAIL,
    LOGIN_NL_URL: settings.LOGIN_NL_URL ?? '/sign-in',
    LOGIN_SLO_URL: settings.LOGIN_SLO_URL ?? '/sign-in',
  };
}
