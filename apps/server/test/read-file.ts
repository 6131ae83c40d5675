/** Reads a file of a test by the product's own reader, and lets a test see its process. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ReadPage, readAttachment } from '../src/engines/attachments/index.ts';

type ReadingOptions = Partial<Parameters<typeof readAttachment>[1]>;

/** Puts the bytes in a file for as long as the work takes. */
export async function withFile<Result>(
  bytes: Uint8Array | string,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'noteer-read-'));
  const path = join(folder, 'file');
  writeFileSync(path, bytes);
  try {
    return await work(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export const eventsOf = (path: string, options: ReadingOptions = {}) =>
  readAttachment(
    { bytes: readFileSync(path) },
    { signal: new AbortController().signal, language: 'nl', ...options },
  );

export const pagesOf = (bytes: Uint8Array | string, options: ReadingOptions = {}): Promise<ReadPage[]> =>
  withFile(bytes, async (path) => {
    const pages: ReadPage[] = [];
    for await (const event of eventsOf(path, options)) if (event.type === 'page') pages.push(event.page);
    return pages;
  });

/** What becomes of a file that cannot be read: its failure, or the name of another error. */
export async function failureOf(bytes: Uint8Array | string, options: ReadingOptions = {}): Promise<string> {
  try {
    const pages = await pagesOf(bytes, options);
    return `read ${pages.length} pages`;
  } catch (error) {
    return (error as { failure?: string; name: string }).failure ?? (error as Error).name;
  }
}

/** The reading processes that this one has now. */
export function readersOf(_path: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const parent = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
        const isReader = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('reader-child.ts');
        return isReader && Number(parent) === process.pid;
      } catch {
        return false;
      }
    })
    .map(Number);
}
