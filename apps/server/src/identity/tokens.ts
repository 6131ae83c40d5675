import { createHash, randomBytes } from 'node:crypto';

/** 256 bits: nobody guesses it, so a plain hash keeps it safe at rest. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
