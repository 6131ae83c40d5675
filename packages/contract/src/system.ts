/** What the installation tells about itself. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Done, dataOf } from './envelope.ts';
import { InstitutionSettings } from './institution.ts';

const Part = z.enum(['ok', 'failing']);

export const Health = z
  .object({ status: Part, database: Part, queue: Part, storage: Part })
  .meta({ id: 'Health' });
export type Health = z.infer<typeof Health>;

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health/',
  deeds: 'public',
  summary: 'Whether database, queue and storage work; 503 when one does not',
  response: dataOf(Health),
});

export const getLiveness = endpoint({
  method: 'GET',
  path: '/api/live/',
  deeds: 'public',
  summary: 'Whether the process answers; asks nothing of anything else, and is no reason to send people here',
  response: dataOf(z.object({ status: z.literal('ok') })),
});

export const Readiness = z
  .object({ status: Part, database: Part, migrations: Part, storage: Part })
  .meta({ id: 'Readiness' });
export type Readiness = z.infer<typeof Readiness>;

export const getReadiness = endpoint({
  method: 'GET',
  path: '/api/ready/',
  deeds: 'public',
  summary: 'Whether this process can do its work now: database, its tables and storage; 503 when one fails',
  response: dataOf(Readiness),
});

export const InstallationConfig = z
  .object({
    /** Seconds without a touch after which the screen locks. */
    idle_lock_s: z.number().int().positive(),
    has_microsoft_login: z.boolean(),
    /** Whether an account without an authenticator needs a mailed code. */
    mfa: z.enum(['required', 'optional']),
    recaptcha_site_key: z.string().nullable(),
    is_demo: z.boolean(),
    institution: InstitutionSettings.pick({
      name: true,
      asks_consent: true,
      consent_nl: true,
      consent_en: true,
      copy_as: true,
      copy_headings: true,
      copy_sections: true,
      copy_last_line: true,
    }),
  })
  .meta({ id: 'InstallationConfig' });
export type InstallationConfig = z.infer<typeof InstallationConfig>;

export const getConfig = endpoint({
  method: 'GET',
  path: '/api/config/',
  deeds: 'public',
  summary: 'The settings that the web app needs before anyone signs in',
  response: dataOf(InstallationConfig),
});

/** Pages by name: an address may carry what is nobody's business. */
export const measuredPages = [
  'welcome',
  'sign-in',
  'home',
  'overview',
  'tasks',
  'record',
  'review',
  'wrap-up',
  'admin',
  'other',
] as const;

export const PageSpeed = z.object({
  page: z.enum(measuredPages),
  /** As browsers measure them: milliseconds, and for CLS a share of the screen. */
  measure: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
  value: z.number().min(0).max(3_600_000),
});
export type PageSpeed = z.infer<typeof PageSpeed>;

export const reportPageSpeed = endpoint({
  method: 'POST',
  path: '/api/page-speed/',
  deeds: 'public',
  summary: 'Report how fast a page was; nothing about the person',
  body: PageSpeed,
  response: Done,
});
