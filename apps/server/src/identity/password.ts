import { hash, verify } from '@node-rs/argon2';

// Argon2id with 19 MiB and 2 passes, the library's defaults and OWASP's first choice: about 25 ms a try.
export const hashPassword = (password: string): Promise<string> => hash(password);

/** The hash of nobody's password: trying it takes as long as trying a real one. */
const nobody = hash('a password that no account has');

/** False when there is no hash, after the time that a real comparison takes. */
export async function isPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobody), password);
  return matches && typeof passwordHash === 'string';
}
