import type { EngineDraft } from '@noteer/contract';
import { expect, test } from 'vitest';
import { isJotted, jottedLines, standsIn, withJotting } from './jotted.ts';

const draft: EngineDraft = {
  number: 1,
  template: 'decursus',
  template_version: null,
  summary_text: '',
  sections: [
    { id: 'course', title: 'Beloop', sentences: [{ text: 'Slaapt slecht.', sources: [1] }] },
    {
      id: 'own_jottings',
      title: 'Eigen aantekeningen',
      sentences: [
        { text: 'Bleek, trilt.', sources: [] },
        { text: '# Vader ook', sources: [] },
        { text: 'Sertraline 75 mg.', sources: [] },
      ],
    },
  ],
  not_discussed: [],
  ...{ tasks: [], diagnoses: [], doubts: [], is_poor_sound: false, is_partial: false },
  speakers_revision: 0,
};
const text = [
  '## Beloop\n\nSlaapt slecht.\n',
  '## Eigen aantekeningen\n\nBleek, trilt.\n\\# Vader ook\nSertraline 75 mg.\n',
].join('\n');
const lines = jottedLines(draft);
const at = (words: string) => isJotted(lines, text, text.indexOf(words));

test('a line is known as jotted down wherever in it one is, and only as it was jotted down', () => {
  expect([at('Bleek'), at('trilt'), at('Vader'), at('Slaapt'), at('Eigen')]).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(isJotted(lines, 'Bleek, trilt erg.', 3)).toBe(false);
  const added = 'Slaapt goed. Bleek, trilt. Eet slecht.';
  const inAdded = (words: string) => isJotted(lines, added, added.indexOf(words));
  expect([inAdded('goed'), inAdded('trilt'), inAdded('Eet')]).toEqual([false, true, false]);
});

test('one that came too late goes where the others stand, or under a heading of its own', () => {
  expect(withJotting(text, 'Zus belt\nmaandag', 'nl')).toBe(`${text}Zus belt\nmaandag\n`);
  expect(withJotting('## Plan\n\nRust.\n', 'Pale', 'en')).toBe(
    '## Plan\n\nRust.\n\n## Own jottings\n\nPale\n',
  );
  expect(withJotting('## Eigen aantekeningen\n\nA\n\n## Plan\n\nB\n', 'C', 'nl')).toBe(
    '## Eigen aantekeningen\n\nA\nC\n\n## Plan\n\nB\n',
  );
  expect(standsIn(withJotting(text, 'Zus belt\nmaandag', 'nl'), 'Zus belt\nmaandag')).toBe(true);
  expect(standsIn(text, 'Zus belt')).toBe(false);
});
