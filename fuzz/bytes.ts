/** Files as nobody should send them: good ones, spoilt a little. */
import type { Chance } from './chance.ts';

const numbers = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff];

const between = (bytes: Uint8Array, from: number, to: number) => bytes.slice(from, Math.max(from, to));

function join(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const anyBytes = (chance: Chance, most: number) =>
  Uint8Array.from({ length: chance.number(most) + 1 }, () => chance.number(256));

/** What can be done to a file in one place. Heads are where most goes wrong, so every other place is one of the first bytes. */
const spoilings: ((bytes: Uint8Array, at: number, chance: Chance) => Uint8Array<ArrayBuffer>)[] = [
  (bytes, at) => join(between(bytes, 0, at)),
  (bytes, at, chance) => join(between(bytes, 0, at), between(bytes, at + chance.number(64), bytes.length)),
  (bytes, at, chance) => join(between(bytes, 0, at), anyBytes(chance, 64), between(bytes, at, bytes.length)),
  (bytes, at, chance) =>
    join(between(bytes, 0, at), anyBytes(chance, 8), between(bytes, at + 8, bytes.length)),
  (bytes, at, chance) => {
    const piece = between(bytes, at, at + chance.number(400));
    return join(between(bytes, 0, at), piece, piece, piece, between(bytes, at, bytes.length));
  },
  (bytes, at, chance) => {
    const changed = join(bytes);
    changed[at] = (changed[at] ?? 0) ^ (1 << chance.number(8));
    return changed;
  },
  (bytes, at, chance) => {
    const changed = join(bytes);
    const view = new DataView(changed.buffer);
    const isLittle = chance.is(0.5);
    if (at + 4 <= changed.length) view.setUint32(at, chance.pick(numbers), isLittle);
    return changed;
  },
];

export function spoilt(bytes: Uint8Array, chance: Chance): Uint8Array<ArrayBuffer> {
  let changed = join(bytes);
  for (let times = chance.number(4) + 1; times > 0 && changed.length > 0; times--) {
    const at = chance.number(chance.is(0.5) ? Math.min(64, changed.length) : changed.length);
    changed = chance.pick(spoilings)(changed, at, chance);
  }
  return changed;
}
