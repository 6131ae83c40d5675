/** Objects of a backup: named by a keyed hash, encrypted, and written once. */
import { createHmac, type KeyObject } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { encrypt } from './encryption.ts';
import type { BackupFolder, Listed } from './folder.ts';

/** What every part of a backup is written with. */
export function objectWriter(folder: BackupFolder, recipient: KeyObject, names_key: Buffer) {
  const known = new Map(folder.backups().flatMap((id) => [...folder.listOf(id)]));
  const objects = new Map<string, Listed>();
  const counts = { written: 0, written_bytes: 0 };
  return {
    objects,
    counts,
    nameOf: (kind: string, ...parts: (string | Buffer)[]) => {
      const hmac = createHmac('sha256', names_key).update(`${kind}\n`);
      for (const part of parts) hmac.update(part).update('\n');
      return hmac.digest('base64url');
    },
    /** What an earlier backup wrote is not written, and not even made, again. */
    async keep(name: string, plain: () => Buffer | Promise<Buffer>): Promise<string> {
      const before = known.get(name);
      if (objects.has(name)) return name;
      if (before && folder.hasObject(name, before)) {
        objects.set(name, before);
        return name;
      }
      const listed = await folder.putObject(name, encrypt(recipient, name, await plain()));
      objects.set(name, listed);
      counts.written += 1;
      counts.written_bytes += listed.bytes;
      return name;
    },
  };
}

export type Writer = ReturnType<typeof objectWriter>;

/** Level 1: what is sealed does not get smaller, its hexadecimal digits do. */
export const packed = (bytes: Buffer) => deflateSync(bytes, { level: 1 });
