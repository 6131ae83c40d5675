/**
 * How codes are found. Every decision is kept: the newest holds. Who confirms them and whether ICD-10 is on stand with the
 * institution's other settings.
 */
import { z } from 'zod';
import { ConsultKind } from './code-lists.ts';
import { endpoint } from './endpoint.ts';
import { dataOf } from './envelope.ts';
import { MOST_INTEGER } from './fields.ts';

const Decided = z.object({
  /** Whose minutes a planned contact counts by: `planning` within its bounds, or `real`. */
  time_rule: z.enum(['planning', 'real']),
  /** By the id of a template. */
  template_kinds: z.record(z.string().max(100), ConsultKind),
});

export const CodeSettings = Decided.extend({
  /** Rises with every decision; 0: nobody has decided anything yet. */
  version: z.number().int(),
}).meta({ id: 'CodeSettings' });
export type CodeSettings = z.infer<typeof CodeSettings>;

export const CodeSettingsHistory = CodeSettings.extend({
  /** The latest first, beginning with the one that holds. */
  history: z.array(
    CodeSettings.extend({ set_by: z.string().nullable(), set_at: z.iso.datetime() }).meta({
      id: 'CodeDecision',
    }),
  ),
}).meta({ id: 'CodeSettingsHistory' });
export type CodeSettingsHistory = z.infer<typeof CodeSettingsHistory>;

export const getCodeSettings = endpoint({
  method: 'GET',
  path: '/api/codes/settings/',
  deeds: ['manage_code_lists'],
  summary: 'What was decided about codes, and what was decided before',
  response: dataOf(CodeSettingsHistory),
});

export const setCodeSettings = endpoint({
  method: 'PUT',
  path: '/api/codes/settings/',
  deeds: ['manage_code_lists'],
  summary: 'Decide about codes; `version` is the one that was read, and refused if there is a later one',
  body: Decided.extend({
    version: z.number().int().min(0).max(MOST_INTEGER),
  }),
  response: dataOf(CodeSettingsHistory),
});
