/** What the master key is for: small secrets sealed at rest, and keyed fingerprints of guessable ones. */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

export type Sealing = ReturnType<typeof createSealing>;

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function createSealing(masterKey: Buffer) {
  // A key of its own for each purpose: what seals one thing cannot open another.
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', masterKey, 'noteer', purpose, 32));
  const sealKey = keyFor('seal');
  const macKey = keyFor('mac');
  const trailKey = keyFor('access log chain');

  return {
    /** `owner` is bound in: a sealed value moved to another row does not open. */
    seal(owner: string, plain: Buffer): Buffer {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },

    open(owner: string, sealed: Buffer): Buffer {
      const nonce = sealed.subarray(0, NONCE_BYTES);
      const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', sealKey, nonce).setAAD(Buffer.from(owner));
      decipher.setAuthTag(tag);
      return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    },

    /** Chains the lines of the access log: without the key nobody makes a seal that fits the one before. */
    trail: {
      /** Which key it was, for the day on which there is another. */
      key_name: createHmac('sha256', trailKey).update('name').digest('hex').slice(0, 16),
      mac: (...parts: (string | Buffer)[]) => {
        const hmac = createHmac('sha256', trailKey);
        // With their lengths: no two lists of parts are the same bytes.
        for (const part of parts) hmac.update(`${Buffer.byteLength(part)}:`).update(part);
        return hmac.digest();
      },
    },

    /** For codes of a few digits and for addresses: a plain hash of those is guessed in a second. */
    mac(...parts: string[]): Buffer {
      return createHmac('sha256', macKey).update(JSON.stringify(parts)).digest();
    },
  };
}
