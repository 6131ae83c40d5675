/** What asking a model costs, and how often its answer was none. */
import type { JSONSchema7 } from '@ai-sdk/provider';
import type { LanguageModel } from '../model/port.ts';

export type Cost = {
  questions: number;
  /** Answers after which the same was asked again, or given up. */
  tries_no_answer: number;
  /** Answers that are not to the letter what the schema asks, though most of these can be read. */
  off_schema: number;
  seconds: number;
  /** Until the first word of the first answer. */
  seconds_to_first: number | null;
  tokens_read: number;
  tokens_written: number;
};

export const noCost = (): Cost => ({
  ...{ questions: 0, tries_no_answer: 0, off_schema: 0, seconds: 0, seconds_to_first: null },
  ...{ tokens_read: 0, tokens_written: 0 },
});

/** As much of JSON schema as our questions use. */
function obeys(schema: JSONSchema7, value: unknown): boolean {
  if (schema.enum) return schema.enum.includes(value as string);
  switch (schema.type) {
    case 'string':
      return typeof value === 'string';
    case 'integer':
      return Number.isInteger(value);
    case 'array':
      return Array.isArray(value) && value.every((each) => obeys(schema.items as JSONSchema7, each));
    case 'object': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
      const properties = Object.entries(schema.properties ?? {}) as [string, JSONSchema7][];
      const names = new Set(properties.map(([name]) => name));
      return (
        properties.every(([name, each]) => obeys(each, (value as Record<string, unknown>)[name])) &&
        Object.keys(value).every((name) => names.has(name))
      );
    }
    default:
      return true;
  }
}

function isToTheLetter(schema: JSONSchema7, text: string): boolean {
  try {
    return obeys(schema, JSON.parse(text));
  } catch {
    return false;
  }
}

/** The same model; what is asked of it through here is added to the cost. */
export const measured = (model: LanguageModel, cost: Cost): LanguageModel => ({
  name: model.name,
  place: model.place,
  context_tokens: model.context_tokens,
  measure: (texts, signal) => model.measure(texts, signal),
  async ask(question, asking) {
    const began = performance.now();
    cost.questions += 1;
    if (asking.isAgain) cost.tries_no_answer += 1;
    try {
      const answer = await model.ask(question, asking);
      cost.seconds_to_first ??= answer.seconds_to_first;
      cost.tokens_read += answer.tokens_read;
      cost.tokens_written += answer.tokens_written;
      if (!isToTheLetter(question.schema, answer.text)) cost.off_schema += 1;
      return answer;
    } finally {
      cost.seconds += (performance.now() - began) / 1000;
    }
  },
  close: async () => {},
});
