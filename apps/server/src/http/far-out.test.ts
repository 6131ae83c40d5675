/** Walks the contract with numbers and days that no column holds: refused or answered, never a 500. */
import { contentTypeOf, type Endpoint, endpoints } from '@noteer/contract';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { examples, haveTheirOwnTest } from '../../test/every-endpoint.ts';
import { harness } from '../../test/harness.ts';
import type { Example } from '../../test/identity-examples.ts';

const noteer = await harness();
const { request, logged } = noteer;
const example = examples(noteer);

type Schema = z.core.JSONSchema.JSONSchema;
type Part = 'params' | 'query' | 'body';
type Leaf = { path: (string | number)[]; schema: Schema };

const numbers = [-1, 0, 2 ** 31, 99_999_999_999, 2 ** 53 - 1, 1e300];
const days = ['0000-01-01', '0001-01-01', '4714-01-01', '9999-12-31'];
const moments = days.map((day) => `${day}T00:00:00Z`);

const farOut = ({ type, format }: Schema): unknown[] => {
  if (type === 'integer' || type === 'number') return numbers;
  if (format === 'date') return days;
  return format === 'date-time' ? moments : [];
};

/** Schemas with a name are told apart from where they are used. */
const named = new Map<string, Schema>();
const resolved = (schema: Schema): Schema =>
  (schema.$ref && named.get(schema.$ref.replace('#/$defs/', ''))) || schema;

/** Every number and day that the schema has, with what stands around it. */
function leavesOf(given: Schema, path: Leaf['path'] = []): Leaf[] {
  const schema = resolved(given);
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, value]) =>
    leavesOf(value as Schema, [...path, name]),
  );
  const items = schema.items ? leavesOf(schema.items as Schema, [...path, 0]) : [];
  const either = (schema.anyOf ?? []).flatMap((one) => leavesOf(one as Schema, path));
  return [...(farOut(schema).length > 0 ? [{ path, schema }] : []), ...inner, ...items, ...either];
}

/** The smallest value that fits, for what stands beside the one that is tried. */
function fitting(given: Schema): unknown {
  const schema = resolved(given);
  const [choice] = schema.anyOf ?? [];
  if (choice) return fitting(choice as Schema);
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'object')
    return Object.fromEntries(
      (schema.required ?? []).map((name) => [name, fitting(schema.properties?.[name] as Schema)]),
    );
  if (schema.type === 'array') return schema.items ? [fitting(schema.items as Schema)] : [];
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  if (schema.type === 'boolean') return true;
  return { date: '2026-11-02', 'date-time': '2026-11-02T09:00:00Z' }[schema.format ?? ''] ?? 'x';
}

/** Where there is a choice, the one that has this step. */
const branchWith = (schema: Schema, step: string | number): Schema =>
  [schema, ...(schema.anyOf ?? []).map((one) => resolved(one as Schema))].find((one) =>
    typeof step === 'number' ? one.items : one.properties?.[step],
  ) ?? schema;

function withValue(base: unknown, given: Schema, [step, ...rest]: Leaf['path'], value: unknown): unknown {
  if (step === undefined) return value;
  const schema = branchWith(resolved(given), step);
  if (typeof step === 'number') {
    const items = schema.items as Schema;
    return [withValue(fitting(items), items, rest, value)];
  }
  const inner = schema.properties?.[step] as Schema;
  const known = (base ?? {}) as Record<string, unknown>;
  return { ...known, [step]: withValue(known[step] ?? fitting(inner), inner, rest, value) };
}

const schemaOf = (endpoint: Endpoint, part: Part): Schema | undefined => {
  const schema = endpoint[part];
  if (!schema || contentTypeOf(schema)) return undefined;
  const described = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
  for (const [name, part_schema] of Object.entries(described.$defs ?? {}))
    named.set(name, part_schema as Schema);
  return described;
};

const tries = Object.entries(endpoints).flatMap(([name, endpoint]) =>
  haveTheirOwnTest.includes(name)
    ? []
    : (['params', 'query', 'body'] as const).flatMap((part) => {
        const schema = schemaOf(endpoint, part);
        return (schema ? leavesOf(schema) : []).map((leaf) => ({
          ...{ name, endpoint, part, schema: schema as Schema, leaf },
          field: leaf.path.join('.'),
        }));
      }),
);

test('there are numbers and days to try', () => {
  const found = tries.map(({ name, field }) => `${name} ${field}`);
  expect(found).toEqual(
    expect.arrayContaining([
      ...['listAppointments date', 'listRecordings date', 'getTranscript from', 'listRevisions before'],
      ...['getRevision number', 'changeTask due', 'putGaps gap_count', 'putGaps gaps.0.samples'],
    ]),
  );
});

describe.each(tries)('$name, $part: $field', ({ name, endpoint, part, schema, leaf }) => {
  test('is refused or answered, however far out', async () => {
    const sent = (await example[name]?.()) as Example;
    for (const value of farOut(leaf.schema)) {
      const tried = withValue(sent[part], schema, leaf.path, value);
      const { status } = await request(endpoint, { ...sent, [part]: tried });
      expect.soft(status, JSON.stringify(value)).toBeLessThan(500);
    }
  });
});

test('none of this was an unexpected error', () => {
  expect(logged.filter((line) => line.includes('unexpected error'))).toEqual([]);
});
