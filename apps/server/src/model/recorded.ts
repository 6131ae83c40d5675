/** Answers that were recorded from a model, given again: for tests and for looking at the product without one. */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Answer, LanguageModel, Question } from './port.ts';
import { ModelError } from './problem.ts';

type Recorded = { key: string; text: string };

/** The question as it was asked, to the letter: another one has another answer. */
const keyOf = ({ instructions, talk, after, schema }: Question): string =>
  createHash('sha256')
    .update(JSON.stringify([instructions, talk, after, schema]))
    .digest('hex');

const linesOf = (file: string): Recorded[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Recorded)
    : [];

/** In as many steps as a model would take a second or two for. */
const STEPS = 12;

export function recordedModel(file: string, name: string): LanguageModel {
  const answers = new Map(linesOf(file).map(({ key, text }) => [key, text]));
  return {
    name,
    place: 'here',
    context_tokens: 128_000,
    measure: async (texts) => texts.map((text) => Math.ceil(text.length / 3)),
    async ask(question, { signal, onText }): Promise<Answer> {
      signal.throwIfAborted();
      const text = answers.get(keyOf(question));
      if (text === undefined) throw new ModelError('refused', 'this question was never recorded');
      for (let step = 1; step <= STEPS; step++) onText?.(text.slice(0, (text.length * step) / STEPS));
      return { text, isCutOff: false, tokens_read: 0, tokens_written: 0, seconds_to_first: 0, seconds: 0 };
    },
    close: async () => {},
  };
}

/** A model whose answers are written into a file as they come; what is there already is not asked again. */
export function recording(model: LanguageModel, file: string): LanguageModel {
  const known = new Map(linesOf(file).map(({ key, text }) => [key, text]));
  return {
    ...model,
    async ask(question, asking) {
      const key = keyOf(question);
      const text = known.get(key);
      if (text !== undefined)
        return { text, isCutOff: false, tokens_read: 0, tokens_written: 0, seconds_to_first: 0, seconds: 0 };
      const answer = await model.ask(question, asking);
      known.set(key, answer.text);
      appendFileSync(file, `${JSON.stringify({ key, text: answer.text } satisfies Recorded)}\n`);
      return answer;
    },
  };
}
