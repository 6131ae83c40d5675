/** What master keys are for: small secrets sealed at rest, and keyed fingerprints of guessable ones. */
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { type DataKeys, NAME_BYTES } from './data-keys.ts';
import { FIXED_PURPOSES, type KeyRing, ringOfOne } from './key-ring.ts';

export type Sealing = ReturnType<typeof createSealing>;

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** What is sealed with a later key begins with this and the key's number; with the first, with the nonce, as it always did. */
const MARK = Buffer.from('Nk');
const HEAD_BYTES = MARK.length + 2;

function headOf(id: number): Buffer {
  if (id === 0) return Buffer.alloc(0);
  const number = Buffer.alloc(2);
  number.writeUInt16BE(id);
  return Buffer.concat([MARK, number]);
}

/** The number of the key that this may be sealed with. A nonce can look like a mark, so it need not be. */
export const sealedWith = (sealed: Buffer): number =>
  sealed.length >= HEAD_BYTES + NONCE_BYTES + TAG_BYTES && sealed.subarray(0, MARK.length).equals(MARK)
    ? sealed.readUInt16BE(MARK.length)
    : 0;

function openWith(key: KeyObject, owner: string, sealed: Buffer): Buffer {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner));
  decipher.setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}

const TRAIL = 'access log chain';

function trailKeyOf(bytes: Buffer) {
  const key = createSecretKey(bytes);
  return {
    /** Which key it was. */
    key_name: createHmac('sha256', key).update('name').digest('hex').slice(0, 16),
    mac: (...parts: (string | Buffer)[]) => {
      const hmac = createHmac('sha256', key);
      // With their lengths: no two lists of parts are the same bytes.
      for (const part of parts) hmac.update(`${Buffer.byteLength(part)}:`).update(part);
      return hmac.digest();
    },
  };
}

/** One that lacks its fixed keys is of no use, and says so at the start. */
function wholeRing(ring: KeyRing): KeyRing {
  for (const purpose of FIXED_PURPOSES) ring.fixedKey(purpose);
  return ring;
}

function keyIn(ring: KeyRing, id: number): KeyObject {
  const key = ring.sealKey(id);
  if (!key) throw new Error(`the key ring has no key ${id}`);
  return key;
}

/** Each made when it is asked for: every recording and document has a sealing of its own, of which hardly any needs them. */
function fixedKeys(ring: KeyRing) {
  let mac: KeyObject | undefined;
  let trail: ReturnType<typeof trailKeyOf> | undefined;
  return {
    mac() {
      mac ??= createSecretKey(ring.fixedKey('mac'));
      return mac;
    },
    trail() {
      trail ??= trailKeyOf(ring.fixedKey(TRAIL));
      return trail;
    },
  };
}

/** `data_keys`: where keys of recordings and documents are kept. Without, they are sealed where they are used. */
export function createSealing(master: Buffer | KeyRing, data_keys?: DataKeys) {
  const ring = Buffer.isBuffer(master) ? ringOfOne(master) : wholeRing(master);
  const fixed = fixedKeys(ring);

  /** `owner` is bound in: a sealed value moved to another row does not open. */
  function seal(owner: string, plain: Buffer): Buffer {
    const id = ring.newest();
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', keyIn(ring, id), nonce).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([headOf(id), nonce, cipher.getAuthTag(), sealed]);
  }

  function open(owner: string, sealed: Buffer): Buffer {
    const id = sealedWith(sealed);
    if (id === 0) return openWith(keyIn(ring, 0), owner, sealed);
    try {
      return openWith(keyIn(ring, id), owner, sealed.subarray(HEAD_BYTES));
    } catch (error) {
      // Sealed with the first key, and a nonce that begins like a mark: one in 65,536.
      const first = ring.sealKey(0);
      if (!first) throw error;
      return openWith(first, owner, sealed);
    }
  }

  return {
    seal,
    open,
    newestKey: () => ring.newest(),
    data_keys,

    /** A new key for what `owner` names; what the row keeps of it. */
    newKey(owner: string): Buffer {
      const sealed = seal(owner, randomBytes(KEY_BYTES));
      return data_keys ? data_keys.keep(sealed) : sealed;
    },

    /** Of a key that no row came to keep. */
    dropKey(kept: Buffer): void {
      if (kept.length === NAME_BYTES) data_keys?.forget(kept);
    },

    /** The key, by what the row kept of it. */
    openKey(owner: string, kept: Buffer): Buffer {
      if (kept.length !== NAME_BYTES) return open(owner, kept);
      if (!data_keys) throw new Error('the keys of recordings are elsewhere: KEYS_DIR is not set');
      const sealed = () => data_keys.read(kept) ?? Buffer.alloc(0);
      try {
        return open(owner, sealed());
      } catch {
        // It may have been sealed anew in this very moment.
        return open(owner, sealed());
      }
    },

    /** Chains the lines of the access log: without the key nobody makes a seal that fits the one before. */
    get trail() {
      return fixed.trail();
    },

    /** Those that lines may have been sealed with before, too: of a ring that was put together from several, or by hand. */
    trailKeys: () => ring.everyKey(TRAIL).map(trailKeyOf),

    /** For codes of a few digits and for addresses: a plain hash of those is guessed in a second. */
    mac: (...parts: string[]): Buffer =>
      createHmac('sha256', fixed.mac()).update(JSON.stringify(parts)).digest(),
  };
}
