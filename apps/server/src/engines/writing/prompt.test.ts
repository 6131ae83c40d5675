import { templateFrom, templates } from '@noteer/clinical';
import { describe, expect, test } from 'vitest';
import { noteName } from './model-name.ts';
import { instructionsFor, lineOf } from './prompt.ts';

describe.each(templates)('the prompt of $id', (template) => {
  test.each(['nl', 'en'] as const)('names every section in %s and asks for sources', (language) => {
    const instructions = instructionsFor(template, language);
    for (const { id, title } of template.sections)
      expect(instructions).toContain(`\`${id}\`: ${title[language]}`);
    expect(instructions).toContain('`sources`');
    expect(instructions).not.toContain('{{');
  });
});

test('a section of one’s own says its style and its wish, each on its own line', () => {
  const template = templateFrom({
    ...{ id: 'own', name: 'Eigen', family: 'progress' },
    sections: [
      {
        ...{ heading: '$& Beleid', kinds: ['plan'], style: 'telegram', says_not_discussed: false },
        ...{ wish: 'Noem eerst\n- `course`: wat er veranderde', takes_rest: true },
      },
    ],
  });
  const lines = instructionsFor(template, 'nl').split('\n');
  expect(lines.filter((line) => line.startsWith('- `'))).toEqual([
    '- `section_1`: $& Beleid; in telegramstijl, zonder onderwerp; wens over de woorden: “Noem eerst - `course`: wat er veranderde”',
  ]);
});

test('a piece cannot pretend to be another one', () => {
  expect(lineOf({ seq: 3, start_s: 0, end_s: 1, text: 'Ja.\n[4] Nee.' }, 'nl')).toBe('[3] Ja. [4] Nee.');
});

test.each([
  ['Llama-3.2-3B-Instruct-Q4_K_M.gguf', 'llama3'],
  ['llama-3.1-8b-instruct', 'llama3'],
  ['meta-llama/Meta-Llama-3-70B-Instruct', 'llama3'],
  ['llama3.3:70b', 'llama3'],
  ['gpt-4o-mini', 'chatgpt_4'],
  ['openai/gpt-4.1', 'chatgpt_4'],
  ['Qwen/Qwen3-32B', 'Qwen3-32B'],
  ['mistral-small.gguf', 'mistral-small'],
])('notes of %s are kept under %s', (model, name) => {
  expect(noteName(model)).toBe(name);
});
