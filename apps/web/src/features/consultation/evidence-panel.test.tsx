// @vitest-environment jsdom
import '../../../test/browser-gaps.ts';
import { getDraft, getRecording, getTranscript } from '@noteer/contract';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answers, inTurn, isUnreachable, refuses } from '../../../test/fake-api.ts';
import {
  drafted,
  heard,
  noteText,
  openEvidence,
  pieces,
  recording,
  sound,
  stubSound,
} from '../../../test/note-evidence.tsx';

beforeEach(stubSound);
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const piece = (words: string) => screen.findByRole('button', { name: new RegExp(words) });
const isLit = async (words: string) => (await piece(words)).hasAttribute('data-lit');

test('a click on a sentence lights it, lights what it rests on, and lets that be heard and no more', async () => {
  const { page, highlighted } = openEvidence();
  await piece('pieker');
  page.click('Slaapt slecht');

  await waitFor(() => expect(highlighted('lit')).toEqual(['Slaapt slecht en piekert veel over het werk.']));
  expect(await isLit('afgelopen weken')).toBe(true);
  expect(await isLit('pieker')).toBe(true);
  expect(await isLit('sertraline')).toBe(false);
  expect(screen.getByText('Deze zin rust op')).toBeTruthy();
  expect([sound.isPaused, sound.time]).toEqual([false, 10]);

  sound.time = 27.9;
  await waitFor(() =>
    expect(screen.getByRole('slider', { name: 'Plaats in de opname' })).toHaveProperty('value', '27.9'),
  );
  expect(sound.isPaused).toBe(false);
  sound.time = 28;
  await waitFor(() => expect(sound.isPaused).toBe(true));
});

test('moving with the keyboard lights without a sound', async () => {
  const { page, highlighted } = openEvidence();
  await piece('pieker');
  page.move('Dinsdag');
  await waitFor(() => expect(highlighted('lit')).toEqual(['Dinsdag om tien uur.']));
  expect(await isLit('dinsdag om tien')).toBe(true);
  expect(sound.isPaused).toBe(true);
});

test('sound on a click can be switched off, and stays off on this device', async () => {
  const { page, highlighted, user } = openEvidence();
  await user.click(screen.getByRole('switch', { name: 'Geluid bij klikken' }));
  await piece('pieker');
  page.click('Dinsdag');
  await waitFor(() => expect(highlighted('lit')).toHaveLength(1));
  expect(sound.isPaused).toBe(true);

  cleanup();
  openEvidence();
  expect(screen.getByRole('switch', { name: 'Geluid bij klikken' }).getAttribute('aria-checked')).toBe(
    'false',
  );
});

test('on a touch screen a tap is silent until sound is asked for', async () => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('coarse') }));
  const { page, highlighted, user } = openEvidence();
  await piece('pieker');
  page.click('Dinsdag');
  await waitFor(() => expect(highlighted('lit')).toHaveLength(1));
  expect(sound.isPaused).toBe(true);
  await user.click(screen.getByRole('switch', { name: 'Geluid bij klikken' }));
  page.click('Gebruikt');
  await waitFor(() => expect(sound.isPaused).toBe(false));
  vi.stubGlobal('matchMedia', undefined);
  localStorage.clear();
});

test('a sentence that is still being written lights its pieces in the conversation, whatever tab is open', async () => {
  const { page, user, highlighted } = openEvidence();
  await piece('pieker');
  await user.click(screen.getByRole('tab', { name: 'Versies' }));
  page.ask([3, 4]);
  expect(screen.getByRole('tab', { name: 'Gesprek' }).getAttribute('aria-selected')).toBe('true');
  expect([await isLit('vijftig milligram'), await isLit('pieker')]).toEqual([true, false]);
  expect(screen.getByText('Deze zin rust op')).toBeTruthy();
  expect([sound.isPaused, sound.time]).toEqual([false, 30]);
  expect(highlighted('lit')).toEqual([]);

  sound.time = 0;
  page.ask([3, 4]);
  expect(sound.time).toBe(30);
  page.move('Dinsdag');
  await waitFor(() => expect(highlighted('lit')).toEqual(['Dinsdag om tien uur.']));
  expect(await isLit('vijftig milligram')).toBe(false);
});

test('without sound on a click they light in silence', { tags: 'thorough' }, async () => {
  localStorage.setItem('sound_on_click', 'off');
  const { page } = openEvidence();
  await piece('pieker');
  page.ask([2]);
  expect(await isLit('pieker')).toBe(true);
  expect(sound.isPaused).toBe(true);
});

test('a sentence that nobody said says so, and nothing plays', async () => {
  const { page } = openEvidence({ text: `${noteText}Geen aanwijzingen voor een psychose.\n` });
  await piece('pieker');
  page.click('Geen aanwijzingen');
  expect(await screen.findByText('Bij deze zin is geen passage gevonden.')).toBeTruthy();
  expect(sound.isPaused).toBe(true);
});

test('a piece shows which sentences rest on it, brings the first into view, and plays on from there', async () => {
  const { page, highlighted, user } = openEvidence();
  await piece('pieker');
  // The draft may come after the conversation: once a sentence is lit, it is known what each rests on.
  page.move('Dinsdag');
  await waitFor(() => expect(highlighted('lit')).toEqual(['Dinsdag om tien uur.']));
  await user.click(await piece('vijftig milligram'));
  await waitFor(() => expect(highlighted('lit')).toEqual(['Gebruikt sertraline 50 mg elke ochtend.']));
  expect(page.revealed).toEqual([noteText.indexOf('Gebruikt')]);
  expect(screen.getByText('Eén zin in het verslag rust hierop.')).toBeTruthy();
  expect([sound.isPaused, sound.time]).toEqual([false, 40]);
  sound.time = 49.5;
  await waitFor(async () =>
    expect((await piece('vijftig milligram')).getAttribute('aria-current')).toBe('true'),
  );
  expect(sound.isPaused).toBe(false);

  await user.click(await piece('Goedemorgen'));
  expect(await screen.findByText('Dit staat niet in het verslag.')).toBeTruthy();
  await waitFor(() => expect(highlighted('lit')).toEqual([]));
});

test('where the note stands behind the conversation, a piece does not take it away', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { page, user } = openEvidence();
  await user.click(await piece('vijftig milligram'));
  const show = await screen.findByRole('button', { name: 'Toon in het verslag' });
  expect(page.revealed).toEqual([]);
  await user.click(show);
  expect(page.revealed).toEqual([noteText.indexOf('Gebruikt')]);
  vi.stubGlobal('matchMedia', undefined);
});

test('what was lit stays while somebody types, and follows the text when they pause', async () => {
  const { page, highlighted } = openEvidence();
  await piece('pieker');
  page.move('Dinsdag');
  await waitFor(() => expect(highlighted('lit')).toEqual(['Dinsdag om tien uur.']));
  const before = page.highlights;
  page.type(`Vooraf.\n\n${noteText}`);
  expect(page.highlights).toBe(before);
  page.move('Gebruikt');
  expect(page.highlights).toBe(before);
  await waitFor(() => expect(highlighted('lit')).toEqual(['Gebruikt sertraline 50 mg elke ochtend.']));
});

test('the arrow keys go from piece to piece; one tab stop is all there is', async () => {
  const { user } = openEvidence();
  await piece('pieker');
  const list = within(screen.getByRole('list', { name: 'Uitgeschreven gesprek' }));
  expect(list.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  (await piece('Goedemorgen')).focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(await piece('afgelopen weken'));
  await user.keyboard('{End}{Enter}');
  expect(document.activeElement).toBe(await piece('dinsdag om tien'));
  expect(sound.time).toBe(50);
});

test('searching finds words whatever their accents, and goes from one to the next', async () => {
  const { user } = openEvidence();
  await piece('pieker');
  const box = screen.getByRole('searchbox', { name: 'Zoeken in het gesprek' });
  await user.type(box, 'IK');
  expect(await screen.findByText('1 van 2')).toBeTruthy();
  await user.type(box, '{Enter}');
  expect(await screen.findByText('2 van 2')).toBeTruthy();
  await user.clear(box);
  await user.type(box, 'oxazepám');
  expect(await screen.findByText('1 van 1')).toBeTruthy();
  expect(screen.getByText('oxazepam', { selector: 'mark' })).toBeTruthy();
  await user.type(box, 'x');
  expect(await screen.findByText('Geen resultaten')).toBeTruthy();
});

test('the player goes back and on, at another speed', async () => {
  const { user } = openEvidence();
  await user.click(screen.getByRole('button', { name: 'Opname afspelen' }));
  sound.time = 20;
  await waitFor(() => expect(screen.getByRole('slider')).toHaveProperty('value', '20'));
  await user.click(screen.getByRole('button', { name: '5 seconden terug' }));
  expect(sound.time).toBe(15);
  await user.click(screen.getByRole('button', { name: '5 seconden verder' }));
  expect(sound.time).toBe(20);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Snelheid' }), '2');
  expect(sound.rate).toBe(2);
  await user.click(screen.getByRole('button', { name: 'Afspelen pauzeren' }));
  expect(sound.isPaused).toBe(true);
});

test('an address that ran out is asked for anew, and the sound goes on where it was', async () => {
  const fresh = answers(getRecording, { data: { ...recording, recording_file_url: '/sound?ticket=2' } });
  const { user } = openEvidence({ api: [fresh] });
  await user.click(screen.getByRole('button', { name: 'Opname afspelen' }));
  sound.time = 12;
  await waitFor(() => expect(screen.getByRole('slider')).toHaveProperty('value', '12'));
  act(() => sound.fail());
  await waitFor(() => expect(sound.src).toBe('/sound?ticket=2'));
  expect([sound.time, sound.isPaused]).toEqual([12, false]);
});

test('sound that stays away is told, with another try', async () => {
  const back = answers(getRecording, { data: { ...recording, recording_file_url: '/sound?ticket=3' } });
  const { user } = openEvidence({ api: [inTurn(refuses(getRecording, 'not_found'), back)] });
  act(() => sound.fail());
  expect(await screen.findByText('Het geluid kan nu niet worden afgespeeld.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  await waitFor(() => expect(sound.src).toBe('/sound?ticket=3'));
  act(() => sound.load());
  expect(screen.queryByText('Het geluid kan nu niet worden afgespeeld.')).toBeNull();
});

test('without sound the conversation is still there to read', async () => {
  openEvidence({ recording: { ...recording, recording_file_url: null } });
  expect(await piece('pieker')).toBeTruthy();
  expect(screen.getByText('Het geluid van dit gesprek is niet beschikbaar.')).toBeTruthy();
});

test('a conversation that cannot be loaded says why and is asked for again', async () => {
  const { user } = openEvidence({ api: [inTurn(refuses(getTranscript, 'internal'), heard)] });
  expect(await screen.findByText('Het gesprek kon niet worden geladen')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await piece('pieker')).toBeTruthy();
});

test('while the server cannot be reached the checks say so too, and come when it can', async () => {
  const gone = isUnreachable(getDraft);
  const { user } = openEvidence({ api: [inTurn(gone, gone, gone, drafted)] });
  await user.click(screen.getByRole('tab', { name: 'Controle' }));
  expect(await screen.findByText('Het verslag kon niet worden nagekeken')).toBeTruthy();
  expect(screen.getByText(/Geen verbinding met de server/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByText('Niet besproken:', { exact: false })).toBeTruthy();
});

test('a recording in which nothing was heard says so', async () => {
  openEvidence({ api: [answers(getTranscript, { data: [] })] });
  expect(await screen.findByText('Er is niets verstaan')).toBeTruthy();
});

test('of two hours every piece is there', { tags: 'thorough' }, async () => {
  const long = Array.from({ length: 1600 }, (_, seq) => ({
    ...(pieces[seq % 6] as (typeof pieces)[0]),
    seq,
  }));
  openEvidence({ api: [answers(getTranscript, { data: long })] });
  // By role, each of them would be looked at again and again.
  await waitFor(() => expect(document.querySelectorAll('.piece')).toHaveLength(1600));
});
