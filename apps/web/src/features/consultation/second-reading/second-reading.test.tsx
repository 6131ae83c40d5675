// @vitest-environment jsdom
import {
  askNoteReading,
  getNoteReading,
  getRevision,
  getTranscript,
  type NoteChange,
  type NoteReading,
} from '@noteer/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answers } from '../../../../test/fake-api.ts';
import { pieces, stubSound } from '../../../../test/note-evidence.tsx';
import { noteServer, stubLayout } from '../../../../test/note-server.ts';
import { pointServer } from '../../../../test/points.ts';
import { isOpen, note, openReview, press, saved, startTyping } from '../../../../test/review-page.ts';

beforeEach(() => {
  stubLayout();
  stubSound();
});

const BEFORE = '## Beloop\n\nSlaapt goed.\nEet goed.\n';
const AFTER = '## Beloop\n\nSlaapt slecht.\nEet goed.\nPiekert veel.\n';
const wrong: NoteChange = {
  ...{ kind: 'wrong', section: 'Beloop', before: 'Slaapt goed.', after: 'Slaapt slecht.' },
  ...{ why: 'De cliënt zei: slecht.', sources: [2] },
};
const missing: NoteChange = {
  ...{ kind: 'missing', section: 'Beloop', before: '', after: 'Piekert veel.' },
  ...{ why: '', sources: [2] },
};
const done: NoteReading = {
  ...{ state: 'done', ai_model_name: 'llama3', number: 1, is_applied: true },
  ...{ changes: [wrong, missing], problem: null },
};

async function open(texts: string[], reading: NoteReading | null) {
  const server = noteServer('');
  server.revisions = texts;
  server.ai_model_name = 'llama3';
  const { kept, fakes } = pointServer();
  const now = { reading };
  const version = {
    number: 1,
    template: 'decursus',
    author_name: null,
    created_at: '2026-03-02T10:00:00.000Z',
  };
  const app = await openReview(server, {
    api: [
      {
        endpoint: getNoteReading,
        answer: () => ({ status: 200, text: JSON.stringify({ data: now.reading }) }),
      },
      answers(getRevision, { data: { ...version, summary_text: BEFORE } }),
      answers(getTranscript, { data: pieces }),
      answers(askNoteReading, { data: { ...done, state: 'waiting', changes: [], is_applied: false } }),
      ...fakes,
    ],
  });
  await isOpen();
  return { app, server, kept, now };
}

const list = async () => within(await screen.findByRole('region', { name: 'Nalezing' }));
const textsOf = (app: Awaited<ReturnType<typeof open>>['app']) =>
  (saved(app) as { consultation_summaries: [{ summary_text: string }] }[]).map(
    ({ consultation_summaries: [first] }) => first.summary_text,
  );

test('what the second reading changed is told, shown with its reason and its place, and put back with one click', async () => {
  const { app, kept } = await open([BEFORE, AFTER], done);
  await app.user.click(await screen.findByRole('button', { name: 'Nalezing: 2 wijzigingen' }));
  const changes = await list();
  expect(changes.getByText('goed').closest('del')).toBeTruthy();
  expect(changes.getByText('slecht').closest('ins')).toBeTruthy();
  expect(changes.getByText('De cliënt zei: slecht.')).toBeTruthy();
  await waitFor(() =>
    expect(
      (screen.getByText('Slaapt slecht.', { selector: '.note-changed' }) as HTMLElement).title,
    ).toContain('De cliënt zei'),
  );

  await app.user.click(
    (await changes.findAllByRole('button', { name: 'Toon 00:20 in het gesprek' }))[0] as Element,
  );
  expect(await screen.findByText('Deze zin rust op')).toBeTruthy();

  await app.user.click(changes.getAllByRole('button', { name: 'Terugzetten' })[0] as Element);
  await waitFor(() => expect(textsOf(app)).toEqual([AFTER.replace('Slaapt slecht.', 'Slaapt goed.')]));
  // Whoever works by keys is still at the same button, which now undoes the undoing.
  expect(document.activeElement?.textContent).toBe('Toch overnemen');
  await waitFor(() => expect(kept.points).toHaveLength(1));
  await app.user.click(changes.getByRole('button', { name: 'Toch overnemen' }));
  await waitFor(() => expect(textsOf(app).at(-1)).toBe(AFTER));
});

test('a line that the clinician has rewritten since is left to them', async () => {
  const { app } = await open(
    [BEFORE, AFTER, AFTER.replace('Slaapt slecht.', 'Slaapt al weken slecht.')],
    done,
  );
  await app.user.click(await screen.findByRole('button', { name: 'Nalezing: 2 wijzigingen' }));
  const changes = await list();
  expect(changes.getByText('Door jou gewijzigd')).toBeTruthy();
  expect(changes.getAllByRole('button', { name: 'Terugzetten' })).toHaveLength(1);
});

test('of a note that was touched they are remarks: taken over or left, and nothing by itself', async () => {
  const { app, kept } = await open([BEFORE], { ...done, is_applied: false });
  await app.user.click(await screen.findByRole('button', { name: 'Nalezing: 2 opmerkingen' }));
  const changes = await list();
  await app.user.click(changes.getAllByRole('button', { name: 'Overnemen' })[1] as Element);
  await waitFor(() => expect(textsOf(app)).toEqual([`${BEFORE}Piekert veel.\n`]));
  await app.user.click(changes.getByRole('button', { name: 'Laat zo' }));
  await waitFor(() => expect(kept.points.map(({ kind }) => kind)).toEqual(['reading']));
  expect(await screen.findByRole('button', { name: /^Nalezing:/ })).toBe(document.activeElement);
});

test('while it is read over the note can be typed in', async () => {
  await open([BEFORE], { ...done, state: 'reading', changes: [] });
  expect(await screen.findByText('Wordt nagelezen…')).toBeTruthy();
  const { type } = await startTyping();
  type('Nog iets.');
  expect(screen.queryByRole('button', { name: 'Laat nalezen' })).toBeNull();
});

test('a note that was changed can be read over on request, after it is saved', async () => {
  const { app, server } = await open([BEFORE], { ...done, changes: [] });
  expect(await screen.findByText('Nagelezen: niets gevonden')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Laat nalezen' })).toBeNull();
  const { type } = await startTyping();
  type('Nog iets.');
  await press('Laat nalezen');
  await waitFor(() => expect(app.sentTo(askNoteReading)).toHaveLength(1));
  expect(server.newest()).toBe(`${BEFORE}Nog iets.`);
  expect(await screen.findByText('Wordt nagelezen…')).toBeTruthy();
});

test('a reading that failed says so in one line, and can be asked for again', async () => {
  const { app } = await open([BEFORE], { ...done, state: 'failed', changes: [], problem: 'timeout' });
  expect(await screen.findByText('Nalezen is niet gelukt. Het taalmodel deed er te lang over.')).toBeTruthy();
  await press('Opnieuw');
  await waitFor(() => expect(app.sentTo(askNoteReading)).toHaveLength(1));
});

test('what it changed comes into a page on which nothing is unsaved', async () => {
  const { app, server, now } = await open([BEFORE], { ...done, state: 'reading', changes: [] });
  server.revisions.push(AFTER);
  now.reading = done;
  await app.queryClient.invalidateQueries();
  await waitFor(async () => expect((await note()).textContent).toContain('Piekert veel.'));
  expect(await screen.findByRole('button', { name: 'Nalezing: 2 wijzigingen' })).toBeTruthy();
  expect(saved(app)).toEqual([]);
});
