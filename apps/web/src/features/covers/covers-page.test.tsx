// @vitest-environment jsdom
import { addCover, type Cover, type Covers, endCover, listCovers } from '@noteer/contract';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { idOf } from '../../../test/consultations.ts';
import { answers, inTurn, refuses } from '../../../test/fake-api.ts';
import { openApp } from '../../../test/open-app.tsx';
import { marijke, sanne } from '../../../test/people.ts';

const me = { id: sanne.id, name: sanne.name };
const joost = { id: idOf(900), name: 'Joost Verhoeven' };
const none: Covers = { covers: [], absentees: [me], colleagues: [joost, me], today: '2026-03-02' };
const cover: Cover = {
  ...{ id: idOf(80), absent: me, covering: joost, starts_on: '2026-03-02', ends_on: '2026-03-06' },
  is_now: true,
};

test('a clinician says who covers for them, and it is shown', async () => {
  const app = openApp('/cover', {
    as: sanne,
    api: [answers(listCovers, { data: none }), answers(addCover, { data: { ...none, covers: [cover] } })],
  });
  expect(await screen.findByText('Er is geen waarneming afgesproken.')).toBeTruthy();
  expect(screen.queryByLabelText('Wie is afwezig')).toBeNull();
  await app.user.click(screen.getByRole('button', { name: 'Afspreken' }));
  expect(screen.getByText('Kies een collega en de dagen.')).toBeTruthy();

  // Nobody covers for themself.
  expect(screen.queryByRole('option', { name: sanne.name })).toBeNull();
  await app.user.selectOptions(screen.getByLabelText('Wie neemt waar'), joost.name);
  fireEvent.change(screen.getByLabelText('Laatste dag'), { target: { value: '2026-03-06' } });
  await app.user.click(screen.getByRole('button', { name: 'Afspreken' }));
  expect(await screen.findByText('Joost Verhoeven neemt waar voor Sanne Veldkamp')).toBeTruthy();
  expect(app.sentTo(addCover)).toEqual([
    { absent_id: me.id, covering_id: joost.id, starts_on: '2026-03-02', ends_on: '2026-03-06' },
  ]);
});

test('an administrator says it for anyone, and reads why it was refused', async () => {
  const app = openApp('/cover', {
    as: marijke,
    api: [
      answers(listCovers, { data: { ...none, absentees: [me, joost] } }),
      refuses(addCover, 'cover_overlaps'),
    ],
  });
  await app.user.selectOptions(await screen.findByLabelText('Wie is afwezig'), me.name);
  await app.user.selectOptions(screen.getByLabelText('Wie neemt waar'), joost.name);
  fireEvent.change(screen.getByLabelText('Laatste dag'), { target: { value: '2026-03-06' } });
  await app.user.click(screen.getByRole('button', { name: 'Afspreken' }));
  expect(await screen.findByText('Deze collega neemt op een deel van deze dagen al waar.')).toBeTruthy();
});

test('a cover is ended before its last day', async () => {
  const app = openApp('/cover', {
    as: sanne,
    api: [
      inTurn(
        answers(listCovers, { data: { ...none, covers: [cover] } }),
        answers(listCovers, { data: none }),
      ),
      answers(endCover, { message: 'Cover ended' }),
    ],
  });
  const name = 'Beëindigen: Joost Verhoeven neemt waar voor Sanne Veldkamp';
  await app.user.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText('Er is geen waarneming afgesproken.')).toBeTruthy();
});
