/** The notes of the demo: answers of a strong model that were recorded, one conversation a client, and called examples. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { LanguageModel } from '../model/port.ts';
import { ModelError } from '../model/problem.ts';
import type { ConsultationName } from './plan.ts';

const folder = resolve(import.meta.dirname, '../../demo');

/** Also the name of notes that it wrote. */
const EXAMPLE = 'voorbeeld';

/** `note` and `second-reading` as they were answered. */
export async function exampleModel(consultation: ConsultationName): Promise<LanguageModel> {
  const file = resolve(folder, `${consultation}.answers.json`);
  const answers = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  return {
    name: EXAMPLE,
    place: 'here',
    context_tokens: 128_000,
    measure: async (texts) => texts.map((text) => Math.ceil(text.length / 3)),
    async ask({ name }) {
      const answer = answers[name];
      if (!answer) throw new ModelError('refused', 'this question was never recorded');
      const text = JSON.stringify(answer);
      return { text, isCutOff: false, tokens_read: 0, tokens_written: 0, seconds_to_first: 0, seconds: 0 };
    },
    close: async () => {},
  };
}
