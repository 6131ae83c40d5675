/** Values by a JSON schema: such as fit it, and such as somebody sends who wants to know what happens. */
import type { z } from 'zod';
import type { Chance } from './chance.ts';

export type Schema = z.core.JSONSchema.JSONSchema;

const deep = (levels: number): unknown => {
  let inner: unknown = 'x';
  for (let level = 0; level < levels; level++) inner = level % 2 ? [inner] : { a: inner };
  return inner;
};

export const hostileTexts = [
  ...['', ' ', '\0', 'a\0b', '\uD800', '\uDC00x', '\u202Eevil', '\u200B', '😀'.repeat(50), '\u{10FFFF}'],
  ...['İıſẞﬀ', `a${'\u0301'.repeat(300)}`, 'x'.repeat(300), 'x'.repeat(20_000), 'ﷺ'.repeat(100)],
  ...["'; drop table users; --", '<script>alert(1)</script>', '{{7*7}}', '$' + '{7*7}', '%s%n', '=1+1'],
  ...['../../etc/passwd', '%00', '\r\nSet-Cookie: a=b', 'a@b\r\nBcc: c@d', 'NaN', '-0', '1e999', 'null'],
  ...['__proto__', 'constructor', 'toString', '[object Object]', '0000-00-00', '9999-12-31T23:59:60Z'],
  ...[
    '2026-02-30',
    '+275760-09-13T00:00:00Z',
    '-000001-01-01T00:00:00Z',
    '00000000-0000-0000-0000-000000000000',
  ],
];

const hostileNumbers = [
  ...[0, -0, -1, 1, 0.1, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, -(2 ** 53), 1e21, 1e308, -1e308],
  Number.MIN_VALUE,
];

function hostile(chance: Chance): unknown {
  const kind = chance.number(10);
  if (kind < 5) return chance.pick(hostileTexts);
  if (kind < 7) return chance.pick(hostileNumbers);
  return chance.pick<unknown>([
    ...[null, true, false, [], {}, [null], [[]], { $gt: '' }, { toString: 1 }, { length: 1e9 }],
    ...[deep(5), deep(500), Array.from({ length: 2_000 }, () => 0), { id: { id: { id: 1 } } }],
  ]);
}

const formats: Record<string, readonly string[]> = {
  date: ['2026-11-02', '2024-02-29', '0001-01-01', '9999-12-31'],
  'date-time': ['2026-11-02T09:00:00Z', '2026-11-02T09:00:00.123Z', '0001-01-01T00:00:00Z'],
  email: ['iemand@example.org', 'een.ander+x@example.org'],
};

const words = ['Bram', 'Vervolg over slapen', 'a', 'Ja – "nee" & <b>', '😀 é', 'x\ny', '1'];

function text(schema: Schema, chance: Chance, ids: readonly string[]): string {
  if (schema.format === 'uuid') return chance.pick(ids);
  const known = formats[schema.format ?? ''];
  if (known) return chance.pick(known);
  if (schema.pattern?.includes('0-9a-f')) return 'a1'.repeat(32);
  const least = schema.minLength ?? 0;
  return chance
    .pick(words)
    .padEnd(least, 'x')
    .slice(0, schema.maxLength ?? 1_000);
}

function number({ minimum, maximum, type }: Schema, chance: Chance): number {
  const least = Math.max(Number(minimum ?? 0), -1_000);
  const most = Math.min(Number(maximum ?? 1_000), least + 1_000);
  const found = chance.pick([least, most, least + chance.number(most - least + 1)]);
  return type === 'integer' ? Math.round(found) : found;
}

/** What fits, as far as a schema says it. `ids` are those that an id is taken of, `defs` the schemas with a name. */
export function fitting(
  given: Schema,
  chance: Chance,
  ids: readonly string[],
  defs: Readonly<Record<string, Schema>> = (given.$defs ?? {}) as Record<string, Schema>,
): unknown {
  const schema = (given.$ref && defs[given.$ref.replace('#/$defs/', '')]) || given;
  const inner = (part: unknown) => fitting(part as Schema, chance, ids, defs);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return inner(chance.pick(choices));
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return chance.pick(schema.enum);
  if (schema.type === 'object') {
    const required = schema.required ?? [];
    const names = Object.keys(schema.properties ?? {});
    const chosen = names.filter((name) => required.includes(name) || chance.is(0.4));
    return Object.fromEntries(chosen.map((name) => [name, inner(schema.properties?.[name])]));
  }
  if (schema.type === 'array')
    return Array.from({ length: Math.max(Number(schema.minItems ?? 0), chance.number(3)) }, () =>
      inner(schema.items ?? {}),
    );
  if (schema.type === 'integer' || schema.type === 'number') return number(schema, chance);
  if (schema.type === 'boolean') return chance.is(0.5);
  return schema.type === 'null' ? null : text(schema, chance, ids);
}

/** The same with one thing in it that does not belong there, or without one that does. */
export function disturbed(value: unknown, chance: Chance): unknown {
  if (typeof value !== 'object' || value === null || chance.is(0.1)) return hostile(chance);
  if (Array.isArray(value)) {
    if (value.length === 0 || chance.is(0.2)) return [...value, hostile(chance)];
    const at = chance.number(value.length);
    return value.map((item, place) => (place === at ? disturbed(item, chance) : item));
  }
  const entries = Object.entries(value);
  const odd = chance.pick(['__proto__', 'constructor', 'role', 'is_superuser', 'id', 'clinician_id', '']);
  if (entries.length === 0 || chance.is(0.2)) return { ...value, [odd]: hostile(chance) };
  const at = chance.number(entries.length);
  if (chance.is(0.15)) return Object.fromEntries(entries.filter((_, place) => place !== at));
  return Object.fromEntries(
    entries.map(([name, item], place) => [name, place === at ? disturbed(item, chance) : item]),
  );
}

/** JSON that is none, or is more than it seems. */
export const oddJson = (json: string, chance: Chance): string =>
  chance.pick([
    json.slice(0, chance.number(json.length + 1)),
    `\u{feff}${json}`,
    `${json}${json}`,
    json.replace('{', '{"__proto__":{"role":"administrator"},'),
    json.replace('{', '{"constructor":{"prototype":{"role":"administrator"}},'),
    `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
    `${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`,
    '1e999',
    '"\\ud800"',
    '',
  ]);
