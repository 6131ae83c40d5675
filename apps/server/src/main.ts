/** Settings → services → api and/or worker, by ROLE. Everything with a lifetime begins and ends here. */
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { listenForChanges } from './consultations/changes.ts';
import { moveKeys } from './consultations/move-keys.ts';
import { dataKeysIn } from './data-keys.ts';
import { connect } from './db/connect.ts';
import { startEmbeddedPostgres } from './db/embedded.ts';
import { migrate } from './db/migrate.ts';
import { demoPrivilegedEmail } from './demo/accounts.ts';
import { createEngines } from './engines/index.ts';
import { runAs } from './engines/native/surroundings.ts';
import { StartError } from './errors.ts';
import { prepareInstallation } from './first-start.ts';
import { createAttempts } from './identity/attempts.ts';
import { createMicrosoft } from './identity/microsoft.ts';
import { createRecaptcha } from './identity/recaptcha.ts';
import { followInstitution } from './institution.ts';
import { startQueue } from './jobs/queue.ts';
import { createLog, errorSummary } from './log.ts';
import { createMailer } from './mail/index.ts';
import { openKeyRing } from './master-key.ts';
import { createMetrics, serveMetrics } from './metrics.ts';
import { createModels } from './model/index.ts';
import { followModelChoice } from './model-choice.ts';
import { plainConnections } from './plain-connections.ts';
import { ofTheSystem } from './policy.ts';
import { createReadiness, outcomesWithin } from './readiness.ts';
import { createSealing } from './sealing.ts';
import type { Services } from './services.ts';
import { readSettings, type Settings } from './settings.ts';
import { openStorage } from './storage/index.ts';
import { keepTrail } from './trail/keep.ts';
import { watchFigures } from './watched-figures.ts';
import { createWavReading } from './wav/reader.ts';
import { foundModels, welcome } from './welcome.ts';
import { jobHandlers } from './worker.ts';

/** What was started, newest last; ended in reverse. */
const running: { name: string; stop: () => unknown }[] = [];

/** Whom we work as, and whom the tables belong to. */
async function openDatabase(settings: Settings): Promise<{ work: string; owner: string }> {
  const { DATABASE_URL: work, DATABASE_OWNER_URL: owner = work } = settings;
  if (work && owner) return { work, owner };
  const postgres = await startEmbeddedPostgres({
    dir: join(settings.DATA_DIR, 'postgres'),
    onProgress: (line) => console.log(line),
    isWatched: true,
  });
  running.push({ name: 'database', stop: postgres.stop });
  return { work: postgres.connectionString, owner: postgres.ownerConnectionString };
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLog(settings);
  for (const setting of plainConnections(settings))
    log.warn({ setting }, 'this goes over the network without encryption');
  const data_keys = settings.KEYS_DIR ? dataKeysIn(settings.KEYS_DIR) : undefined;
  const sealing = createSealing(openKeyRing(settings).ring, data_keys);
  const storage = await openStorage(settings);
  const outcomeOf = outcomesWithin();
  const { work: connectionString, owner } = await openDatabase(settings);
  await migrate(owner, (name) => console.log(`Bringing the database up to date: ${name}`), {
    privileged_email: settings.PRIVILEGED_EMAIL ?? demoPrivilegedEmail,
    work_role: decodeURIComponent(new URL(connectionString).username),
  });
  const moved = await moveKeys(owner, ofTheSystem, sealing);
  if (moved > 0) console.log(`Keys that are no longer in the database: ${moved}`);
  const { db, close } = connect(connectionString, log);
  running.push({ name: 'connections', stop: close });
  // Ended after all that writes lines; begun when it is known that the key is the right one.
  let trail: Awaited<ReturnType<typeof keepTrail>> | undefined;
  running.push({ name: 'access log', stop: () => trail?.stop() });
  const heartbeat_s = settings.JOB_HEARTBEAT_SECONDS;
  const queue = await startQueue(connectionString, log, {
    heartbeat_s,
    supervise_s: Math.ceil(heartbeat_s / 2),
  });
  running.push({ name: 'queue', stop: queue.stop });
  const { enqueue } = queue;
  const installation = await prepareInstallation({ db, sealing, storage, enqueue, settings });
  trail = await keepTrail({ db, owner_url: owner, sealing, settings, log });
  if (installation.is_demo) settings.PRIVILEGED_EMAIL ??= demoPrivilegedEmail;
  const mailer = createMailer(settings, log);
  running.push({ name: 'mail', stop: mailer.close });

  const engines = createEngines(settings, log);
  running.push({ name: 'engines', stop: engines.close });
  const changes = listenForChanges(connectionString, log);
  running.push({ name: 'listener', stop: changes.close });
  const model_choice = await followModelChoice({ db, sealing, settings, changes });
  const models = createModels({ ...settings, run_as: runAs(settings.ENGINES_USER) }, model_choice, log);
  running.push({ name: 'language models', stop: models.close });
  const wav = createWavReading();
  running.push({ name: 'reader of WAVs', stop: wav.close });

  const services: Services = {
    ...(await followInstitution({ db, settings, installation, changes })),
    log,
    db,
    sealing,
    storage,
    wav,
    mailer,
    attempts: createAttempts(sealing),
    recaptcha: createRecaptcha(settings),
    microsoft: createMicrosoft(settings),
    enqueue,
    engines,
    models,
    model_choice,
    changes,
    forgetJobs: queue.forget,
    checkQueue: queue.check,
    waitingJobs: queue.waiting,
    outcomeOf,
    checkReady: createReadiness({ db, storage, outcomeOf }),
    metrics: createMetrics(),
  };
  watchFigures(services);
  const { METRICS_PORT, METRICS_HOST } = settings;
  if (METRICS_PORT !== undefined) {
    const server = await serveMetrics(services, { METRICS_PORT, METRICS_HOST });
    running.push({ name: 'metrics', stop: () => void server.close() });
  }
  if (settings.ROLE !== 'api') await queue.work(services, jobHandlers);
  if (settings.ROLE === 'worker') {
    console.log('\nNoteer runs background jobs (ROLE=worker). Ctrl-C stops it.\n');
    return;
  }
  const app = await createApp(services, log);
  running.push({ name: 'api', stop: () => app.close() });
  const address = await listen(app, settings);
  console.log(welcome(services, address));
  const found = await foundModels(services, address).catch(() => undefined);
  if (found) console.log(found);
}

async function listen(app: FastifyInstance, { HOST, PORT, PUBLIC_URL }: Settings): Promise<string> {
  try {
    const address = await app.listen({ host: HOST, port: PORT });
    // PORT=0 asks for any free port: then only the system knows the address.
    return PORT === 0 ? address : PUBLIC_URL;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new StartError(
      `PORT ${PORT} is taken by another program. Stop it, or choose another port: PORT=3001 npm start`,
    );
  }
}

let stopping: Promise<void> | undefined;

/** Ends what was started, newest first. A second Ctrl-C does not interrupt it: the database must close cleanly. */
function stop(): Promise<void> {
  stopping ??= (async () => {
    for (const { name, stop: end } of running.reverse()) {
      await Promise.resolve(end()).catch((error: unknown) =>
        console.error(`While stopping the ${name}:`, errorSummary(error)),
      );
    }
  })();
  return stopping;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!stopping) console.log('Noteer stops…');
    stop().then(() => process.exit(0));
  });
}

start().catch(async (error: unknown) => {
  console.error(error instanceof StartError ? `\n${error.message}\n` : errorSummary(error));
  await stop();
  process.exit(1);
});
