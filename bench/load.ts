/** Requests per second of one address, asked by autocannon in a process of its own. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const autocannon = fileURLToPath(import.meta.resolve('autocannon'));
/** Enough to keep one server process busy, few enough to leave the second core to the rest. */
const CONNECTIONS = 10;

type Load = { url: string; headers: Record<string, string>; seconds: number };

export async function requestsPerSecond({ url, headers, seconds }: Load): Promise<number> {
  const headerArguments = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await promisify(execFile)(process.execPath, [
    autocannon,
    ...['--json', '--no-progress', '-c', String(CONNECTIONS), '-d', String(seconds)],
    ...headerArguments,
    url,
  ]);
  const result = JSON.parse(stdout) as { non2xx: number; errors: number; '2xx': number; duration: number };
  // A refusal is faster than an answer: a figure with refusals in it would flatter.
  if (result.non2xx + result.errors > 0) throw new Error(`${url} refused ${result.non2xx + result.errors}`);
  return result['2xx'] / result.duration;
}

export const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
};
