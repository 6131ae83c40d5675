import { hashPassword } from '../src/identity/password.ts';

/** Nearly all accounts of tests have one password: its hash takes the time that a hash must take, once. */
const hashes = new Map<string, Promise<string>>();
export function hashOf(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
}
