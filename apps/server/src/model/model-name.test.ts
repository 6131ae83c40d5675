import { expect, test } from 'vitest';
import { noteName } from './model-name.ts';

test.each([
  ['meta-llama/Llama-3.3-70B-Instruct', 'llama3'],
  ['Meta-Llama-3-8B-Instruct.Q4_K_M.gguf', 'llama3'],
  ['gpt-4o', 'chatgpt_4'],
  ['qwen3-4b.gguf', 'qwen3-4b'],
  ['mistral-small-00001-of-00003.gguf', 'mistral-small'],
])('notes of %s go by the name of %s', (model, name) => {
  expect(noteName(model)).toBe(name);
});
