/** Rows in parts that stay the same when rows before or behind them change, so that a later backup need not write them again. */
import { crc32 } from 'node:zlib';

const SMALLEST_BYTES = 128 * 1024;
const LARGEST_BYTES = 8 * 1024 * 1024;
/** On average so many rows lie between two that may end a part. */
const ROWS_BETWEEN = 64;

/** A part ends with a row whose own bytes say so: after an insertion somewhere the next such row ends a part as before. */
export async function* inParts(rows: AsyncIterable<Buffer>): AsyncGenerator<{ bytes: Buffer; rows: number }> {
  let part: Buffer[] = [];
  let size = 0;
  const taken = () => {
    const whole = { bytes: Buffer.concat(part), rows: part.length };
    part = [];
    size = 0;
    return whole;
  };
  for await (const row of rows) {
    part.push(row);
    size += row.length;
    const mayEnd = size >= SMALLEST_BYTES && crc32(row) % ROWS_BETWEEN === 0;
    if (mayEnd || size >= LARGEST_BYTES) yield taken();
  }
  if (part.length > 0) yield taken();
}
