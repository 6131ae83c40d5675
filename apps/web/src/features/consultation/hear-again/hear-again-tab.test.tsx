// @vitest-environment jsdom
import '../../../../test/browser-gaps.ts';
import { answerDoubt, type Doubt, getDraft } from '@noteer/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Fake, refuses } from '../../../../test/fake-api.ts';
import {
  draft,
  noteText,
  openEvidence,
  recording,
  sound,
  stubSound,
} from '../../../../test/note-evidence.tsx';

beforeEach(stubSound);
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const doubt = (id: string, more: Partial<Doubt>): Doubt => ({
  ...{ id, by: 'model', heard: '', read: '', sources: [], from_s: 0, to_s: 1, answer: null },
  ...more,
});
const dose = doubt('dose', {
  ...{ heard: 'vijftig milligram', read: '50 mg', sources: [3, 4], from_s: 40, to_s: 43 },
});
const day = doubt('day', {
  ...{ by: 'unsure_words', heard: 'dinsdag', read: 'Dinsdag', sources: [5], from_s: 50.2, to_s: 52 },
});
const mumbled = doubt('mumbled', { by: 'no_text', from_s: 0.2, to_s: 9 });

/** A server that keeps what was answered, as ours does. */
function keeping(...doubts: Doubt[]): Fake[] {
  let kept = doubts;
  const reply = (data: unknown) => ({ status: 200, text: JSON.stringify({ data }) });
  return [
    { endpoint: getDraft, answer: () => reply({ ...draft, doubts: kept }) },
    {
      endpoint: answerDoubt,
      answer: ({ body }) => {
        const { answer } = answerDoubt.body.parse(JSON.parse(String(body)));
        const at = kept.findIndex((each) => (answer === null) === (each.answer !== null));
        kept = kept.map((each, index) => (index === at ? { ...each, answer } : each));
        return reply(kept);
      },
    },
  ];
}

async function openDoubts(doubts: Doubt[], more: Parameters<typeof openEvidence>[0] = {}) {
  const opened = openEvidence({ ...more, api: [...(more.api ?? []), ...keeping(...doubts)] });
  await opened.user.click(await screen.findByRole('tab', { name: /^Nahoren/ }));
  const list = await screen.findByRole('list', { name: 'Plaatsen om na te horen' });
  return { ...opened, list: within(list) };
}
const listen = (from: string) => screen.getByRole('button', { name: new RegExp(`^Luister van ${from}`) });

test('the tab counts the places, and each says what was heard, how it was read and what rests on it', async () => {
  const { list, highlighted } = await openDoubts([dose, mumbled]);
  expect(screen.getByRole('tab', { name: /^Nahoren/ }).textContent).toContain('2 plaatsen om na te horen');
  const [first, second] = list.getAllByRole('listitem');
  expect(first?.textContent).toContain('Verstaan“vijftig milligram”Gelezen als“50 mg”');
  expect(first?.textContent).toContain('Gebruikt sertraline 50 mg elke ochtend.');
  expect(second?.textContent).toContain('Spraak zonder tekstGelezen alsniet te verstaan');
  await waitFor(() => expect(highlighted('unsure')).toEqual(['50 mg']));
});

test('a place is heard with half a second around it', async () => {
  const { user } = await openDoubts([day, mumbled]);
  await user.click(listen('00:50'));
  expect([sound.time, sound.isPaused]).toEqual([49.7, false]);
  sound.time = 52.4;
  await new Promise((done) => setTimeout(done, 150));
  expect(sound.isPaused).toBe(false);
  sound.time = 52.5;
  await waitFor(() => expect(sound.isPaused).toBe(true));
  await user.click(listen('00:00'));
  expect(sound.time).toBe(0);
});

test('by keys alone: the arrows go from place to place, G is good, and the next one follows', async () => {
  const { user, sentTo, highlighted } = await openDoubts([dose, day, mumbled]);
  listen('00:40').focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(listen('00:50'));
  await user.keyboard('{ArrowUp}{Enter}');
  expect(sound.time).toBe(39.5);
  await user.keyboard('g');
  await waitFor(() => expect(document.activeElement).toBe(listen('00:50')));
  expect(sentTo(answerDoubt)).toEqual([{ answer: { kind: 'right' } }]);
  await waitFor(() => expect(highlighted('unsure')).toEqual(['Dinsdag']));
});

test('what is typed takes the place of what was read, in the sentence that rests on it', async () => {
  const { user, page, sentTo } = await openDoubts([dose, day]);
  listen('00:40').focus();
  await user.keyboard('t');
  const field = screen.getByRole('textbox', { name: 'Wat is er gezegd?' });
  expect(document.activeElement).toBe(field);
  await user.clear(field);
  await user.type(field, '150 mg{Enter}');
  expect(page.text).toContain('Gebruikt sertraline 150 mg elke ochtend.');
  expect(sentTo(answerDoubt)).toEqual([{ answer: { kind: 'typed', text: '150 mg' } }]);
  await waitFor(() => expect(document.activeElement).toBe(listen('00:50')));

  await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
  expect(page.text).toContain('Gebruikt sertraline 50 mg elke ochtend.');
  await waitFor(() => expect(sentTo(answerDoubt)[1]).toEqual({ answer: null }));
  await waitFor(() => expect(document.activeElement).toBe(listen('00:40')));
});

test('Escape leaves the field, and nothing is answered', async () => {
  const { user, sentTo } = await openDoubts([dose]);
  listen('00:40').focus();
  await user.keyboard('t');
  await user.keyboard('gw{Escape}');
  expect(screen.queryByRole('textbox', { name: 'Wat is er gezegd?' })).toBeNull();
  expect(document.activeElement).toBe(listen('00:40'));
  expect(sentTo(answerDoubt)).toEqual([]);
});

test('the sentence that goes is shown first, and comes back when it is undone', async () => {
  const { user, page } = await openDoubts([day]);
  listen('00:50').focus();
  await user.keyboard('w');
  expect(screen.getByText('Deze zin gaat uit het verslag:')).toBeTruthy();
  expect(screen.getByText('Dinsdag om tien uur.', { selector: 'del' })).toBeTruthy();
  expect(page.text).toBe(noteText);
  await user.keyboard('{Enter}');
  expect(page.text).not.toContain('Dinsdag om tien uur.');
  expect(screen.getByText('Alles is nagehoord.')).toBeTruthy();
  const undo = screen.getByRole('button', { name: 'Ongedaan maken' });
  await waitFor(() => expect(document.activeElement).toBe(undo));
  // Somebody typed since: the sentence comes back under its heading all the same.
  page.type(page.text.replace('Slaapt slecht', 'Slaapt heel slecht'));
  await user.click(undo);
  expect(page.text).toMatch(/Slaapt heel slecht[\s\S]*## Volgend contact\n\nDinsdag om tien uur\.\n/);
});

test('a sentence that rests on more than this place stays', async () => {
  const { user, page, sentTo } = await openDoubts([{ ...dose, sources: [4] }]);
  await user.click(screen.getByRole('button', { name: /^Weg:/ }));
  expect(page.text).toBe(noteText);
  expect(sentTo(answerDoubt)).toEqual([{ answer: { kind: 'removed' } }]);
  expect(screen.getByText(/De zin rust ook op iets anders en blijft staan/)).toBeTruthy();
});

test('an answer that the server does not take is taken back, in the note too', async () => {
  const { user, page } = await openDoubts([day], { api: [refuses(answerDoubt, 'internal')] });
  await user.click(screen.getByRole('button', { name: /^Weg:/ }));
  await user.click(screen.getByRole('button', { name: 'Haal weg' }));
  expect(await screen.findByText('Dit kon niet worden bewaard. Probeer het zo opnieuw.')).toBeTruthy();
  await waitFor(() => expect(page.text).toBe(noteText));
  expect(await screen.findByRole('button', { name: /^Goed:/ })).toBeTruthy();
});

test('without sound, what was said around the place is shown, and the keys work on', async () => {
  const { user, sentTo } = await openDoubts([dose], {
    recording: { ...recording, recording_file_url: null },
  });
  expect(screen.queryByRole('button', { name: /^Luister/ })).toBeNull();
  expect(
    screen.getByText(/Gebruikt u de sertraline nog elke ochtend\? Ja, vijftig milligram\./),
  ).toBeTruthy();
  screen.getByRole('button', { name: /^Goed:/ }).focus();
  await user.keyboard('g');
  await waitFor(() => expect(sentTo(answerDoubt)).toHaveLength(1));
});

test('in the conversation such a piece bears a mark, until it is answered', async () => {
  const { user } = await openDoubts([day]);
  await user.click(screen.getByRole('tab', { name: 'Gesprek' }));
  const piece = await screen.findByRole('button', { name: /dinsdag om tien/ });
  expect(within(piece).getByText('Nog na te horen')).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: /^Nahoren/ }));
  await user.click(screen.getByRole('button', { name: /^Goed:/ }));
  await user.click(screen.getByRole('tab', { name: 'Gesprek' }));
  expect(screen.queryByText('Nog na te horen')).toBeNull();
});

test('a note that is ready for the record can be heard again, and not answered', async () => {
  await openDoubts([dose], { recording: { ...recording, is_reviewed: true } });
  expect(listen('00:40')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Goed:/ })).toBeNull();
});

test('where nothing is doubtful there is no such tab', async () => {
  openEvidence();
  await screen.findByText('Goedemorgen, fijn dat u er bent.');
  expect(screen.queryByRole('tab', { name: /^Nahoren/ })).toBeNull();
});
