// @vitest-environment jsdom
import { getNumbers, getOwnNumbers, type NoteNumbers, type NumbersOfWeek } from '@noteer/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answers } from '../../../test/fake-api.ts';
import { openApp } from '../../../test/open-app.tsx';
import { marijke, sanne } from '../../../test/people.ts';

const numbers: NoteNumbers = {
  ...{ consultations: 12, half_signed_within: 30, kept_share: 0.84 },
  ...{ marks: 9, marks_taken: 7, omissions: 4, omissions_taken: 1 },
};
const week = (day: string, team: string | null, of: NoteNumbers | null): NumbersOfWeek => ({
  ...{ week: day, team },
  numbers: of,
});
const own = answers(getOwnNumbers, {
  data: [
    week('2026-10-19', null, numbers),
    week('2026-11-02', null, { ...numbers, consultations: 3, half_signed_within: null, kept_share: null }),
  ],
});

test('a clinician sees the own numbers, week by week with the keys, and all of them in a table', async () => {
  openApp('/numbers', { as: sanne, api: [own] });

  const slider = await screen.findByRole('slider', { name: 'Ondertekende consulten: kies een week' });
  expect(slider.getAttribute('aria-valuetext')).toBe('3, week van 2 nov 2026');
  fireEvent.change(slider, { target: { value: '1' } });
  expect(slider.getAttribute('aria-valuetext')).toBe('niets, week van 26 okt 2026');
  fireEvent.change(slider, { target: { value: '0' } });
  expect(slider.getAttribute('aria-valuetext')).toBe('12, week van 19 okt 2026');

  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent)).slice(1)).toEqual([
    ['2 nov 2026', '3', 'meer dan een week', 'niets', '7 van 9', '1 van 4'],
    ['19 okt 2026', '12', '30 minuten', '84%', '7 van 9', '1 van 4'],
  ]);
  expect(screen.queryByRole('tab')).toBeNull();
});

test('an administrator sees the institution’s first, by team, and what is too few is said to be', async () => {
  const { user } = openApp('/numbers', {
    as: marijke,
    api: [
      own,
      answers(getNumbers, {
        data: [
          week('2026-11-02', null, numbers),
          week('2026-11-02', '', null),
          week('2026-11-02', 'FACT Noord', { ...numbers, consultations: 7 }),
        ],
      }),
    ],
  });
  expect(await screen.findByRole('tab', { name: 'De instelling', selected: true })).toBeTruthy();
  await user.selectOptions(await screen.findByLabelText('Team'), 'FACT Noord');
  expect(within(screen.getByRole('table')).getByText('7')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Team'), 'Zonder team');
  expect(within(screen.getByRole('table')).getByText('minder dan 5')).toBeTruthy();

  await user.click(screen.getByRole('tab', { name: 'Eigen' }));
  expect(await screen.findByText('3, week van 2 nov 2026')).toBeTruthy();
});

test('before anything is signed it says what will make numbers', async () => {
  openApp('/numbers', { as: sanne, api: [answers(getOwnNumbers, { data: [] })] });
  expect(await screen.findByText('Zodra een verslag is ondertekend, telt het hier mee.')).toBeTruthy();
});
