/** What answers to several questions are made of: their schemas, and how suspiciously their parts are read. */
import type { JSONSchema7 } from '@ai-sdk/provider';
import { z } from 'zod';

export const list = (items: JSONSchema7): JSONSchema7 => ({ type: 'array', items });

export const object = (properties: Record<string, JSONSchema7>): JSONSchema7 => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

export const text: JSONSchema7 = { type: 'string' };
export const sources = list({ type: 'integer' });

/** A sentence of a note is seldom over 200 characters; a model that does not stop is stopped here. */
const LONGEST_TEXT = 800;

export const Text = z
  .string()
  .transform((value) => value.replace(/\s+/g, ' ').trim())
  .pipe(z.string().max(LONGEST_TEXT));

/** One that is off in itself must not cost the others: every entry is read alone. */
export const entries = <S extends z.ZodType>(schema: S, most: number) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((all) =>
      all.slice(0, most).flatMap((each) => {
        const { data } = schema.safeParse(each);
        return data === undefined ? [] : [data as z.output<S>];
      }),
    );
