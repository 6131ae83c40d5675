import { expect, test } from 'vitest';
import type { Language } from '../note.ts';
import { checkNote } from './check.ts';

const sidesIn = (note: string, language: Language, ...texts: string[]) =>
  checkNote(
    note,
    texts.map((text, seq) => ({ seq, start_s: seq * 5, end_s: seq * 5 + 5, text })),
    language,
  )
    .marks.filter(({ kind }) => kind === 'side')
    .map(({ text, said }) => `${text} → ${said}`);

test.each<[Language, string, string, string[]]>([
  ['nl', 'Linkerenkel: dik.', 'De rechterenkel is dik, ja.', ['Linkerenkel → rechterenkel']],
  ['nl', 'Rechterenkel: dik.', 'De rechterenkel is dik, ja.', []],
  [
    'nl',
    'Tremor, links meer dan rechts.',
    'Een lichte tremor, rechts wat meer dan links.',
    ['links → rechts'],
  ],
  ['nl', 'Tremor, rechts meer dan links.', 'Een lichte tremor, rechts wat meer dan links.', []],
  ['nl', 'Crepitaties links.', 'Ik hoor rechts wat crepitaties.', ['links → rechts']],
  ['nl', 'Crepitaties rechts, links niet.', 'Ik hoor rechts wat crepitaties, links niks.', []],
  ['en', 'Crackles on the left.', 'I can hear crackles on the right.', ['left → right']],
])('%s: “%s”, where the talk has “%s”', (language, note, talk, marks) =>
  expect(sidesIn(note, language, talk)).toEqual(marks),
);
