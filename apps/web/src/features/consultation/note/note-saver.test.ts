import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from '../../../lib/exchange.ts';
import type { UnsavedText } from './note-drafts.ts';
import type { NoteVersion } from './note-ledger.ts';
import { AUTOSAVE_DELAY_MS, NoteSaver } from './note-saver.ts';
import { NoteChanged } from './note-state.ts';

/** A server that keeps revisions as ours does, and can be made to fail. */
function aServer(text = 'Begin.') {
  const revisions = [text];
  const server = {
    revisions,
    saves: 0,
    /** What came last is a second reading's: what was based on the version before is taken. */
    acceptsOlder: false,
    /** For each save in turn: what goes wrong, before it arrives or after. */
    fails: [] as ({ error: Error; isAfter?: boolean } | null)[],
    newest: (): NoteVersion => ({ revision: revisions.length, text: revisions.at(-1) ?? '' }),
    async send(next: string, based_on: number): Promise<NoteVersion> {
      server.saves += 1;
      const trouble = server.fails.shift();
      if (trouble && !trouble.isAfter) throw trouble.error;
      if (next !== server.newest().text) {
        if (based_on !== revisions.length && !server.acceptsOlder) throw new NoteChanged(server.newest());
        revisions.push(next);
      }
      if (trouble) throw trouble.error;
      return server.newest();
    },
  };
  return server;
}

function aDisk() {
  const disk = {
    kept: null as UnsavedText | null,
    isFull: false,
    async keep(draft: UnsavedText) {
      if (disk.isFull) throw new DOMException('no room', 'QuotaExceededError');
      disk.kept = draft;
    },
    async forget() {
      disk.kept = null;
    },
  };
  return disk;
}

function open(server = aServer(), disk = aDisk()) {
  const failures: unknown[] = [];
  const saver = new NoteSaver(server.newest(), {
    send: server.send,
    drafts: disk,
    onFailure: (error) => failures.push(error),
  });
  saver.start();
  return { saver, server, disk, failures, saving: () => saver.state.get().saving };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const offline = { error: new NetworkError('The server could not be reached') };
const refused = (code: 'internal' | 'invalid', status: number) => ({
  error: new ApiError(status, { detail: 'No', code }),
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what is typed is saved 4.5 seconds after the last change', async () => {
  const { saver, server, saving } = open();
  saver.setText('Begin. E');
  await pass(2000);
  saver.setText('Begin. En verder.');
  await pass(4499);
  expect(server.saves).toBe(0);
  expect(saving()).toBe('unsaved');

  await pass(1);
  expect(server.revisions).toEqual(['Begin.', 'Begin. En verder.']);
  expect(saving()).toBe('saved');
});

test('a change more than 3 seconds after the last save is saved at once', async () => {
  const { saver, server } = open();
  await pass(3001);
  saver.setText('Begin. A');
  await pass(1);
  expect(server.newest().text).toBe('Begin. A');

  await pass(1000);
  saver.setText('Begin. AB');
  await pass(1);
  expect(server.newest().text).toBe('Begin. A');
  await pass(4500);
  expect(server.newest().text).toBe('Begin. AB');
});

test('only a changed text is saved', async () => {
  const { saver, server } = open();
  await saver.save();
  saver.setText('Begin.!');
  saver.setText('Begin.');
  await pass(10_000);
  expect(server.saves).toBe(0);
  expect(saver.state.get().saving).toBe('saved');
});

test('pressing save does not wait', async () => {
  const { saver, server } = open();
  saver.setText('Nu.');
  await saver.save();
  expect(server.newest().text).toBe('Nu.');
});

test('what is typed while a save is on its way is saved after it', async () => {
  const { saver, server } = open();
  saver.setText('Een.');
  const saved = saver.save();
  saver.setText('Een. Twee.');
  await saved;
  expect(saver.state.get()).toMatchObject({ text: 'Een. Twee.', saving: 'unsaved' });
  await saver.flush();
  expect(server.revisions).toEqual(['Begin.', 'Een.', 'Een. Twee.']);
});

test('what is typed is on the disk within a quarter of a second, and leaves it once the server has it', async () => {
  const { saver, disk } = open();
  saver.setText('Begin. E');
  await pass(200);
  saver.setText('Begin. En');
  await pass(50);
  expect(disk.kept).toEqual({ text: 'Begin. En', based_on: 1, sent: [] });
  await saver.save();
  await pass(0);
  expect(disk.kept).toBeNull();
});

test('without a network it says so, keeps trying, and arrives by itself', async () => {
  const { saver, server, disk, failures, saving } = open();
  server.fails = [offline, offline, offline];
  saver.setText('Zonder net.');
  await pass(AUTOSAVE_DELAY_MS);
  expect(saving()).toBe('offline');
  expect(disk.kept?.text).toBe('Zonder net.');
  saver.setText('Zonder net. Verder.');
  await pass(60_000);
  expect(server.newest().text).toBe('Zonder net. Verder.');
  expect(saving()).toBe('saved');
  expect(failures).toHaveLength(1);
});

test('a server that fails is told apart from a network that is gone, and asked again', async () => {
  const { saver, server, failures, saving } = open();
  server.fails = [refused('internal', 500)];
  saver.setText('Mis.');
  await pass(AUTOSAVE_DELAY_MS);
  expect(saving()).toBe('failed');
  expect(failures).toHaveLength(1);
  await pass(60_000);
  expect(saving()).toBe('saved');
});

test('what the server refuses is not sent over and over, but when it changes or somebody asks', async () => {
  const { saver, server, failures, saving } = open();
  server.fails = [refused('invalid', 400), refused('invalid', 400)];
  saver.setText('Te lang.');
  await pass(60_000);
  expect(server.saves).toBe(1);
  await saver.save();
  expect(failures).toHaveLength(2);
  saver.setText('Korter.');
  await pass(AUTOSAVE_DELAY_MS);
  expect(saving()).toBe('saved');
});

test('waiting for everything to be saved fails when it cannot be', async () => {
  const { saver, server } = open();
  server.fails = [offline];
  saver.setText('Weg.');
  await expect(saver.flush()).rejects.toThrow();
  expect(saver.state.get().text).toBe('Weg.');
});

test('a save that arrived while its answer got lost is no conflict with oneself', async () => {
  const { saver, server, saving } = open();
  server.fails = [{ ...offline, isAfter: true }];
  saver.setText('Een.');
  await saver.save();
  expect(saving()).toBe('offline');
  saver.setText('Een. Twee.');
  await saver.flush();
  expect(saving()).toBe('saved');
  expect(server.revisions).toEqual(['Begin.', 'Een.', 'Een. Twee.']);
});

test('taking back a change whose fate is unknown is saved too', async () => {
  const { saver, server } = open();
  server.fails = [{ ...offline, isAfter: true }];
  saver.setText('Vergissing.');
  await saver.save();
  saver.setText('Begin.');
  await saver.flush();
  expect(server.newest().text).toBe('Begin.');
});

test('another version is shown at once when nothing here is unsaved', async () => {
  const { saver, server, saving } = open();
  server.revisions.push('Van een ander tabblad.');
  saver.receive(server.newest());
  expect(saver.state.get().text).toBe('Van een ander tabblad.');
  expect(saving()).toBe('saved');
});

test('a version that a second reading made leaves what is typed alone, and is built on', async () => {
  const { saver, server, saving } = open();
  saver.setText('Begin. Van mij.');
  server.acceptsOlder = true;
  server.revisions.push('Begin, nagelezen.');
  saver.receive(server.newest());
  expect(saver.state.get()).toMatchObject({ text: 'Begin. Van mij.', theirs: null });
  await pass(AUTOSAVE_DELAY_MS);
  expect(server.revisions).toEqual(['Begin.', 'Begin, nagelezen.', 'Begin. Van mij.']);
  expect(saving()).toBe('saved');
});

test('a version of a colleague is put beside what is typed, as soon as it is known', async () => {
  const { saver, server } = open();
  saver.setText('Van mij.');
  server.revisions.push('Van een ander.');
  saver.receive(server.newest());
  await pass(1);
  expect(saver.state.get()).toMatchObject({ saving: 'conflict', theirs: { text: 'Van een ander.' } });
});

async function conflicting() {
  const opened = open();
  opened.server.revisions.push('Van een ander.');
  opened.saver.setText('Van mij.');
  await opened.saver.save();
  expect(opened.saver.state.get()).toMatchObject({
    text: 'Van mij.',
    saving: 'conflict',
    theirs: { revision: 2, text: 'Van een ander.' },
  });
  return opened;
}

test('two who changed the note see both versions; nothing is sent until one is chosen', async () => {
  const { saver, server, disk } = await conflicting();
  saver.setText('Van mij, en meer.');
  await pass(60_000);
  expect(server.revisions).toHaveLength(2);
  expect(disk.kept?.text).toBe('Van mij, en meer.');
  await expect(saver.flush()).rejects.toThrow();
});

test('keeping mine leaves theirs in the history', async () => {
  const { saver, server, saving } = await conflicting();
  saver.keepMine();
  await pass(1);
  expect(server.revisions).toEqual(['Begin.', 'Van een ander.', 'Van mij.']);
  expect(saving()).toBe('saved');
});

test('taking theirs puts mine into the history first', async () => {
  const { saver, server, disk, saving } = await conflicting();
  await saver.takeTheirs();
  expect(server.revisions).toEqual(['Begin.', 'Van een ander.', 'Van mij.', 'Van een ander.']);
  expect(saver.state.get().text).toBe('Van een ander.');
  expect(saving()).toBe('saved');
  await pass(0);
  expect(disk.kept).toBeNull();
});

test('taking theirs without a network leaves everything as it was', async () => {
  const { saver, server, failures } = await conflicting();
  server.fails = [offline];
  await saver.takeTheirs();
  expect(saver.state.get()).toMatchObject({ text: 'Van mij.', saving: 'conflict' });
  expect(failures).toHaveLength(1);
});

test('news that is our own save is no conflict, also while more is typed', async () => {
  const { saver, server, saving } = open();
  saver.setText('Een.');
  const saved = saver.save();
  saver.setText('Een. Twee.');
  await pass(0);
  saver.receive({ revision: 2, text: 'Een.' });
  await saved;
  expect(saving()).toBe('unsaved');
  await saver.flush();
  expect(server.newest()).toEqual({ revision: 3, text: 'Een. Twee.' });
});

test('a note that is final is not written to until it is reopened', async () => {
  const { saver, server } = open();
  saver.hold(true);
  saver.setText('Toch nog iets.');
  await pass(60_000);
  expect(server.saves).toBe(0);
  saver.hold(false);
  await pass(1);
  expect(server.newest().text).toBe('Toch nog iets.');
});

test('what an earlier page left behind is taken up and saved', async () => {
  const { saver, server } = open();
  saver.adopt({ text: 'Begin. Half getypt', based_on: 1, sent: [] });
  expect(saver.state.get().text).toBe('Begin. Half getypt');
  await pass(1);
  expect(server.newest().text).toBe('Begin. Half getypt');
});

test('what an earlier page left behind goes on from its own save that it did not hear of', async () => {
  const { saver, saving } = open(aServer('Begin. Half'));
  saver.adopt({ text: 'Begin. Half getypt', based_on: 0, sent: ['Begin. Half'] });
  await pass(1);
  expect(saving()).toBe('saved');
});

test('what an earlier page left behind stays when only a second reading came in between', async () => {
  const { saver, server, saving } = open(aServer('Begin, nagelezen.'));
  server.acceptsOlder = true;
  saver.adopt({ text: 'Half getypt', based_on: 0, sent: [] });
  await pass(1);
  expect(server.newest().text).toBe('Half getypt');
  expect(saving()).toBe('saved');
});

test('what an earlier page left behind is shown beside what somebody else made of the note since', async () => {
  const { saver } = open(aServer('Van een ander.'));
  saver.adopt({ text: 'Half getypt', based_on: 0, sent: [] });
  await pass(60_000);
  expect(saver.state.get()).toMatchObject({
    text: 'Half getypt',
    saving: 'conflict',
    theirs: { text: 'Van een ander.' },
  });
});

test('a disk that takes nothing is told', async () => {
  const { saver, disk } = open();
  disk.isFull = true;
  saver.setText('Nergens bewaard.');
  await pass(300);
  expect(saver.state.get().isKept).toBe(false);
});

test('leaving the page sends what is left; a locked page sends nothing and goes on later', async () => {
  const { saver, server } = open();
  saver.setText('Op slot.');
  saver.stop({ canSend: false });
  await pass(60_000);
  expect(server.saves).toBe(0);
  saver.start();
  await pass(1);
  expect(server.newest().text).toBe('Op slot.');
  saver.setText('Weg.');
  saver.stop({ canSend: true });
  await pass(1);
  expect(server.newest().text).toBe('Weg.');
});
