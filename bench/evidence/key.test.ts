import { expect, test } from 'vitest';
import { shareOf } from './key.ts';

test('a sentence meets a part of a key, apart from what may stand anywhere', () => {
  expect(shareOf('@sertralin;verhog;75 mg', 'verhogen naar 100 mg')).toEqual({ met: 1, of: 2 });
  expect(shareOf('~zweten;trillen|beven', 'geen trillen of zweten')).toEqual({ met: 2, of: 2 });
});
