import { expect, test } from 'vitest';
import { withCorrection } from './corrected-note.ts';

test.each([
  ['Gebruikt brintelix. Brintelix helpt.', 'Gebruikt Brintellix. Brintellix helpt.'],
  ['Gebruikt sertraline.', 'Gebruikt sertraline.'],
])('%s becomes %s', (note, corrected) => {
  const said = { before: 'Ik neem brintelix elke dag.', after: 'Ik neem Brintellix elke dag.' };
  expect(withCorrection(note, said)).toBe(corrected);
});

test('a sentence that was heard quite otherwise changes no word of the note', () => {
  const said = { before: 'Ik slaap goed', after: 'Ik slaap niet zo goed meer' };
  expect(withCorrection('Slaapt goed.', said)).toBe('Slaapt goed.');
});

test('a part of a longer word is left alone', () => {
  const said = { before: 'naar Helder', after: 'naar Helmond' };
  expect(withCorrection('Helderziend. Woont in Helder.', said)).toBe('Helderziend. Woont in Helmond.');
});
