import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { textPdf } from '../../../test/pdf-file.ts';
import { childrenOf, isStopped, isThere } from '../../../test/processes.ts';
import { createPauses } from '../native/pauses.ts';
import type { ReadEvent } from './port.ts';
import { createAttachmentReader } from './starter.ts';

const pauses = createPauses();
const attachments = createAttachmentReader(pauses);
afterEach(() => attachments.close());

const pdf = (...texts: string[]) => textPdf(texts.map((text) => [{ x: 60, y: 780, text }]));
const usual = () => ({ signal: new AbortController().signal, from_page: 1, language: 'nl' }) as const;

async function textsOf(events: AsyncIterable<ReadEvent>): Promise<string[]> {
  const texts: string[] = [];
  for await (const event of events) if (event.type === 'page') texts.push(event.page.text);
  return texts;
}

const starters = () => childrenOf(process.pid, 'starter-child.ts');
const readers = (starter = starters()) => starter.flatMap((pid) => childrenOf(pid, 'reader-child.ts'));

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

test('a reader stands still while somebody waits for an answer, and reads on after it', async () => {
  const reading = attachments.read({ bytes: pdf('Een', 'Twee') }, usual());
  await reading.next();
  const answered = pauses.begin();
  expect(readers()).toHaveLength(1);
  for (const pid of readers()) while (!isStopped(pid)) await sleep(1);
  answered();
  expect(await textsOf(reading)).toEqual(['Een', 'Twee']);
});

test('a reader that stands still ends when its starter is killed', async () => {
  const reading = attachments.read({ bytes: pdf('Een', 'Twee') }, usual());
  await reading.next();
  const stopped = readers();
  pauses.begin();
  for (const pid of starters()) process.kill(pid, 'SIGKILL');
  await areGone(stopped);
  await expect(textsOf(reading)).rejects.toMatchObject({ retryable: true });
});

test('a reader that stands still ends when the server is killed', async () => {
  const server = fork(new URL('../../../test/stops-its-reader.ts', import.meta.url), { stdio: 'ignore' });
  await once(server, 'message');
  const its_starters = childrenOf(server.pid ?? 0, 'starter-child.ts');
  const its_readers = readers(its_starters);
  expect(its_readers).toHaveLength(1);
  server.kill('SIGKILL');
  await areGone([...its_starters, ...its_readers]);
});
