/** A Noteer with the demo's people on a data folder that is gone afterwards. */
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

export async function withServer<T>(
  settingsFor: (data_dir: string) => Record<string, string>,
  measure: (bench: Bench) => Promise<T>,
): Promise<T> {
  const data_dir = mkdtempSync(join(tmpdir(), 'noteer-bench-'));
  // Postgres runs as a user of its own when this runs as root.
  chmodSync(data_dir, 0o755);
  const noteer = await startNoteer({
    data_dir,
    port: await freePort(),
    settings: { DEMO: 'accounts', MFA: 'optional', ...settingsFor(data_dir) },
  });
  try {
    return await measure({ noteer, clinician: await clinicianAt(() => noteer.url) });
  } finally {
    await noteer.stop();
    rmSync(data_dir, { recursive: true, force: true });
  }
}
