// @vitest-environment jsdom
import { getRecording, reopenNote, retryRecording } from '@noteer/contract';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answers, inTurn, isUnreachable, refuses } from '../../../test/fake-api.ts';
import { noteServer, stubLayout } from '../../../test/note-server.ts';
import { marijke, sanne } from '../../../test/people.ts';
import { sayWhy } from '../../../test/reopen.ts';
import {
  button,
  isOpen,
  note,
  openReview,
  press,
  rest,
  saved,
  startTyping,
} from '../../../test/review-page.ts';
import { lockSession, signIn } from '../../lib/session.ts';

const NOTE = '## Beleid\n\n**Sertraline** wordt voortgezet.\n';
const UPDATE_FAILED = 'Error while updating the recording details';

beforeEach(stubLayout);

test('the note is read as what it means, and typed in as what it is', async () => {
  const server = noteServer(NOTE);
  const app = await openReview(server);
  const read = await note();
  expect(within(read).getByRole('heading', { name: 'Beleid' })).toBeTruthy();
  expect(read.querySelector('strong')?.textContent).toBe('Sertraline');
  expect(read.textContent).not.toContain('**');

  const { view, type } = await startTyping();
  expect(view.state.doc.toString()).toBe(NOTE);
  type('Controle over een week.');
  expect(screen.getByText('Nog niet opgeslagen')).toBeTruthy();
  await press('Opslaan');
  await screen.findByText('Opgeslagen');
  expect(saved(app)).toEqual([
    {
      consultation_summaries: [
        { ai_model_name: 'extractive', summary_text: `${NOTE}Controle over een week.`, based_on: 1 },
      ],
    },
  ]);

  await press('Opslaan');
  expect(saved(app)).toHaveLength(1);
  await press('Lezen');
  expect((await note()).textContent).toContain('Controle over een week.');
});

describe('a save that fails', () => {
  test.each([
    ['the words of the server', 'too_large', 'Dit is te groot om te versturen.', 'Opslaan mislukt'],
    ['our own, when it has none', 'garbled', UPDATE_FAILED, 'Opslaan mislukt'],
    ['our own, without a network', 'gone', UPDATE_FAILED, 'Geen verbinding. Bewaard op dit apparaat'],
  ] as const)('is told in %s, and pressing again saves', async (_, trouble, message, state) => {
    const server = noteServer(NOTE);
    // However often the page has tried again by itself, on a busy machine, before somebody does.
    server.troubles = Array.from({ length: 100 }, () => trouble);
    await openReview(server);
    const { type } = await startTyping();
    type('Nog iets.');
    await press('Opslaan');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(await screen.findByText(state)).toBeTruthy();

    await waitFor(() => {
      const again = screen.getByRole('button', { name: 'Nu proberen' });
      // In one step: else the page may try again by itself in between, and succeed.
      server.troubles = [];
      fireEvent.click(again);
    });
    await screen.findByText('Opgeslagen');
    expect(server.newest()).toBe(`${NOTE}Nog iets.`);
  });
});

describe('loading', () => {
  test('fails with words and a way to try again', async () => {
    const server = noteServer(NOTE);
    const api = [
      inTurn(refuses(getRecording, 'not_found'), answers(getRecording, { data: server.recording() })),
    ];
    await openReview(server, { api });
    expect((await screen.findAllByText('Error fetching recording data')).length).toBeGreaterThan(0);
    await press('Opnieuw proberen');
    expect((await note()).textContent).toContain('Sertraline');
  });

  test('without a note there is a text in its place', async () => {
    const server = noteServer('');
    server.hasNote = false;
    await openReview(server);
    expect(await screen.findByText('Er is nog geen verslag.')).toBeTruthy();
  });

  test('a recording that failed says so and is tried again', async () => {
    const server = noteServer('');
    server.hasNote = false;
    server.processing = { stage: 'failed' as never, progress: 0, reason: 'writing' as never };
    const app = await openReview(server, { api: [isUnreachable(retryRecording)] });
    expect(await screen.findByText('Samenvatten is mislukt')).toBeTruthy();
    await press('Opnieuw proberen');
    await waitFor(() => expect(app.sentTo(retryRecording)).toHaveLength(1));
  });
});

describe('the toolbar', () => {
  const clipboard = { writeText: vi.fn(async (_: string) => {}) };
  beforeEach(() => {
    clipboard.writeText.mockReset();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  });

  test('copies, and says when it cannot', async () => {
    await openReview(noteServer(NOTE));
    await note();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    await press('Kopiëren');
    expect(await screen.findByText('Summary copied to clipboard')).toBeTruthy();
    expect(clipboard.writeText).toHaveBeenCalledWith('Beleid\n\nSertraline wordt voortgezet.');
    clipboard.writeText.mockRejectedValue(new Error('denied'));
    await press('Kopiëren');
    expect(await screen.findByText('Failed to copy summary')).toBeTruthy();
  });

  /** Asked for, and said yes to. */
  async function clear() {
    await press('Kopiëren en leegmaken');
    const dialog = within(await screen.findByRole('alertdialog'));
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Kopiëren en leegmaken' })));
  }

  test('copies and clears, which can be undone; what could not be copied is not cleared', async () => {
    const server = noteServer(NOTE);
    await openReview(server);
    await isOpen();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    clipboard.writeText.mockRejectedValueOnce(new Error('denied'));
    await press('Kopiëren en leegmaken');
    expect(await screen.findByText(/komt op je klembord en wordt hier leeggemaakt/)).toBeTruthy();
    await press('Annuleren');
    expect(clipboard.writeText).not.toHaveBeenCalled();
    await clear();
    await screen.findByText('Failed to copy summary');
    expect((await note()).textContent).toContain('Sertraline');

    await clear();
    expect(await screen.findByText(/Gekopieerd en leeggemaakt/)).toBeTruthy();
    await waitFor(() => expect(server.newest()).toBe(''));
    expect((await note()).textContent).toContain('Dit verslag is leeg.');
    await press('Ongedaan maken');
    expect((await note()).textContent).toContain('Sertraline');
    await press('Opslaan');
    await waitFor(() => expect(server.newest()).toBe(NOTE));
    await press('Opnieuw uitvoeren');
    expect((await note()).textContent).toContain('Dit verslag is leeg.');
  });

  test('has ten faces and the sizes 6 to 26, which stay with the reader and not with the note', async () => {
    const server = noteServer(NOTE);
    const app = await openReview(server);
    const face = await screen.findByLabelText('Lettertype');
    const size = screen.getByLabelText('Lettergrootte');
    expect(
      within(face)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Sans Serif',
      'Arial',
      'Georgia',
      'Times New Roman',
      'Verdana',
      'Trebuchet MS',
      'Courier New',
      'Lucida Sans',
      'Poppins',
      'Playfair Display',
    ]);
    const sizes = within(size)
      .getAllByRole('option')
      .map(({ textContent }) => Number(textContent));
    expect([sizes[0], sizes.at(-1), sizes.length]).toEqual([6, 26, 21]);
    await app.user.selectOptions(face, 'Georgia');
    await app.user.selectOptions(size, '22');
    expect(saved(app)).toEqual([]);

    cleanup();
    await openReview(server);
    const sheet = (await note()).closest<HTMLElement>('.note-sheet');
    expect(sheet?.style.fontFamily).toContain('Georgia');
    expect(sheet?.style.fontSize).toBe('1.375rem');
  });
});

describe('what was typed and not saved', () => {
  async function typeAndVanish(server: ReturnType<typeof noteServer>) {
    server.troubles = Array.from({ length: 50 }, () => 'gone' as const);
    const app = await openReview(server);
    const { type } = await startTyping();
    type('Half getypt');
    await screen.findByText('Nog niet opgeslagen');
    await rest(400);
    app.view.unmount();
    // Its last attempt to save.
    await rest(100);
    server.troubles = [];
  }

  test('is there again after a reload, and is saved', async () => {
    const server = noteServer(NOTE);
    await typeAndVanish(server);
    await openReview(server);
    await waitFor(async () => expect((await note()).textContent).toContain('Half getypt'));
    await waitFor(() => expect(server.newest()).toBe(`${NOTE}Half getypt`));
  });

  test('is never shown to another person on the same device', async () => {
    const server = noteServer(NOTE);
    await typeAndVanish(server);
    const app = await openReview(server, { as: marijke });
    await isOpen();
    expect((await note()).textContent).not.toContain('Half getypt');
    app.view.unmount();
    await openReview(server);
    await waitFor(async () => expect((await note()).textContent).toContain('Half getypt'));
  });

  test('outlives a locked screen', async () => {
    const server = noteServer(NOTE);
    server.troubles = ['gone'];
    await openReview(server);
    const { type } = await startTyping();
    type('Voor de lunch.');
    await act(async () => lockSession('idle'));
    await act(async () => signIn({ ...sanne, access: 'access-2' }));
    await waitFor(() => expect(server.newest()).toBe(`${NOTE}Voor de lunch.`));
    expect(document.body.textContent).toContain('Voor de lunch.');
  });
});

describe('somebody else', () => {
  async function conflict() {
    const server = noteServer(NOTE);
    const app = await openReview(server);
    const { type } = await startTyping();
    server.saveElsewhere('Van een collega.');
    type('Van mij.');
    await press('Opslaan');
    expect((await screen.findAllByText('Dit verslag is elders gewijzigd')).length).toBeGreaterThan(0);
    await press('Versies vergelijken');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('region', { name: 'De andere versie' }).textContent).toContain(
      'Van een collega.',
    );
    expect(within(dialog).getByRole('region', { name: 'Jouw versie' }).textContent).toContain('Van mij.');
    return { server, app };
  }

  test('changed it too: mine is kept on top of theirs', async () => {
    const { server } = await conflict();
    await press('Mijn versie houden');
    await waitFor(() => expect(server.revisions).toEqual([NOTE, 'Van een collega.', `${NOTE}Van mij.`]));
    await screen.findByText('Opgeslagen');
  });

  test('changed it too: theirs is taken, and mine stays among the versions', async () => {
    const { server } = await conflict();
    await press('Andere versie overnemen');
    await waitFor(() =>
      expect(server.revisions).toEqual([NOTE, 'Van een collega.', `${NOTE}Van mij.`, 'Van een collega.']),
    );
    await screen.findByText('Opgeslagen');
    expect(screen.getByRole('textbox').textContent).toContain('Van een collega.');
  });

  test('made it final: it can be read, and reopened', async () => {
    const server = noteServer(NOTE, { is_reviewed: true });
    const app = await openReview(server);
    await screen.findByText('Dit verslag is klaar voor het EPD');
    fireEvent.click(await note());
    expect(screen.queryByRole('textbox', { name: 'Gespreksverslag' })).toBeNull();
    await sayWhy('Er staat iets in dat niet klopt');
    await isOpen();
    expect(app.sentTo(reopenNote)).toEqual([{ kind: 'mistake', text: '' }]);
  });

  test('has it written anew: it can only be read meanwhile', async () => {
    const server = noteServer(NOTE);
    server.processing = { ...server.processing, stage: 'writing' as never };
    await openReview(server);
    expect(await screen.findByText('Wat er stond blijft bij de versies.')).toBeTruthy();
    expect(button('Bewerken').getAttribute('aria-disabled')).toBe('true');
  });
});
