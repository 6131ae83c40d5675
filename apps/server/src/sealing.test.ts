import { expect, test } from 'vitest';
import { createSealing } from './sealing.ts';

const sealing = createSealing(Buffer.alloc(32, 1));
const secret = Buffer.from('a secret');

test('what is sealed opens for its owner', () => {
  expect(sealing.open('owner', sealing.seal('owner', secret))).toEqual(secret);
});

test('it does not open for another owner, with another key, or changed', () => {
  const sealed = sealing.seal('owner', secret);
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;

  expect(() => sealing.open('someone else', sealed)).toThrow();
  expect(() => createSealing(Buffer.alloc(32, 2)).open('owner', sealed)).toThrow();
  expect(() => sealing.open('owner', changed)).toThrow();
});

test('the same secret looks different every time', () => {
  expect(sealing.seal('owner', secret)).not.toEqual(sealing.seal('owner', secret));
});

test('a fingerprint tells its parts apart', () => {
  expect(sealing.mac('ab', 'c')).toEqual(sealing.mac('ab', 'c'));
  expect(sealing.mac('ab', 'c')).not.toEqual(sealing.mac('a', 'bc'));
});
