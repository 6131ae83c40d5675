import { expect, test } from 'vitest';
import type { CheckedMark } from './note-checks.ts';
import { withoutJottedMarks } from './own-marks.ts';

const text = '## Beloop\n\nKwam 12 kg aan.\n\n## Eigen aantekeningen\n\nBleek, trilt.\nSertraline 75 mg.\n';
const lines = new Set(['Bleek, trilt.', 'Sertraline 75 mg.']);

const mark = (kind: CheckedMark['kind'], words: string): CheckedMark => ({
  ...{ kind, text: words, near: [], is_own: false },
  ...{ start: text.indexOf(words), end: text.indexOf(words) + words.length },
});

test('nobody had to say what was jotted down', () => {
  const written = mark('measure', '12 kg');
  expect(withoutJottedMarks([written, mark('dose', '75 mg')], text, lines)).toEqual([written]);
});
