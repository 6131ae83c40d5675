import { expect, test } from 'vitest';
import type { CheckedMark } from './note-checks.ts';
import { ownMarks } from './own-marks.ts';

const text = '## Beloop\n\nSlaapt slecht.\n\n## Eigen aantekeningen\n\nBleek, trilt.\nSertraline 75 mg.\n';
const lines = new Set(['Bleek, trilt.', 'Sertraline 75 mg.']);

const mark = (words: string, more: Partial<CheckedMark>): CheckedMark => ({
  ...{ kind: 'medicine', text: words, said: null, whose: null, sources: [], is_own: false },
  ...{ start: text.indexOf(words), end: text.indexOf(words) + words.length },
  ...(more as object),
});

test('the checks do not mark them as unsaid, but ask where something else was said', () => {
  const unsaid = mark('Bleek', {});
  const slept = mark('slecht', {});
  const differs = mark('75 mg', { kind: 'dose', said: '100 mg' });
  expect(ownMarks([unsaid, slept, differs], text, lines)).toEqual([slept, { ...differs, is_own: true }]);
});
