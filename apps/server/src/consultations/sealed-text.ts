/** Text of a patient, sealed for the row that it belongs to. */
import type { Sealing } from '../sealing.ts';

/** `owner` names the row and the column: a text moved elsewhere does not open. */
export const sealText = (sealing: Sealing, owner: string, text: string): Buffer =>
  sealing.seal(owner, Buffer.from(text, 'utf8'));

export const openText = (sealing: Sealing, owner: string, sealed: Buffer): string =>
  sealing.open(owner, sealed).toString('utf8');

export const openTextOrNull = (sealing: Sealing, owner: string, sealed: Buffer | null): string | null =>
  sealed && openText(sealing, owner, sealed);
