import { expect, test } from 'vitest';
import { templates } from './templates.ts';
import { vocabularyPrompt } from './vocabulary.ts';

/** Whisper spends about one token on 2.6 letters of Dutch jargon, and reads 224. */
const LONGEST_CHARACTERS = 224 * 2.6;

test.each(
  templates.flatMap((template) =>
    (['nl', 'en'] as const).map((language) => ({ template, language, id: template.id })),
  ),
)('the recogniser gets 30 to 40 words for $id in $language, and reads them all', ({ template, language }) => {
  const prompt = vocabularyPrompt(template, language);
  const terms = prompt.split(', ');
  expect(new Set(terms).size).toBe(terms.length);
  expect(terms.length).toBeGreaterThanOrEqual(30);
  expect(terms.length).toBeLessThanOrEqual(40);
  expect(prompt.length).toBeLessThanOrEqual(LONGEST_CHARACTERS);
});
