/**
 * Bytes encrypted to a public key (X25519, HKDF-SHA256, AES-256-GCM). A key of its own for each object; pieces of 64 KiB, the
 * last of them marked, so that what was cut off, put in another order or put under another name does not open.
 */
import {
  createCipheriv,
  createDecipheriv,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
} from 'node:crypto';
import { publicFromRaw, rawPublic } from './backup-keys.ts';

const MAGIC = Buffer.from('NOTEERB1');
const PUBLIC_BYTES = 32;
const PIECE_BYTES = 64 * 1024;
const TAG_BYTES = 16;

function keyFor(secret: Buffer, ephemeral: Buffer, recipient: Buffer, name: string): Buffer {
  const salt = Buffer.concat([ephemeral, recipient]);
  return Buffer.from(hkdfSync('sha256', secret, salt, `noteer backup ${name}`, 32));
}

/** The number of the piece, and whether it is the last. The key is used for one object: a counter never repeats. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

export function encrypt(recipient: KeyObject, name: string, plain: Buffer): Buffer {
  const { publicKey, privateKey } = generateKeyPairSync('x25519');
  const ephemeral = rawPublic(publicKey);
  const secret = diffieHellman({ privateKey, publicKey: recipient });
  const key = keyFor(secret, ephemeral, rawPublic(recipient), name);
  const pieces: Buffer[] = [MAGIC, ephemeral];
  const count = Math.max(1, Math.ceil(plain.length / PIECE_BYTES));
  for (let number = 0; number < count; number++) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, number === count - 1));
    const piece = plain.subarray(number * PIECE_BYTES, (number + 1) * PIECE_BYTES);
    pieces.push(cipher.update(piece), cipher.final(), cipher.getAuthTag());
  }
  return Buffer.concat(pieces);
}

export class NotOpened extends Error {}

export function decrypt(privateKey: KeyObject, name: string, encrypted: Buffer): Buffer {
  const refused = () =>
    new NotOpened(`${name} does not open: it was changed, cut off, or made for another key`);
  const body = encrypted.subarray(MAGIC.length + PUBLIC_BYTES);
  if (!encrypted.subarray(0, MAGIC.length).equals(MAGIC) || body.length < TAG_BYTES) throw refused();
  const ephemeral = encrypted.subarray(MAGIC.length, MAGIC.length + PUBLIC_BYTES);
  const recipient = rawPublic(createPublicKey(privateKey));
  const plain: Buffer[] = [];
  try {
    const secret = diffieHellman({ privateKey, publicKey: publicFromRaw(ephemeral) });
    const key = keyFor(secret, ephemeral, recipient, name);
    const whole = PIECE_BYTES + TAG_BYTES;
    const count = Math.ceil(body.length / whole);
    for (let number = 0; number < count; number++) {
      const piece = body.subarray(number * whole, (number + 1) * whole);
      const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, number === count - 1));
      decipher.setAuthTag(piece.subarray(-TAG_BYTES));
      plain.push(decipher.update(piece.subarray(0, -TAG_BYTES)), decipher.final());
    }
  } catch {
    throw refused();
  }
  return Buffer.concat(plain);
}
