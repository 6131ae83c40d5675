/** `npm run audit`: whether the access log is what was written, its head, and what is too old. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connect } from '../db/connect.ts';
import { startEmbeddedPostgres } from '../db/embedded.ts';
import { StartError } from '../errors.ts';
import { openKeyRing } from '../master-key.ts';
import { createSealing } from '../sealing.ts';
import { readSettings, type Settings } from '../settings.ts';
import { Head, headsFile, writeHead } from './heads.ts';
import { removeOldMonths } from './remove-months.ts';
import { type Broken, verifyTrail } from './verify.ts';

const usage = `
npm run audit -- verify               whether the access log is whole, or its first line that is not; then it ends with 1
      --heads FILE                    compares with the heads in this file as well; without it with those in DATA_DIR
npm run audit -- head                 writes the newest seal out now, to the file and wherever else the settings say
npm run audit -- remove               removes the months that are older than AUDIT_KEEP_YEARS (needs the owner)`;

const words: Record<Broken['what'], string> = {
  changed: 'was changed, or is not in its place',
  gone: 'is gone',
  not_sealed: 'was put there without a seal',
  cut_off: 'and what came after it is gone: it was written out as the head of the log',
  not_as_told: 'is not what was written out as the head of the log',
  unknown_key: 'was sealed with another key than ours',
  nameless: 'has lost the name of whoever did it',
};

function told({ number, line_id, event_date_time, what }: Broken): string {
  const place = [number !== null && `number ${number}`, line_id !== null && `id ${line_id}`].filter(Boolean);
  const time = event_date_time ? ` of ${event_date_time.toISOString()}` : '';
  return `BROKEN: line ${place.join(', ')}${time} ${words[what]}.`;
}

/** What is not a head is no reason to believe less of the others, but somebody should look at it. */
export function readHeads(file: string): Head[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line, at) => {
    try {
      return Head.parse(JSON.parse(line));
    } catch {
      throw new StartError(`${file} holds something else than a head in line ${at + 1}.`);
    }
  });
}

async function openDatabases({ DATABASE_URL: work, DATABASE_OWNER_URL: owner = work, DATA_DIR }: Settings) {
  if (work && owner) return { work, owner, stop: async () => {} };
  const dir = join(DATA_DIR, 'postgres');
  if (!existsSync(join(dir, 'data'))) throw new StartError(`There is no database in ${DATA_DIR}.`);
  const postgres = await startEmbeddedPostgres({ dir });
  // A server that runs goes on with it.
  const stop = postgres.wasAdopted ? async () => {} : postgres.stop;
  return { work: postgres.connectionString, owner: postgres.ownerConnectionString, stop };
}

const log = { warn: (_: unknown, text?: string) => console.error(text) };

const counted = (heads: number) => (heads === 1 ? '1 head that fits' : `${heads} heads that fit`);

async function verify(work: string, settings: Settings, given: string | undefined): Promise<number> {
  const file = given ?? headsFile(settings.DATA_DIR);
  const heads = given || existsSync(file) ? readHeads(file) : [];
  const sealing = createSealing(openKeyRing(settings).ring);
  const { db, close } = connect(work, log);
  const verdict = await verifyTrail(db, sealing, heads).finally(close);
  const { lines, waiting, removed, broken } = verdict;
  if (broken) console.log(told(broken));
  else console.log(`Whole: ${lines} lines in order, as written, and ${counted(heads.length)}.`);
  // Whoever reads this should know.
  if (heads.length === 0 && lines > 0)
    console.log('There is no head to compare with: that the end was cut off would not show.');
  if (removed > 0) console.log(`The first ${removed} lines were removed because of their age.`);
  if (waiting > 0) console.log(`${waiting} lines wait for their seal.`);
  return broken ? 1 : 0;
}

async function head(work: string, settings: Settings): Promise<number> {
  const sealing = createSealing(openKeyRing(settings).ring);
  const { db, close } = connect(work, log);
  const written = await writeHead({ db, sealing, settings }).finally(close);
  console.log(written ? JSON.stringify(written) : 'There are no lines yet.');
  return 0;
}

async function remove(owner: string, settings: Settings): Promise<number> {
  const { trail } = createSealing(openKeyRing(settings).ring);
  const { db, close } = connect(owner, log);
  const removed = await removeOldMonths(db, trail, settings.AUDIT_KEEP_YEARS).finally(close);
  console.log(
    removed
      ? `Removed ${removed.lines} lines from before ${removed.before.toISOString()}.`
      : `Nothing is older than ${settings.AUDIT_KEEP_YEARS} years.`,
  );
  return 0;
}

export async function run(args: string[], env: Record<string, string | undefined>): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { heads: { type: 'string' } },
  });
  const [command] = positionals;
  if (command !== 'verify' && command !== 'head' && command !== 'remove') {
    console.log(usage);
    return command === undefined ? 0 : 1;
  }
  const settings = readSettings(env);
  const { work, owner, stop } = await openDatabases(settings);
  try {
    if (command === 'verify') return await verify(work, settings, values.heads);
    return command === 'head' ? await head(work, settings) : await remove(owner, settings);
  } finally {
    await stop();
  }
}

if (import.meta.main) {
  run(process.argv.slice(2), process.env).then(
    (code) => {
      process.exitCode = code;
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}
