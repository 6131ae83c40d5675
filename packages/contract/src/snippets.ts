/** Texts that stand behind an abbreviation: `;mse` in the note becomes the text, with fields to fill in. */
import { z } from 'zod';
import { endpoint, ofNobody } from './endpoint.ts';
import { Done, dataOf } from './envelope.ts';

export const LONGEST_ABBREVIATION = 20;
export const LONGEST_SNIPPET = 4_000;

const SnippetForm = z.object({
  /** What is typed behind the semicolon. */
  abbreviation: z
    .string()
    .trim()
    .overwrite((text) => text.toWellFormed().replace(/^;+/u, '').toLocaleLowerCase('nl'))
    .min(1, 'An abbreviation is needed')
    .max(LONGEST_ABBREVIATION, `At most ${LONGEST_ABBREVIATION} characters`)
    .regex(/^[\p{L}\p{N}]+$/u, 'Letters and digits only'),
  /** Fields stand in square brackets: `Stemming: [stemming].` */
  text: ofNobody(
    z
      .string()
      .max(LONGEST_SNIPPET, `At most ${LONGEST_SNIPPET} characters`)
      .overwrite((text) => text.toWellFormed().replace(/\r\n?/gu, '\n').trim())
      .min(1, 'A text is needed'),
  ),
});
export type SnippetForm = z.infer<typeof SnippetForm>;

export const Snippet = SnippetForm.extend({
  id: z.uuid(),
  /** For everybody; one's own of the same abbreviation goes before it. */
  is_shared: z.boolean(),
  may_change: z.boolean(),
}).meta({ id: 'Snippet' });
export type Snippet = z.infer<typeof Snippet>;

const params = z.object({ id: z.uuid() });

export const listSnippets = endpoint({
  method: 'GET',
  path: '/api/snippet/',
  deeds: ['keep_writing'],
  summary: 'Your snippets and the shared ones, by abbreviation',
  response: dataOf(z.array(Snippet)),
});

export const createSnippet = endpoint({
  method: 'POST',
  path: '/api/snippet/',
  deeds: ['keep_writing', 'share_writing'],
  summary: 'Make a snippet: your own, or a shared one for those who may',
  body: SnippetForm.extend({ is_shared: z.boolean() }),
  response: dataOf(Snippet),
});

export const changeSnippet = endpoint({
  method: 'PUT',
  path: '/api/snippet/{id}/',
  deeds: ['keep_writing', 'share_writing'],
  summary: 'Change a snippet',
  params,
  body: SnippetForm,
  response: dataOf(Snippet),
});

export const removeSnippet = endpoint({
  method: 'DELETE',
  path: '/api/snippet/{id}/',
  deeds: ['keep_writing', 'share_writing'],
  summary: 'Remove a snippet',
  params,
  response: Done,
});
