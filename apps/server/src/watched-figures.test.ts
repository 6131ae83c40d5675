import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { harness } from '../test/harness.ts';
import { routes } from './app.ts';
import { watchFigures } from './watched-figures.ts';

const { services } = await harness();
watchFigures(services);

const inDeploy = (path: string) =>
  readFileSync(resolve(import.meta.dirname, '../../../deploy', path), 'utf8');
const watching = ['prometheus/alerts.yaml', 'grafana/noteer.json'];

/** What is asked of Prometheus: names that are ours or Node's, without what a histogram adds to them. */
const namesIn = (text: string) =>
  new Set(
    [...text.matchAll(/\b(?:noteer|nodejs|process)_[a-z0-9_]+/g)].map(([name]) =>
      name.replace(/_(bucket|count|sum)$/, ''),
    ),
  );

test.each(watching)('every figure that %s asks for is exported', async (file) => {
  const exported = new Set((await services.metrics.registry.getMetricsAsJSON()).map(({ name }) => name));
  const asked = [...namesIn(inDeploy(file))];

  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((name) => !exported.has(name))).toEqual([]);
});

test.each(watching)('every route that %s asks for by name is there', (file) => {
  const urls = routes.map(({ endpoint }) => endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'));
  const asked = [...inDeploy(file).matchAll(/route=\\?"([^"\\]+)/g)].map(([, route]) => route);

  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((route) => !urls.includes(route as never))).toEqual([]);
});

test('jobs that could begin are counted, with the longest wait; those that are to begin later are not', async () => {
  const undone = new Error('undone');
  const seen: { count: number; oldest_s: number }[] = [];
  // Of one moment, and never committed: what workers do meanwhile is not seen, and they do not see this.
  const looking = services.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const look = async () => void seen.push(await services.waitingJobs(tx));
      const [early, late] = [randomUUID(), randomUUID()];
      await look();
      for (const recording_id of [early, late]) {
        await services.enqueue(tx, 'transcribe-window', { recording_id });
      }
      await look();
      await sql`update pgboss.job set start_after = now() - interval '1 hour' where singleton_key = ${early}`.execute(
        tx,
      );
      await sql`update pgboss.job set start_after = now() + interval '1 hour' where singleton_key = ${late}`.execute(
        tx,
      );
      await look();
      throw undone;
    });
  await expect(looking).rejects.toBe(undone);

  const [before, both, one] = seen;
  expect(both?.count).toBe((before?.count ?? 0) + 2);
  expect(one).toEqual({ count: (before?.count ?? 0) + 1, oldest_s: 3600 });
});
