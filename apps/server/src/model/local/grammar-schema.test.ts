import { expect, test } from 'vitest';
import { z } from 'zod';
import { grammarSchema } from './grammar-schema.ts';

const name = z.object({ name: z.string() });
const schemaOf = (shape: z.ZodType) => grammarSchema(z.toJSONSchema(shape));
const nameOrNull = {
  oneOf: [{ type: 'object', properties: { name: { type: 'string' } } }, { type: 'null' }],
};

test('what may be one of several is so in a grammar', () => {
  expect(schemaOf(z.object({ by: name.nullable() }))).toMatchObject({
    type: 'object',
    properties: { by: nameOrNull },
  });
});

test('what is deeper in it is put in these words too', () => {
  const line = z.object({ text: z.string(), names: z.array(name.nullable()) });
  expect(schemaOf(z.object({ lines: z.array(line) }))).toMatchObject({
    properties: { lines: { type: 'array', items: { properties: { names: { items: nameOrNull } } } } },
  });
});

test('an object that may be null keeps what it holds', () => {
  const holds = { properties: { name: { type: 'string' } } };
  expect(grammarSchema({ type: ['object', 'null'], ...holds })).toEqual({
    oneOf: [{ type: 'object', ...holds }, { type: 'null' }],
  });
});

test('definitions go by one name', () => {
  const schema = { definitions: { a: { anyOf: [{ type: 'null' }] } }, $ref: '#/definitions/a' };
  expect(grammarSchema(schema)).toEqual({ $defs: { a: { oneOf: [{ type: 'null' }] } }, $ref: '#/$defs/a' });
});
