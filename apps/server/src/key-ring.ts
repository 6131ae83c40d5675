/** Master keys by number. The newest seals; the others open what was sealed before, until nothing needs them. */
import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

/** What a ring holds at one moment. */
export type RingKeys = {
  keys: ReadonlyMap<number, Buffer>;
  /** Keys of purposes that do not turn with the ring, because what was made with them is compared and not opened. */
  fixed: ReadonlyMap<string, Buffer>;
};

export type KeyRing = {
  /** The number of the key that seals. */
  newest(): number;
  /** Undefined when there is no such key, also after a second look. */
  sealKey(id: number): KeyObject | undefined;
  fixedKey(purpose: string): Buffer;
  /** The fixed one first, then what each key of the ring would make of this purpose. */
  everyKey(purpose: string): Buffer[];
};

/** Those that fingerprints, and the seals of the access log, are made with. */
export const FIXED_PURPOSES = ['mac', 'access log chain'];

// A key of its own for each purpose: what seals one thing cannot open another.
const derived = (key: Buffer, purpose: string) => Buffer.from(hkdfSync('sha256', key, 'noteer', purpose, 32));

/** The fixed keys as they are: kept as themselves, or made of the first master key. */
export function fixedKeyOf({ keys, fixed }: RingKeys, purpose: string): Buffer {
  const kept = fixed.get(purpose);
  if (kept) return kept;
  const first = keys.get(0);
  if (!first) throw new Error(`the key ring has neither its first key nor the one for ${purpose}`);
  return derived(first, purpose);
}

/** `read` is asked for each time; `isWanted` when a key is not among what it told. */
export function createKeyRing(read: (isWanted: boolean) => RingKeys): KeyRing {
  const sealKeys = new Map<number, KeyObject>();
  return {
    newest: () => Math.max(...read(false).keys.keys()),
    sealKey(id) {
      const made = sealKeys.get(id);
      if (made) return made;
      const key = read(false).keys.get(id) ?? read(true).keys.get(id);
      if (!key) return undefined;
      // Made ready once: with its bytes Node would do so for every value, which takes several times as long as the rest.
      const sealKey = createSecretKey(derived(key, 'seal'));
      sealKeys.set(id, sealKey);
      return sealKey;
    },
    fixedKey: (purpose) => fixedKeyOf(read(false), purpose),
    everyKey(purpose) {
      const ring = read(true);
      return [fixedKeyOf(ring, purpose), ...[...ring.keys.values()].map((key) => derived(key, purpose))];
    },
  };
}

export function ringOfOne(key: Buffer): KeyRing {
  const only: RingKeys = { keys: new Map([[0, key]]), fixed: new Map() };
  return createKeyRing(() => only);
}
