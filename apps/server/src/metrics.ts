/** What a monitoring system may read: counts and times, nothing of a person. */
import { createServer, type Server } from 'node:http';
import type { PageSpeed } from '@noteer/contract';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { StartError } from './errors.ts';
import type { CheckReady } from './readiness.ts';

export type Metrics = ReturnType<typeof createMetrics>;

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: 'noteer_answer_seconds',
    help: 'How long answers took, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  const pages = new Histogram({
    name: 'noteer_page_seconds',
    help: 'How fast pages were in the browser, by page and measure',
    labelNames: ['page', 'measure'],
    buckets: SECONDS,
    registers: [registry],
  });
  const shifts = new Histogram({
    name: 'noteer_page_layout_shift',
    help: 'How much of a page moved while it loaded',
    labelNames: ['page'],
    buckets: [0.01, 0.02, 0.05, 0.1, 0.25, 1],
    registers: [registry],
  });
  return {
    registry,
    answered: (method: string, route: string, status: number, ms: number) =>
      answers.observe({ method, route, status }, ms / 1000),
    /** A figure that is looked up when somebody asks for it; without one when it cannot be had. */
    watch(name: string, help: string, read: () => Promise<number>) {
      const gauge: Gauge = new Gauge({
        name,
        help,
        registers: [registry],
        collect: () =>
          read().then(
            (value) => gauge.set(value),
            () => gauge.reset(),
          ),
      });
    },
    shown({ page, measure, value }: PageSpeed) {
      if (measure === 'CLS') shifts.observe({ page }, value);
      else pages.observe({ page, measure }, value / 1000);
    },
  };
}

type Place = { METRICS_PORT: number; METRICS_HOST: string };

type Told = { metrics: Metrics; checkReady: CheckReady };

/**
 * On a port of its own: what is for the house is not for the street. A worker has no other port, so whether it lives and
 * is ready is told here as well.
 */
export async function serveMetrics(
  { metrics: { registry }, checkReady }: Told,
  { METRICS_PORT, METRICS_HOST }: Place,
): Promise<Server> {
  const answers: Record<string, () => Promise<{ status: number; type: string; text: string }>> = {
    '/metrics': async () => ({ status: 200, type: registry.contentType, text: await registry.metrics() }),
    '/live': async () => ({ status: 200, type: 'text/plain', text: 'ok' }),
    '/ready': async () => {
      const { status } = await checkReady();
      return { status: status === 'ok' ? 200 : 503, type: 'text/plain', text: status };
    },
  };
  const server = createServer(async (request, response) => {
    const answer = answers[request.url ?? ''];
    if (!answer) return response.writeHead(404).end();
    const { status, type, text } = await answer();
    return response.writeHead(status, { 'content-type': type }).end(text);
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(METRICS_PORT, METRICS_HOST, listening);
  }).catch((error: unknown) => {
    throw new StartError(`METRICS_PORT ${METRICS_PORT} cannot be listened on: ${(error as Error).message}`);
  });
  return server;
}
