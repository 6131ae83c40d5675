import { templates } from '@noteer/clinical';
import { FactKind, TemplateForm } from '@noteer/contract';
import { expect, test } from 'vitest';
import { kindGroups } from './kind-strings.ts';
import {
  added,
  changed,
  editing,
  emptySection,
  formOf,
  moved,
  startOf,
  withKind,
  without,
} from './sections.ts';

const sections = ['A', 'B', 'C'].map((heading, at) => ({
  ...{ ...emptySection(), heading },
  takes_rest: at === 0,
}));
const [a = undefined as never, b = a, c = b] = sections;
const order = (list: typeof sections) => list.map(({ heading }) => heading).join('');

test('every kind of fact can be chosen, once', () => {
  expect(kindGroups.flatMap(({ kinds }) => kinds).sort()).toEqual([...FactKind.options].sort());
});

test.each([
  [a.key, 2, 'BCA'],
  [c.key, 0, 'CAB'],
  [b.key, -1, 'BAC'],
  [b.key, 9, 'ACB'],
])('a section is moved, and never out of the list', (key, to, expected) => {
  expect(order(moved(sections, key, to))).toBe(expected);
});

test('one section always takes what fits nowhere else', () => {
  const restOf = (list: typeof sections) => list.flatMap((each) => (each.takes_rest ? [each.heading] : []));
  expect(restOf(changed(sections, b.key, { takes_rest: true }))).toEqual(['B']);
  expect(restOf(without(sections, a.key))).toEqual(['B']);
  expect(restOf(added([]))).toEqual(['']);
});

test('a kind that is put into a section goes from where it was', () => {
  const first = withKind(sections, a.key, 'mood', true);
  const second = withKind(first, b.key, 'mood', true);
  expect(second.map(({ kinds }) => kinds)).toEqual([[], ['mood'], []]);
  expect(withKind(second, b.key, 'mood', false).flatMap(({ kinds }) => kinds)).toEqual([]);
});

test.each(templates)('$id can be kept as it is when one begins from it', ({ id }) => {
  for (const language of ['nl', 'en'] as const) {
    const start = startOf(id, [], language);
    expect(start && TemplateForm.safeParse(formOf(editing(start))).error).toBeUndefined();
  }
});
