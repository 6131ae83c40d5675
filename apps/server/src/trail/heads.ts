/** Tells the newest seal to places that whoever rewrites the database does not reach: then a rewrite shows. */
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Db } from '../db/schema.ts';
import type { Sealing } from '../sealing.ts';
import type { Settings } from '../settings.ts';
import { newestSeal, sealLines } from './seal.ts';
import { sendSyslog } from './syslog.ts';

export const Head = z.object({
  at: z.iso.datetime(),
  number: z.number().int().positive(),
  mac: z.string().regex(/^[0-9a-f]{64}$/),
  key_name: z.string(),
});
export type Head = z.infer<typeof Head>;

const WEBHOOK_WITHIN_MS = 10_000;

export const headsFile = (data_dir: string) => join(data_dir, 'access-log-heads.jsonl');

async function post(address: string, head: Head): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(head),
    redirect: 'error',
    signal: AbortSignal.timeout(WEBHOOK_WITHIN_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the webhook of the access log answered ${response.status}`);
}

type Parts = {
  db: Db;
  sealing: Sealing;
  settings: Pick<Settings, 'DATA_DIR' | 'AUDIT_SYSLOG_URL' | 'AUDIT_WEBHOOK_URL'>;
};

/** Every place is tried; afterwards it is said that one could not be reached. Undefined when there are no lines yet. */
export async function writeHead({ db, sealing, settings }: Parts): Promise<Head | undefined> {
  await sealLines(db, sealing.trail);
  const seal = await newestSeal(db);
  if (!seal) return undefined;
  const { number, mac, key_name } = seal;
  const head: Head = { at: new Date().toISOString(), number, mac: mac.toString('hex'), key_name };
  const { DATA_DIR, AUDIT_SYSLOG_URL, AUDIT_WEBHOOK_URL } = settings;
  const told = await Promise.allSettled([
    appendFile(headsFile(DATA_DIR), `${JSON.stringify(head)}\n`, { mode: 0o600, flush: true }),
    AUDIT_SYSLOG_URL && sendSyslog(AUDIT_SYSLOG_URL, head),
    AUDIT_WEBHOOK_URL && post(AUDIT_WEBHOOK_URL, head),
  ]);
  const failed = told.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  return head;
}
