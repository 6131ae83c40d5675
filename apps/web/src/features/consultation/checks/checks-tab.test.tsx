// @vitest-environment jsdom
import '../../../../test/browser-gaps.ts';
import { changeDismissed, getTranscript } from '@noteer/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answers, type Fake, refuses } from '../../../../test/fake-api.ts';
import { draft, drafted, noteText, openEvidence, sound, stubSound } from '../../../../test/note-evidence.tsx';
import { pointServer } from '../../../../test/points.ts';

beforeEach(stubSound);
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

/** What the engine made up, and what the clinician then typed. */
const madeUp = noteText.replace('50 mg', '75 mg');
const typed = madeUp.replace('Dinsdag', 'Lithium gestart. Dinsdag');

const openChecks = (text: string, written = noteText, api: Fake[] = []) => {
  const opened = openEvidence({
    text,
    api: [
      ...api,
      {
        ...drafted,
        answer: () => ({ status: 200, text: JSON.stringify({ data: { ...draft, summary_text: written } }) }),
      },
    ],
  });
  return {
    ...opened,
    openTab: async () => opened.user.click(await screen.findByRole('tab', { name: /Controle/ })),
  };
};

test('what the engine wrote and nobody said is marked as not found; what was typed, as one’s own', async () => {
  const { page, highlighted } = openChecks(typed, madeUp);
  await waitFor(() => expect(highlighted('mark')).toEqual(['75 mg']));
  expect(highlighted('own')).toEqual(['Lithium']);
  const titles = Object.fromEntries(page.highlights.map(({ look, title }) => [look, title]));
  expect(titles).toEqual({ mark: 'Gezegd: 50 mg; in het verslag: 75 mg.', own: 'Door jou toegevoegd' });
});

test('the tab counts what there is to check; a mark names its kind and is jumped to', async () => {
  const { page, user, openTab } = openChecks(typed, madeUp);
  const counted = async () =>
    Number(
      /, (\d+) punt/.exec((await screen.findByRole('tab', { name: /, \d+ punt/ })).textContent ?? '')?.[1],
    );
  const before = await counted();
  expect(before).toBeGreaterThan(0);
  await openTab();
  const found = within(screen.getByText('Anders dan gezegd').closest('section') as HTMLElement);
  expect(found.getByText('Dosering')).toBeTruthy();
  await user.click(found.getByRole('button', { name: /Ga naar “75 mg” in het verslag/ }));
  expect(page.revealed).toEqual([typed.indexOf('75 mg')]);

  await user.click(found.getByRole('button', { name: 'Zo is het: “75 mg”' }));
  await waitFor(async () => expect(await counted()).toBe(before - 1));
});

test('a value that the clinician typed and that was said otherwise stands first, and no tick stands beside it', async () => {
  const changed = noteText.replace('50 mg', '75 mg');
  const { page, user, openTab, highlighted } = openChecks(changed, noteText);
  await openTab();
  const first = (await screen.findByText('Anders dan gezegd')).closest('section') as HTMLElement;
  expect(first.parentElement?.querySelector('section')).toBe(first);
  expect(within(first).getByText('Gezegd: 50 mg; in het verslag: 75 mg, door jou gewijzigd.')).toBeTruthy();
  expect(highlighted('mark')).toEqual(['75 mg']);
  expect(screen.queryByText('Geen punten om na te kijken')).toBeNull();

  await user.click(within(first).getByRole('button', { name: 'Neem 50 mg over in plaats van “75 mg”' }));
  expect(page.text).toBe(noteText);
});

test('what was found good is not marked again on any device, and can be had back', async () => {
  const { kept, fakes } = pointServer();
  const first = openChecks(madeUp, madeUp, fakes);
  await first.openTab();
  await first.user.click(await screen.findByRole('button', { name: 'Zo is het: “75 mg”' }));
  await waitFor(() => expect(first.highlighted('mark')).toEqual([]));
  await waitFor(() => expect(kept.points).toEqual([{ kind: 'dose', text: '75 mg' }]));
  expect(JSON.stringify([sessionStorage, localStorage])).not.toContain('75');

  cleanup();
  const again = openChecks(madeUp, madeUp, fakes);
  await again.openTab();
  await again.user.click(await screen.findByRole('button', { name: 'Toon weer' }));
  await waitFor(() => expect(again.highlighted('mark')).toEqual(['75 mg']));
  await waitFor(() => expect(kept.points).toEqual([]));
});

test('a point that the server does not put aside is there again', async () => {
  const { user, openTab, highlighted } = openChecks(madeUp, madeUp, [refuses(changeDismissed, 'not_found')]);
  await openTab();
  await user.click(await screen.findByRole('button', { name: 'Zo is het: “75 mg”' }));
  expect(await screen.findByText('Dat is niet opgeslagen; het punt staat er weer.')).toBeTruthy();
  await waitFor(() => expect(highlighted('mark')).toEqual(['75 mg']));
});

test('what was said takes the place of a mark with one click, and goes back with one', async () => {
  const { page, user, openTab } = openChecks(madeUp, madeUp);
  await openTab();
  await user.click(await screen.findByRole('button', { name: 'Neem 50 mg over in plaats van “75 mg”' }));
  expect(page.text).toBe(madeUp.replace('75 mg', '50 mg'));
  await user.click(await screen.findByRole('button', { name: 'Ongedaan maken' }));
  expect(page.text).toBe(madeUp);
});

test('marks follow what is typed, after a pause', async () => {
  const { page, highlighted } = openChecks(noteText);
  await screen.findByText('Goedemorgen, fijn dat u er bent.');
  expect(highlighted('own')).toEqual([]);
  page.type(noteText.replace('elke ochtend', 'elke ochtend, en quetiapine'));
  expect(highlighted('own')).toEqual([]);
  await waitFor(() => expect(highlighted('own')).toEqual(['quetiapine']));
});

test('what was said and left out can be heard, and added where it belongs', async () => {
  const { page, user, openTab } = openChecks(noteText);
  await openTab();
  const left = within((await screen.findByText('Mogelijk weggelaten')).closest('section') as HTMLElement);
  const item = within(left.getAllByText(/oxazepam/)[0]?.closest('li') as HTMLElement);
  await user.click(item.getByRole('button', { name: 'Luister vanaf 00:40' }));
  expect([sound.time, sound.isPaused]).toEqual([40, false]);

  await user.click(item.getByRole('button', { name: /^Toevoegen/ }));
  expect(page.text).toMatch(
    /## Medicatie\n\nGebruikt sertraline 50 mg elke ochtend\.\n.*oxazepam.*\n\n## Volgend contact/,
  );
  expect(await screen.findByText('Toegevoegd aan het verslag')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/oxazepam/)).toBeNull());
});

test('what need not be in the note is put aside', async () => {
  const { page, user, openTab } = openChecks(noteText);
  await openTab();
  await user.click(await screen.findByRole('button', { name: /Niet nodig: .*oxazepam/ }));
  await waitFor(() => expect(screen.queryByText(/oxazepam/)).toBeNull());
  expect(page.text).toBe(noteText);
});

test('sections that nobody spoke about are named', async () => {
  const { openTab } = openChecks(noteText);
  await openTab();
  expect((await screen.findByText('Niet besproken:', { exact: false })).parentElement?.textContent).toBe(
    'Niet besproken: Risico en veiligheid',
  );
});

test('where nothing was heard, nothing is marked', async () => {
  const { user, highlighted } = openEvidence({ text: typed, api: [answers(getTranscript, { data: [] })] });
  await user.click(screen.getByRole('tab', { name: 'Controle' }));
  expect(await screen.findByText('Er is geen uitgeschreven gesprek om mee te vergelijken.')).toBeTruthy();
  expect(highlighted('mark')).toEqual([]);
});
