import { expect, test } from 'vitest';
import { withOtherParts } from './mbrola.ts';

test('sources are asked for the parts that hold the voices, however they are written', () => {
  const list = 'deb http://mirror.example.org/debian bookworm main\n# deb-src of the same\n';
  const sources = 'Types: deb\nSuites: bookworm bookworm-updates\nComponents: main\n';

  expect(withOtherParts(list)).toContain('bookworm main contrib non-free\n');
  expect(withOtherParts(sources)).toContain(
    'Suites: bookworm bookworm-updates\nComponents: main contrib non-free\n',
  );
});
