/** The whole server on a database of its own, for one test file. Real Postgres, real queue, real SMTP. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoint, Role } from '@noteer/contract';
import type { Kysely } from 'kysely';
import { afterAll } from 'vitest';
import { createApp } from '../src/app.ts';
import { listenForChanges } from '../src/consultations/changes.ts';
import { dataKeysIn } from '../src/data-keys.ts';
import { connect } from '../src/db/connect.ts';
import type { Tables } from '../src/db/schema.ts';
import type { Engines } from '../src/engines/port.ts';
import { prepareInstallation } from '../src/first-start.ts';
import { createAttempts } from '../src/identity/attempts.ts';
import { createMicrosoft } from '../src/identity/microsoft.ts';
import { createRecaptcha } from '../src/identity/recaptcha.ts';
import { openSession } from '../src/identity/sessions.ts';
import { followInstitution } from '../src/institution.ts';
import { startQueue } from '../src/jobs/queue.ts';
import { createLog } from '../src/log.ts';
import { createMailer } from '../src/mail/index.ts';
import { openKeyRing } from '../src/master-key.ts';
import { createMetrics } from '../src/metrics.ts';
import { createModels } from '../src/model/index.ts';
import { followModelChoice } from '../src/model-choice.ts';
import { createReadiness, outcomesWithin } from '../src/readiness.ts';
import { createSealing } from '../src/sealing.ts';
import type { Services } from '../src/services.ts';
import { readSettings } from '../src/settings.ts';
import { createStorage } from '../src/storage/index.ts';
import { createWavReading } from '../src/wav/reader.ts';
import { jobHandlers } from '../src/worker.ts';
import { copyDatabase, type Database } from './copy-database.ts';
import { encoded } from './encoded-body.ts';
import { hashOf } from './hash-of.ts';
import { nextCodeIn, openMailbox } from './mailbox.ts';
import { absentModels, withoutModels } from './without-models.ts';

export { withoutModels } from './without-models.ts';

export const PASSWORD = 'correct-horse!';

type Sent = { params?: object; query?: object; body?: unknown; as?: { access: string } | undefined };
// biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever came back
type Got = { status: number; body: any; headers: Record<string, unknown> };

/** The key that seals everything in a test's database. */
export const MASTER_KEY = Buffer.alloc(32, 7);

/** `onEnd`: for a process of its own, which no test file ends. */
type Options = { database?: Database; master_key?: Buffer; onEnd?: (end: () => Promise<void>) => void };

export async function harness(
  env: Record<string, string> = {},
  engines: Engines = withoutModels,
  { database, master_key = MASTER_KEY, onEnd = afterAll }: Options = {},
) {
  const { url: database_url, owner_url, drop } = database ?? (await copyDatabase());
  const dataDir = mkdtempSync(join(tmpdir(), 'noteer-data-'));
  const mailbox = await openMailbox();
  const settings = readSettings({
    // What the wall shows is then what the database says.
    TIME_ZONE: 'UTC',
    DATA_DIR: dataDir,
    SMTP_URL: mailbox.url,
    DEMO: 'off',
    ...{ SIGN_UP: 'open', FIND_MODELS: 'off', ATTEMPTS_PER_ADDRESS: '1000000' },
    PUBLIC_URL: 'http://127.0.0.1:3000',
    ...env,
  });
  const logged: string[] = [];
  const log = createLog({ LOG_LEVEL: 'debug' }, { write: (line: string) => void logged.push(line) });
  const { db, close } = connect(database_url, log);
  const master = settings.MASTER_KEY_FILE ? openKeyRing(settings).ring : master_key;
  const sealing = createSealing(master, settings.KEYS_DIR ? dataKeysIn(settings.KEYS_DIR) : undefined);
  const queue = await startQueue(database_url, log);
  const { enqueue } = queue;
  const storage = createStorage(settings);
  // A busy machine may take longer than whoever asks would wait.
  const outcomeOf = outcomesWithin(60_000);
  const changes = listenForChanges(database_url, log);
  const installation = await prepareInstallation({ db, sealing, storage, enqueue, settings });
  // Tests that are not about a model wait for none, and their notes are written by nobody.
  const model_choice = await followModelChoice({ db, sealing, settings, changes });
  const models = env.WRITER ? createModels(settings, model_choice, log) : absentModels;
  const services: Services = {
    ...(await followInstitution({ db, settings, installation, changes })),
    log,
    db,
    sealing,
    attempts: createAttempts(sealing),
    mailer: createMailer(settings, log),
    storage,
    wav: createWavReading(),
    enqueue,
    forgetJobs: queue.forget,
    engines,
    ...{ models, model_choice, changes },
    checkQueue: queue.check,
    waitingJobs: queue.waiting,
    outcomeOf,
    checkReady: createReadiness({ db, storage, outcomeOf }),
    metrics: createMetrics(),
    recaptcha: createRecaptcha(settings),
    microsoft: createMicrosoft(settings),
  };
  await queue.work(services, jobHandlers);
  // Hundreds of files of the web, each a route, are of no use here: http/pages.test.ts and the journeys have them.
  const app = await createApp(services, log, join(dataDir, 'no-web'));

  onEnd(async () => {
    await app.close();
    await queue.stop();
    await changes.close();
    await services.wav.close();
    await models.close();
    await engines.close();
    services.mailer.close();
    await close();
    await mailbox.close();
    await drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function request(endpoint: Endpoint, { params = {}, query = {}, body, as }: Sent = {}): Promise<Got> {
    const values: Record<string, unknown> = { ...params };
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name) =>
      encodeURIComponent(String(values[name])),
    );
    const sent = body === undefined ? undefined : await encoded(body);
    const response = await app.inject({
      method: endpoint.method,
      url: path,
      query: query as Record<string, string>,
      headers: {
        ...(as && { authorization: `Bearer ${as.access}` }),
        ...(sent && { 'content-type': sent.content_type }),
      },
      ...(sent && { payload: sent.payload }),
    });
    return { status: response.statusCode, body: response.json(), headers: response.headers };
  }

  /** An account that is signed in. */
  async function aUser(values: { role?: Role; email?: string; password?: string; created_at?: Date } = {}) {
    const { password = PASSWORD, ...rest } = values;
    const user = await db
      .insertInto('users')
      .values({
        email: `${randomUUID()}@example.org`,
        first_name: 'Fenna',
        last_name: 'Wiersma',
        gender: 'female',
        password_hash: await hashOf(password),
        email_verified_at: new Date(),
        ...rest,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const tokens = await openSession(db, user.id, 12);
    return { ...user, ...tokens, password };
  }

  /** What was recorded since this was called, as [event, outcome, object]. */
  async function auditFrom() {
    const newest = () =>
      db
        .selectFrom('audit_log')
        .select((eb) => eb.fn.max('id').as('id'))
        .executeTakeFirst();
    const since = (await newest())?.id ?? '0';
    return () => db.selectFrom('audit_log').selectAll().where('id', '>', since).orderBy('id').execute();
  }

  /** What somebody with the owner's password could do, and the server cannot. */
  async function asOwner<T>(work: (owner: Kysely<Tables>) => Promise<T>): Promise<T> {
    const owner = connect(owner_url, log);
    return work(owner.db).finally(owner.close);
  }

  const mailedCode = (to: string) => nextCodeIn(mailbox, to);

  return {
    app,
    db,
    services,
    settings,
    mailbox,
    mailedCode,
    request,
    aUser,
    auditFrom,
    asOwner,
    logged,
    database_url,
    owner_url,
  };
}
