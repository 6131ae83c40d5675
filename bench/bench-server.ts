/** A Noteer on a data folder that is gone afterwards: with the demo's people, or with its administrator alone. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Clinician, clinicianAt } from '../e2e/kill/clinician.ts';
import { freePort, type Noteer, startNoteer } from '../e2e/support/noteer.ts';

export type Bench = { noteer: Noteer; clinician: Clinician };

/** Where no model is: whoever measures the server itself wants nobody to listen. */
export const NO_ENGINES = (data_dir: string) => {
  const MODELS_PATH = join(data_dir, 'no-models');
  mkdirSync(MODELS_PATH, { recursive: true });
  return { MODELS_PATH };
};

type Started = {
  noteer: Noteer;
  data_dir: string;
  /** Ends it, and its data folder with it. */
  close: () => Promise<void>;
};

async function started(settingsFor: (data_dir: string) => Record<string, string>): Promise<Started> {
  const data_dir = mkdtempSync(join(tmpdir(), 'noteer-bench-'));
  // Postgres runs as a user of its own when this runs as root.
  chmodSync(data_dir, 0o755);
  const settings = { MFA: 'optional', ...settingsFor(data_dir) };
  const noteer = await startNoteer({ data_dir, port: await freePort(), settings });
  const close = async () => {
    await noteer.stop();
    rmSync(data_dir, { recursive: true, force: true });
  };
  return { noteer, data_dir, close };
}

export const administrator = { email: 'beheer@kliniek.test', password: 'Meten!2026' };

/** One with nobody but its administrator, whose database a bench fills itself. */
export const emptyServer = (settings: Record<string, string> = {}): Promise<Started> =>
  started(() => ({
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    LOG_LEVEL: 'warn',
    ...settings,
  }));

export async function withServer<T>(
  settingsFor: (data_dir: string) => Record<string, string>,
  measure: (bench: Bench) => Promise<T>,
): Promise<T> {
  const { noteer, close } = await started((data_dir) => ({ DEMO: 'accounts', ...settingsFor(data_dir) }));
  try {
    return await measure({ noteer, clinician: await clinicianAt(() => noteer.url) });
  } finally {
    await close();
  }
}
