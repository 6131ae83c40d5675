import { expect, test } from 'vitest';
import { endpoints } from './index.ts';
import { openapi } from './openapi.ts';

const description = openapi(endpoints);
const text = JSON.stringify(description);

test('every endpoint is described, under its own path and method', () => {
  for (const [name, { path, method }] of Object.entries(endpoints)) {
    const operation = description.paths[path]?.[method.toLowerCase()] as { operationId: string };
    expect(operation.operationId).toBe(name);
  }
});

test('every reference leads somewhere', () => {
  const references = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name ?? '');

  expect(references.length).toBeGreaterThan(5);
  expect(references.filter((name) => !(name in description.components.schemas))).toEqual([]);
  expect(text).not.toContain('$defs');
});

test('public endpoints need no token, the others do', () => {
  const operation = (path: string, method: string) =>
    description.paths[path]?.[method] as { security: unknown[] };

  expect(operation('/api/auth/login/', 'post').security).toEqual([]);
  expect(operation('/api/auth/users/', 'get').security).toEqual([{ bearer: [] }]);
});
