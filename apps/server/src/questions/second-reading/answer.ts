/** What the second reading is answered with, and what of an answer is kept. */
import type { JSONSchema7 } from '@ai-sdk/provider';
import { z } from 'zod';
import { readJson } from '../answer-json.ts';

const LONGEST_TEXT = 800;
const LONGEST_REASON = 300;
/** A note of which more is wrong is better written anew. */
const MOST = 30;

const list = (items: JSONSchema7): JSONSchema7 => ({ type: 'array', items });
const object = (properties: Record<string, JSONSchema7>): JSONSchema7 => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const text: JSONSchema7 = { type: 'string' };
const line: JSONSchema7 = { type: 'integer' };
const sources = list({ type: 'integer' });

export function readingSchema(section_ids: readonly string[]): JSONSchema7 {
  const section: JSONSchema7 = { type: 'string', enum: [...section_ids] };
  return object({
    wrong: list(object({ line, why: text, text, sources })),
    missing: list(object({ section, text, why: text, sources })),
    moved: list(object({ line, section, why: text })),
    double: list(object({ line, why: text })),
  });
}

const Line = z.coerce.number().int();
const Why = z
  .string()
  .catch('')
  .transform((why) => why.replace(/\s+/g, ' ').trim().slice(0, LONGEST_REASON));
const Text = z
  .string()
  .transform((value) => value.replace(/\s+/g, ' ').trim())
  .pipe(z.string().max(LONGEST_TEXT));
const Sources = z.array(z.coerce.number().int()).catch([]);

const entries = <S extends z.ZodType>(schema: S) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((all) =>
      all.slice(0, MOST).flatMap((each) => {
        const { data } = schema.safeParse(each);
        return data === undefined ? [] : [data as z.output<S>];
      }),
    );

const Answer = z.object({
  wrong: entries(z.object({ line: Line, why: Why, text: Text.catch(''), sources: Sources })),
  missing: entries(z.object({ section: z.string(), text: Text, why: Why, sources: Sources })),
  moved: entries(z.object({ line: Line, section: z.string(), why: Why })),
  // Some models name the number alone.
  double: entries(
    z.preprocess(
      (value) => (typeof value === 'object' ? value : { line: value }),
      z.object({ line: Line, why: Why }),
    ),
  ),
});
export type Remarks = z.output<typeof Answer>;

/** Undefined when it is no second reading at all. */
export function readRemarks(answer: string): Remarks | undefined {
  const json = readJson(answer);
  const { data } = Answer.safeParse(json?.value);
  return json && data;
}
