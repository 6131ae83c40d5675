/** The pair that backups are encrypted to: the public half makes them, only the private half opens them. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { StartError } from '../errors.ts';

const PUBLIC = 'noteer-backup-public:';
const PRIVATE = 'noteer-backup-private:';

type Jwk = { x: string; d: string };
const jwkOf = (key: KeyObject) => key.export({ format: 'jwk' }) as Jwk;

/** The 32 bytes that name a public key. */
export const rawPublic = (key: KeyObject): Buffer => Buffer.from(jwkOf(key).x, 'base64url');

export const publicFromRaw = (raw: Buffer): KeyObject =>
  createPublicKey({ key: { kty: 'OKP', crv: 'X25519', x: raw.toString('base64url') }, format: 'jwk' });

export const publicText = (key: KeyObject): string => PUBLIC + jwkOf(key).x;

/** The private half with its public half behind it: a private key in JWK needs both. */
const privateText = (key: KeyObject): string => `${PRIVATE}${jwkOf(key).d}.${jwkOf(key).x}`;

function makePair() {
  const { publicKey, privateKey } = generateKeyPairSync('x25519');
  return { public_text: publicText(publicKey), private_text: privateText(privateKey) };
}

/** Refuses a file that is there: a private key that is written over closes every backup made to it. */
export function writePair(file: string): string {
  const { public_text, private_text } = makePair();
  try {
    writeFileSync(file, `${private_text}\n`, { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new StartError(`${file} is there already. Choose another name: a key is never written over.`);
  }
  return public_text;
}

const textOf = (given: string): string =>
  (given.startsWith(PUBLIC) || !existsSync(given) ? given : readFileSync(given, 'utf8')).trim();

/** A public key as text, or a file that holds it. */
export function readPublic(given: string): KeyObject {
  const text = textOf(given);
  if (text.startsWith(PRIVATE))
    throw new StartError(
      'This is the private half of a key. Backups are made with the public half; keep the private one away from here.',
    );
  const raw = Buffer.from(text.slice(PUBLIC.length), 'base64url');
  if (!text.startsWith(PUBLIC) || raw.length !== 32)
    throw new StartError(`"${given}" is no public key of a backup. Make a pair: npm run backup -- keys FILE`);
  return publicFromRaw(raw);
}

export function readPrivate(file: string): KeyObject {
  const text = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  const [d, x] = text.slice(PRIVATE.length).split('.');
  if (!text.startsWith(PRIVATE) || !d || !x)
    throw new StartError(`${file} is not there, or holds no private key of backups.`);
  return createPrivateKey({ key: { kty: 'OKP', crv: 'X25519', d, x }, format: 'jwk' });
}
