/** A language model for tests that are not about one: it answers as the test says. */
import type { Models } from '../src/model/index.ts';
import type { Answer, LanguageModel, Question } from '../src/model/port.ts';
import { ModelError } from '../src/model/problem.ts';

type Script = (question: Question, signal: AbortSignal) => unknown;

export type ScriptedModel = LanguageModel & { asked: Question[] };

export function scriptedModel(script: Script, more: Partial<LanguageModel> = {}): ScriptedModel {
  const asked: Question[] = [];
  return {
    name: 'scripted',
    place: 'here',
    context_tokens: 100_000,
    measure: async (texts) => texts.map((text) => Math.ceil(text.length / 3)),
    async ask(question, { signal, onText }): Promise<Answer> {
      asked.push(question);
      const answer = await script(question, signal);
      const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
      for (let end = 40; end < text.length; end += 40) onText?.(text.slice(0, end));
      onText?.(text);
      return {
        ...{ text, isCutOff: false, tokens_read: 100, tokens_written: 50 },
        ...{ seconds_to_first: 0.1, seconds: 0.2 },
      };
    },
    close: async () => {},
    ...more,
    asked,
  };
}

export const modelsOf = (model: LanguageModel | undefined): Models => ({
  model: async () => model,
  borrow: async () => {
    if (!model) throw new ModelError('no_model', 'there is no language model here');
    return { model, giveBack: async () => {} };
  },
  status: async () => [],
  close: async () => {},
});

export const nothingToRemark = { wrong: [], missing: [], moved: [], double: [] };

/** An answer to the question of a note, in one section of it. */
export const aNote = (
  section: string,
  sentences: readonly [text: string, ...sources: number[]][],
  more: object = {},
) => ({
  sections: { [section]: sentences.map(([text, ...sources]) => ({ text, sources })) },
  ...{ tasks: [], diagnoses: [], doubts: [] },
  ...more,
});

/** Every piece is a sentence of the first section, word for word. */
export const pieceByPiece = ({ name, talk, schema }: Question) => {
  if (name !== 'note') return nothingToRemark;
  const sections = schema.properties?.sections;
  const [first = ''] = Object.keys((typeof sections === 'object' && sections.properties) || {});
  const pieces = [...talk.matchAll(/^\[(\d+)\] (?:(?:stem|voice) \d+: )?(.+)$/gm)];
  return aNote(
    first,
    pieces.map(([, seq, text]) => [text ?? '', Number(seq)]),
  );
};
