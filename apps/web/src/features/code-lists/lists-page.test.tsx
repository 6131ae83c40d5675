// @vitest-environment jsdom
import { type CodeImport, listCodeImports, takeBackCodeList } from '@noteer/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answers, inTurn, refuses } from '../../../test/fake-api.ts';
import { openApp } from '../../../test/open-app.tsx';
import { marijke } from '../../../test/people.ts';

const aList = (values: Partial<CodeImport> = {}): CodeImport => ({
  ...{ id: '3f1c2c52-3a5f-4d55-9a7e-0b8a7f6f2a11', system: 'ggz_nhn', origin: 'imported', lines: 1200 },
  ...{ file_name: 'lijst.csv', first_day: '2026-01-01', last_day: '2026-12-31', counts_today: true },
  ...{ imported_by: 'Marijke Oosterhof', imported_at: '2026-03-02T09:00:00.000Z' },
  ...{ taken_back_by: null, taken_back_at: null },
  ...values,
});

test('each list says how many lines it has, for which days, whose it is, and whether it counts', async () => {
  openApp('/code-lists', { as: marijke, api: [answers(listCodeImports, { data: [aList()] })] });

  const own = within(await screen.findByRole('region', { name: 'GGZ-NHN-codes' }));
  expect(own.getByText('Telt vandaag')).toBeTruthy();
  expect(own.getByText('1.200 regels · 1 jan 2026 tot en met 31 dec 2026')).toBeTruthy();
  expect(own.getByText(/Geïmporteerd door Marijke Oosterhof/)).toBeTruthy();
  expect(
    within(screen.getByRole('region', { name: 'ZPM-prestaties' })).getByText('Er is nog geen lijst.'),
  ).toBeTruthy();
});

test('a list is taken back after a question, and the page follows', async () => {
  const taken = aList({
    ...{ counts_today: false, taken_back_by: 'Marijke Oosterhof', taken_back_at: '2026-03-02T10:00:00.000Z' },
  });
  const { user } = openApp('/code-lists', {
    as: marijke,
    api: [
      inTurn(answers(listCodeImports, { data: [aList()] }), answers(listCodeImports, { data: [taken] })),
      answers(takeBackCodeList, { data: taken }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'lijst.csv terugdraaien' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/De lijst die ervoor gold, telt weer/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Terugdraaien' }));

  expect(await screen.findByText(/Teruggedraaid door Marijke Oosterhof/)).toBeTruthy();
  expect(screen.getByText(/Voor vandaag geldt geen lijst/)).toBeTruthy();
});

test('a made-up list says that it is one', async () => {
  const api = [answers(listCodeImports, { data: [aList({ origin: 'demo', imported_by: null })] })];
  openApp('/code-lists', { as: marijke, api });

  expect(await screen.findByText('Voorbeeldlijst, niet voor declaraties')).toBeTruthy();
});

test('lists that cannot be fetched are told and can be tried again', async () => {
  const { user } = openApp('/code-lists', {
    as: marijke,
    api: [inTurn(refuses(listCodeImports, 'internal'), answers(listCodeImports, { data: [aList()] }))],
  });
  await user.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }));

  expect(await screen.findByText('lijst.csv')).toBeTruthy();
});
