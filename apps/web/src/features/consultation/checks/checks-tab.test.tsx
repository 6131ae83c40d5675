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
  expect(titles).toEqual({ mark: 'Niet gehoord in het gesprek: 75 mg', own: 'Door jou toegevoegd' });
});

test('the tab counts what there is to check; a mark names its kind and is jumped to', async () => {
  const { page, user, openTab } = openChecks(typed, madeUp);
  await screen.findByRole('tab', { name: /, 1 punt/ });
  await openTab();
  const found = within(screen.getByText('Niet gehoord in het gesprek').closest('section') as HTMLElement);
  expect(found.getByText('Dosering')).toBeTruthy();
  await user.click(found.getByRole('button', { name: /Ga naar “75 mg” in het verslag/ }));
  expect(page.revealed).toEqual([typed.indexOf('75 mg')]);

  await user.click(found.getByRole('button', { name: 'Klopt, laat staan: “75 mg”' }));
  await waitFor(() => expect(screen.queryByRole('tab', { name: /, \d+ punt/ })).toBeNull());
});

test('what the clinician typed is theirs to say: it is shown in a quieter way, and is no point to check', async () => {
  const { openTab, highlighted } = openChecks(noteText.replace('50 mg', '75 mg'), noteText);
  await openTab();
  const own = (await screen.findByText('Door jou toegevoegd')).closest('section') as HTMLElement;
  expect(within(own).getByText('Niet gehoord in het gesprek: 75 mg')).toBeTruthy();
  expect(highlighted('own')).toEqual(['75 mg']);
  expect(screen.getByText('Geen punten om na te kijken')).toBeTruthy();
});

test('the nearest that was said is heard with one click', async () => {
  const { user, openTab } = openChecks(madeUp, madeUp);
  await openTab();
  await user.click(await screen.findByRole('button', { name: 'Luister vanaf 00:30' }));
  expect([sound.time, sound.isPaused]).toEqual([30, false]);
});

test('what was found good is not marked again on any device, and can be had back', async () => {
  const { kept, fakes } = pointServer();
  const first = openChecks(madeUp, madeUp, fakes);
  await first.openTab();
  await first.user.click(await screen.findByRole('button', { name: 'Klopt, laat staan: “75 mg”' }));
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
  await user.click(await screen.findByRole('button', { name: 'Klopt, laat staan: “75 mg”' }));
  expect(await screen.findByText('Dat is niet opgeslagen; het punt staat er weer.')).toBeTruthy();
  await waitFor(() => expect(highlighted('mark')).toEqual(['75 mg']));
});

test('the sentence goes with one click, and comes back with one', async () => {
  const { page, user, openTab } = openChecks(madeUp, madeUp);
  await openTab();
  await user.click(await screen.findByRole('button', { name: 'Haal de zin weg: “75 mg”' }));
  expect(page.text).not.toContain('75 mg');
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
