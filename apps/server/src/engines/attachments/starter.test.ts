import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { textPdf } from '../../../test/pdf-file.ts';
import type { ReadEvent } from './port.ts';
import { createAttachmentReader } from './starter.ts';

const attachments = createAttachmentReader();
afterEach(() => attachments.close());

const pdf = (...texts: string[]) => textPdf(texts.map((text) => [{ x: 60, y: 780, text }]));
const usual = () => ({ signal: new AbortController().signal, from_page: 1, language: 'nl' }) as const;

async function textsOf(events: AsyncIterable<ReadEvent>): Promise<string[]> {
  const texts: string[] = [];
  for await (const event of events) if (event.type === 'page') texts.push(event.page.text);
  return texts;
}

/** The processes of this program that a process has. */
function childrenOf(parent: number, program: string): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const isOne = (pid: string): boolean => {
    try {
      const itsParent = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
      return Number(itsParent) === parent && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(program);
    } catch {
      return false;
    }
  };
  return pids.filter(isOne).map(Number);
}

const starters = () => childrenOf(process.pid, 'starter-child.ts');
const readers = () => starters().flatMap((starter) => childrenOf(starter, 'reader-child.ts'));
const isThere = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

async function areGone(pids: number[]): Promise<void> {
  while (pids.some(isThere)) await sleep(20);
}

test('two documents at once get their own pages, by readers that one starter starts', async () => {
  const [one, other] = await Promise.all([
    textsOf(attachments.read({ bytes: pdf('Een', 'Twee') }, usual())),
    textsOf(attachments.read({ bytes: pdf('Drie') }, usual())),
  ]);
  expect(one).toEqual(['Een', 'Twee']);
  expect(other).toEqual(['Drie']);
  expect(starters()).toHaveLength(1);
});

test('what a reader says of a file that it cannot read arrives', async () => {
  const failing = textsOf(attachments.read({ bytes: new Uint8Array(0) }, usual()));
  await expect(failing).rejects.toMatchObject({ failure: 'empty' });
});

test('a starter that is killed takes its readers along, may be tried again, and is started anew', async () => {
  const reading = attachments.read({ bytes: pdf('Een', 'Twee') }, usual());
  await reading.next();
  const before = [...starters(), ...readers()];
  expect(before).toHaveLength(2);
  for (const pid of starters()) process.kill(pid, 'SIGKILL');
  await expect(textsOf(reading)).rejects.toMatchObject({ name: 'EngineError', retryable: true });
  await areGone(before);
  expect(await textsOf(attachments.read({ bytes: pdf('Drie') }, usual()))).toEqual(['Drie']);
});

test('a reader that nobody wants any more is ended, whether it was asked something or not', async () => {
  const unwanted = attachments.read({ bytes: pdf('Een', 'Twee') }, usual());
  await unwanted.next();
  const waiting = readers();
  await unwanted.return(undefined);
  await areGone(waiting);

  const stopping = new AbortController();
  const stopped = attachments.read({ bytes: pdf('Een', 'Twee') }, { ...usual(), signal: stopping.signal });
  await stopped.next();
  const working = readers();
  const page = stopped.next();
  stopping.abort(new Error('enough'));
  await expect(page).rejects.toThrow('enough');
  await areGone(working);
});
