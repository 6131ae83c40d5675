/** What the second reading is answered with, and what of an answer is kept. */
import type { JSONSchema7 } from '@ai-sdk/provider';
import { z } from 'zod';
import { readJson } from '../answer-json.ts';
import { entries, list, object, sources, Text, text } from '../answer-parts.ts';

const LONGEST_REASON = 300;
/** A note of which more is wrong is better written anew. */
const MOST = 30;

const line: JSONSchema7 = { type: 'integer' };

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
const Sources = z.array(z.coerce.number().int()).catch([]);

const Answer = z.object({
  wrong: entries(z.object({ line: Line, why: Why, text: Text.catch(''), sources: Sources }), MOST),
  missing: entries(z.object({ section: z.string(), text: Text, why: Why, sources: Sources }), MOST),
  moved: entries(z.object({ line: Line, section: z.string(), why: Why }), MOST),
  // Some models name the number alone.
  double: entries(
    z.preprocess(
      (value) => (typeof value === 'object' ? value : { line: value }),
      z.object({ line: Line, why: Why }),
    ),
    MOST,
  ),
});
export type Remarks = z.output<typeof Answer>;

/** Undefined when it is no second reading at all. */
export function readRemarks(answer: string): Remarks | undefined {
  const json = readJson(answer);
  const { data } = Answer.safeParse(json?.value);
  return json && data;
}
