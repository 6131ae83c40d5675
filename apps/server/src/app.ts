/** The HTTP side: every route there is, and what stands around them. */
import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import { CHUNK_SAMPLES, endpoints } from '@noteer/contract';
import { openapi } from '@noteer/contract/openapi';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Engines } from './engines/port.ts';
import { accessLogRoutes } from './features/access-log/routes.ts';
import { accountRoutes } from './features/account/routes.ts';
import { appointmentRoutes } from './features/appointments/routes.ts';
import { attachmentRoutes } from './features/attachments/routes.ts';
import { captureRoutes } from './features/captures/routes.ts';
import { clientDataRoutes } from './features/client-data/routes.ts';
import { clientFileRoutes } from './features/client-file/routes.ts';
import { clientRoutes } from './features/clients/routes.ts';
import { codeListRoutes } from './features/code-lists/routes.ts';
import { codeRoutes } from './features/codes/routes.ts';
import { consentRoutes } from './features/consent/routes.ts';
import { contactRoutes } from './features/contact/routes.ts';
import { cosigningRoutes } from './features/cosigning/routes.ts';
import { coverRoutes } from './features/covers/routes.ts';
import { departureRoutes } from './features/departures/routes.ts';
import { dictationRoutes } from './features/dictation/routes.ts';
import { forgottenPasswordRoutes } from './features/forgotten-password/routes.ts';
import { incomingAppointmentRoutes } from './features/incoming-appointments/routes.ts';
import { institutionRoutes } from './features/institution/routes.ts';
import { invitationRoutes } from './features/invitations/routes.ts';
import { jottingRoutes } from './features/jottings/routes.ts';
import { languageModelRoutes } from './features/language-models/routes.ts';
import { noteRoutes } from './features/notes/routes.ts';
import { numberRoutes } from './features/numbers/routes.ts';
import { pointRoutes } from './features/points/routes.ts';
import { preparationRoutes } from './features/preparations/routes.ts';
import { recordingRoutes } from './features/recordings/routes.ts';
import { reminderRoutes } from './features/reminders/routes.ts';
import { retentionRoutes } from './features/retention/routes.ts';
import { signInRoutes } from './features/sign-in/routes.ts';
import { signUpRoutes } from './features/sign-up/routes.ts';
import { snippetRoutes } from './features/snippets/routes.ts';
import { systemRoutes } from './features/system/routes.ts';
import { taskRoutes } from './features/tasks/routes.ts';
import { templateRoutes } from './features/templates/routes.ts';
import { transcriptRoutes } from './features/transcript/routes.ts';
import { userRoutes } from './features/users/routes.ts';
import { voiceRoutes } from './features/voices/routes.ts';
import { mount, type Route } from './http/bind.ts';
import { endUnusedConnections } from './http/closing.ts';
import { handleErrors, refuseAddress } from './http/errors.ts';
import { createGate } from './http/gate.ts';
import { servePages } from './http/pages.ts';
import { secure, securityHeaders } from './http/security.ts';
import { endSlowSenders } from './http/slow-senders.ts';
import type { Metrics } from './metrics.ts';
import type { Services } from './services.ts';
import { readTrustProxy } from './trusted-proxies.ts';

export const routes: Route[] = [
  ...signUpRoutes,
  ...signInRoutes,
  ...forgottenPasswordRoutes,
  ...accountRoutes,
  ...userRoutes,
  ...invitationRoutes,
  ...clientRoutes,
  ...attachmentRoutes,
  ...clientFileRoutes,
  ...preparationRoutes,
  ...appointmentRoutes,
  ...incomingAppointmentRoutes,
  ...captureRoutes,
  ...jottingRoutes,
  ...recordingRoutes,
  ...noteRoutes,
  ...cosigningRoutes,
  ...coverRoutes,
  ...reminderRoutes,
  ...dictationRoutes,
  ...numberRoutes,
  ...pointRoutes,
  ...transcriptRoutes,
  ...voiceRoutes,
  ...taskRoutes,
  ...codeRoutes,
  ...departureRoutes,
  ...languageModelRoutes,
  ...codeListRoutes,
  ...contactRoutes,
  ...accessLogRoutes,
  ...institutionRoutes,
  ...templateRoutes,
  ...snippetRoutes,
  ...consentRoutes,
  ...retentionRoutes,
  ...clientDataRoutes,
  ...systemRoutes,
];

/** The largest form of ours is under 2 KiB. */
const MAX_JSON_BYTES = 64 * 1024;
const MAX_CHUNK_BYTES = CHUNK_SAMPLES * 2;
/** Four hours of 48 kHz stereo in 24 bits, the most that anyone's recorder makes of a day's longest meeting. */
const MAX_FILE_BYTES = 4 * 3600 * 48_000 * 2 * 3;

/** `webRoot`: where the built web is, if not in its usual place. */
export async function createApp(
  services: Services,
  log: FastifyBaseLogger,
  webRoot?: string,
): Promise<FastifyInstance> {
  const headers = securityHeaders(services.settings);
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: MAX_JSON_BYTES,
    // Slow senders are ended by a hook of our own.
    requestTimeout: 0,
    trustProxy: readTrustProxy(services.settings.TRUST_PROXY) ?? false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, _request, reply) => refuseAddress(error, reply.headers(headers)),
  });
  // Forms in the browser and our own client send JSON; anything else is refused, not guessed at.
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: MAX_CHUNK_BYTES },
    async (_request: unknown, body: Buffer) => body,
  );
  await app.register(multipart, {
    limits: { files: 1, fileSize: MAX_FILE_BYTES, fields: 20, fieldSize: 10_000 },
  });
  handleErrors(app);
  // Pages listen for as long as they are open; closing waits until the last answer is given.
  app.addHook('preClose', async () => services.changes.letGo());
  endUnusedConnections(app);
  endSlowSenders(app);
  goFirst(app, services.engines);
  secure(app, headers);
  logAnswers(app, services.metrics);
  mount(app, routes, services, createGate(services));
  let description: ReturnType<typeof openapi> | undefined;
  app.get('/api/docs/', async () => {
    // Few ask for it, and no start should wait for it.
    description ??= openapi(endpoints);
    return description;
  });
  await servePages(app, services.settings, webRoot);
  return app;
}

/** Whoever waits goes before what is done in the background. */
function goFirst(app: FastifyInstance, engines: Engines): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.raw.once('close', engines.answering());
  });
}

/** One line an answer, with the route and not the address: addresses can carry codes and names. */
function logAnswers(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'page';
    metrics.answered(request.method, route, reply.statusCode, reply.elapsedTime);
    request.log.info(
      {
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        user_id: request.actor?.id,
      },
      'answered',
    );
  });
}
