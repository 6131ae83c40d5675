/**
 * Whether a password is among those that leaked somewhere, by a file that the institution keeps: SHA-1 in hexadecimal digits, a line
 * each, sorted, with anything after a colon, as Have I Been Pwned gives them away. Nothing is asked of anybody outside.
 */
import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

const DIGITS = 40;
/** Two lines at the least, whatever stands behind the colon. */
const WINDOW_BYTES = 256;

export function isLeakedPassword(file: string, password: string): boolean {
  const wanted = createHash('sha1').update(password).digest('hex').toUpperCase();
  const handle = openSync(file, 'r');
  try {
    /** The first line that begins at this byte or after it. */
    const lineAfter = (at: number) => {
      const window = Buffer.alloc(WINDOW_BYTES);
      // From the byte before: it may be the end of the line before.
      const from = Math.max(0, at - 1);
      const text = window.toString('latin1', 0, readSync(handle, window, 0, WINDOW_BYTES, from));
      const start = at === 0 ? 0 : text.indexOf('\n') + 1;
      return {
        at: from + start,
        hash: text.slice(start, start + DIGITS).toUpperCase(),
        isThere: at === 0 || start > 0,
      };
    };
    let [low, high] = [0, fstatSync(handle).size];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const line = lineAfter(middle);
      if (line.hash === wanted) return true;
      if (line.isThere && line.hash.length === DIGITS && line.hash < wanted)
        low = Math.max(line.at, middle) + 1;
      else high = middle;
    }
    return false;
  } finally {
    closeSync(handle);
  }
}
