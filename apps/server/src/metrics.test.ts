import type { AddressInfo } from 'node:net';
import { getHealth, reportPageSpeed } from '@noteer/contract';
import { expect, onTestFinished, test } from 'vitest';
import { harness } from '../test/harness.ts';
import { serveMetrics } from './metrics.ts';

const { request, services } = await harness();

async function read(path: string): Promise<{ status: number; text: string }> {
  const server = await serveMetrics(services, { METRICS_PORT: 0, METRICS_HOST: '127.0.0.1' });
  onTestFinished(() => void server.close());
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  return { status: answer.status, text: await answer.text() };
}

test('a monitoring system reads how long answers took, by route and not by address', async () => {
  await request(getHealth);

  const { text } = await read('/metrics');

  expect(text).toMatch(
    /noteer_answer_seconds_count\{method="GET",route="\/api\/health\/",status="200"\} [1-9]/,
  );
});

test('how fast pages were is kept by page and measure', async () => {
  const { status } = await request(reportPageSpeed, { body: { page: 'home', measure: 'LCP', value: 1200 } });

  expect(status).toBe(200);
  const { text } = await read('/metrics');
  expect(text).toContain('noteer_page_seconds_sum{page="home",measure="LCP"} 1.2');
});

test('a page that we do not have is refused: whoever likes could fill the memory with names', async () => {
  const { status } = await request(reportPageSpeed, { body: { page: 'x', measure: 'LCP', value: 1 } });

  expect(status).toBe(400);
});

test('a worker, which answers no browser, tells there that it lives and is ready', async () => {
  expect(await read('/live')).toEqual({ status: 200, text: 'ok' });
  expect(await read('/ready')).toEqual({ status: 200, text: 'ok' });
});

test('nothing else is to be had there', async () => {
  expect((await read('/api/health/')).status).toBe(404);
});

test('a figure is looked up when it is asked for, and left out when it cannot be had', async () => {
  let lines: number | undefined = 3;
  services.metrics.watch('noteer_test_lines', 'Lines', async () => {
    if (lines === undefined) throw new Error('out of reach');
    return lines;
  });

  expect((await read('/metrics')).text).toMatch(/^noteer_test_lines 3$/m);
  lines = undefined;
  const { status, text } = await read('/metrics');
  expect(status).toBe(200);
  expect(text).not.toMatch(/^noteer_test_lines 3$/m);
});
