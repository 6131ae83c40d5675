// @vitest-environment jsdom
import { getClient, getPreparation, makePreparation, type Preparation } from '@noteer/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aLine, aPlace, nothingPrepared, vera } from '../../../test/client-file.ts';
import { idOf } from '../../../test/consultations.ts';
import { answers, type Fake, refuses } from '../../../test/fake-api.ts';
import { openApp } from '../../../test/open-app.tsx';
import { sanne } from '../../../test/people.ts';

const letter = aPlace({ kind: 'attachment', id: idOf(51), page: 1, author: 'huisarts Bos' });
const prepared: Preparation = {
  ...nothingPrepared,
  sections: [
    {
      id: 'medicines',
      title: 'Huidige medicatie',
      lines: [aLine('Sertraline 100 mg, verhoogd op 2 februari 2026', { places: [aPlace(), letter] })],
      missing: [],
    },
    { id: 'allergies', title: 'Allergieën', lines: [], missing: ['Allergieën: nergens genoemd.'] },
  ],
};

const open = (...api: Fake[]) =>
  openApp(`/preparation/${prepared.id}`, {
    as: sanne,
    api: [...api, answers(getPreparation, { data: prepared }), answers(getClient, { data: vera })],
  });

test('every line leads to all papers that it rests on, with their day and author', async () => {
  open();
  const medicines = within(await screen.findByRole('region', { name: 'Huidige medicatie' }));
  expect(medicines.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    [
      ['verslag 2 feb 2026, Sanne Veldkamp', `/clients/${vera.id}/notes/${idOf(71)}?from=12&to=40`],
      ['document 2 feb 2026, huisarts Bos', `/clients/${vera.id}/documents/${idOf(51)}?page=1&from=12&to=40`],
    ],
  );
  expect(await screen.findByRole('heading', { name: 'Vera Zandstra' })).toBeTruthy();
});

test('the last note stands there whole, folds away, and one link leads to it', async () => {
  const lines = [aLine('Slaapt beter.', { label: 'Beloop' }), aLine('Werkt weer.')];
  const last_note = { id: 'last_note' as const, title: 'Het laatste verslag, geheel', lines, missing: [] };
  const { user } = open(answers(getPreparation, { data: { ...prepared, sections: [last_note] } }));
  const note = await screen.findByRole('group', { name: 'Het laatste verslag, geheel' });
  expect(within(note).getByText('Beloop').parentElement?.textContent).toBe('Beloop Slaapt beter.');
  expect(within(note).getAllByRole('link')).toHaveLength(1);
  expect(note.hasAttribute('open')).toBe(true);
  await user.click(within(note).getByRole('heading', { name: 'Het laatste verslag, geheel' }));
  expect(note.hasAttribute('open')).toBe(false);
});

test('what the papers do not say is told in plain words', async () => {
  open();
  expect(await screen.findByText('Allergieën: nergens genoemd.')).toBeTruthy();
});

test('it is made again on demand, and printed', async () => {
  const again = { ...prepared, made_at: '2026-03-02T10:30:00.000Z' };
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const app = open(answers(makePreparation, { data: again }));
  const before = (await screen.findByText(/^Gemaakt/)).textContent;
  await app.user.click(screen.getByRole('button', { name: 'Opnieuw maken' }));
  await waitFor(() => expect(screen.getByText(/^Gemaakt/).textContent).not.toBe(before));
  await app.user.click(screen.getByRole('button', { name: 'Afdrukken' }));
  expect(print).toHaveBeenCalledOnce();
  print.mockRestore();
});

test('documents that do not count yet are told of', async () => {
  open(answers(getPreparation, { data: { ...prepared, unread_count: 2, is_stale: true } }));
  expect(await screen.findByText(/2 documenten tellen nog niet mee/)).toBeTruthy();
  expect(screen.getByText(/er wordt een nieuwe gemaakt/)).toBeTruthy();
});

test('where nothing is known it says so', async () => {
  open(answers(getPreparation, { data: nothingPrepared }));
  expect(await screen.findByText('Er is nog niets bekend over deze cliënt')).toBeTruthy();
});

test('of a colleague’s appointment it cannot be told from a missing one', async () => {
  open(refuses(getPreparation, 'not_found'));
  expect(await screen.findByText('Deze voorbereiding is hier niet te vinden')).toBeTruthy();
});
