// @vitest-environment jsdom
import {
  type CodePreview,
  type CodePreviewLine,
  getPreviewLines,
  importCodeList,
  listCodeImports,
  previewCodeList,
} from '@noteer/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answers, refuses, when } from '../../../test/fake-api.ts';
import { fakeUploads } from '../../../test/fake-upload.ts';
import { openApp } from '../../../test/open-app.tsx';
import { marijke } from '../../../test/people.ts';

const id = '3f1c2c52-3a5f-4d55-9a7e-0b8a7f6f2a11';
const preview: CodePreview = {
  ...{ id, system: 'zpm', file_name: 'zpm.xlsx', sheets: ['Toelichting', 'Prestatie'], sheet: 'Prestatie' },
  ...{ header_line: 3, chosen: { code: 0, description: 1 }, first_day: '2026-01-01', last_day: null },
  columns: [
    { name: 'Code', samples: ['CO1', 'CO2'] },
    { name: 'Naam', samples: ['Consult'] },
    { name: 'Prijs', samples: ['12,50'] },
  ],
  counts: { new: 0, changed: 1, same: 1_200, gone: 2, wrong: 1 },
};
const aLine = (values: Partial<CodePreviewLine>): CodePreviewLine => ({
  ...{ code: 'CO1', description: 'Consult', valid_from: '2026-01-01', valid_until: null, type: null },
  ...{ setting: null, profession: null, kind: null, minutes: null, group_size: null, tariff_cents: null },
  ...{ position: 4, was: null, problems: null },
  ...values,
});
const lines = [
  when('verdict=changed', answers(getPreviewLines, { data: [aLine({ minutes: 45, was: { minutes: 30 } })] })),
  when(
    'verdict=wrong',
    answers(getPreviewLines, {
      data: [
        aLine({
          ...{ code: 'CO9', position: 9 },
          problems: [{ field: 'setting', problem: 'not_understood', value: 'thuis', line: null }],
        }),
      ],
    }),
  ),
  answers(getPreviewLines, { data: [] }),
];

async function open(...api: NonNullable<NonNullable<Parameters<typeof openApp>[1]>['api']>) {
  const uploads = fakeUploads();
  const app = openApp('/code-lists/import', { as: marijke, api: [...api, ...lines] });
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!found) throw new Error('there is no field for a file');
    return found;
  });
  await app.user.upload(input, new File(['x'], 'zpm.xlsx'));
  return { ...app, uploads };
}

test('a file that was read shows what changes, what is wrong and how many lines would be imported', async () => {
  const { user, uploads } = await open();
  uploads[0]?.answerAs(previewCodeList, { data: preview });

  expect(await screen.findByText('Minuten vanaf:')).toBeTruthy();
  expect(screen.getByText('30').tagName).toBe('DEL');
  await user.click(screen.getByRole('tab', { name: 'Fout (1)' }));
  expect(await screen.findByText('Setting niet begrepen: ‘thuis’')).toBeTruthy();
  expect(screen.getByText(/2 regels van de huidige lijst staan niet in dit bestand/)).toBeTruthy();
  expect(screen.getByText('De lijst telt voor consulten vanaf 1 jan 2026.')).toBeTruthy();
  expect(screen.getByRole('button', { name: '1.201 regels importeren' })).toBeTruthy();
});

test('another column or sheet is asked for with the same file', async () => {
  const { user, uploads } = await open();
  uploads[0]?.answerAs(previewCodeList, { data: { ...preview, id: null, chosen: {} } });
  await user.selectOptions(await screen.findByLabelText('Tarief'), 'C · Prijs');
  uploads[1]?.answerAs(previewCodeList, { data: preview });
  await user.selectOptions(await screen.findByLabelText('Werkblad'), 'Toelichting');

  const sent = (number: number) => Object.fromEntries(uploads[number]?.body.entries() ?? []);
  expect(sent(0)).toMatchObject({ system: 'zpm' });
  expect(sent(0)).not.toHaveProperty('columns');
  expect(sent(1)).toMatchObject({ columns: '{"tariff_cents":2}', sheet: 'Prestatie' });
  expect(sent(2)).toMatchObject({ sheet: 'Toelichting' });
  expect(sent(2)).not.toHaveProperty('columns');
});

test('without the columns that every list has nothing can be imported yet', async () => {
  const { uploads } = await open();
  uploads[0]?.answerAs(previewCodeList, { data: { ...preview, id: null, chosen: {} } });

  expect(await screen.findByText('Kies in welke kolom de code en de omschrijving staan.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /importeren$/ })).toBeNull();
});

test('while it is read it can be stopped, and nothing is left of it', async () => {
  const { user, uploads } = await open();
  uploads[0]?.progress(45);
  expect(await screen.findByText('Bestand versturen: 45%')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Stoppen' }));

  expect(uploads[0]?.isAborted).toBe(true);
  expect(screen.queryByText('zpm.xlsx')).toBeNull();
});

test.each([
  ['unreadable_table', /geen tabel die we kunnen lezen/],
  ['old_spreadsheet', /oud Excel-bestand/],
  ['too_many_lines', /hoogstens 200.000 regels/],
] as const)('what cannot be read is said in a clear word: %s', async (code, words) => {
  const { uploads } = await open();
  uploads[0]?.refuse(code);

  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(words)).toBeTruthy();
  expect(alert.getByText(/Er is niets geïmporteerd/)).toBeTruthy();
});

test('lists that changed meanwhile are said, and the file is looked at again', async () => {
  const { user, uploads } = await open(refuses(importCodeList, 'code_list_changed'));
  uploads[0]?.answerAs(previewCodeList, { data: preview });
  await user.click(await screen.findByRole('button', { name: '1.201 regels importeren' }));
  expect(await screen.findByText(/intussen door iemand gewijzigd/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Opnieuw bekijken' }));

  expect(Object.fromEntries(uploads[1]?.body.entries() ?? [])).toMatchObject({
    ...{ sheet: 'Prestatie', columns: '{"code":0,"description":1}' },
  });
});

test('what was imported is told where the lists are', async () => {
  const made = {
    ...{ id, system: 'zpm' as const, origin: 'imported' as const, file_name: 'zpm.xlsx', lines: 1_201 },
    ...{
      first_day: '2026-01-01',
      last_day: null,
      imported_by: null,
      taken_back_by: null,
      taken_back_at: null,
    },
    ...{ imported_at: '2026-03-02T09:00:00.000Z', counts_today: true },
  };
  const { user, uploads, path } = await open(
    answers(importCodeList, { data: made }),
    answers(listCodeImports, { data: [made] }),
  );
  uploads[0]?.answerAs(previewCodeList, { data: preview });
  await user.click(await screen.findByRole('button', { name: '1.201 regels importeren' }));

  expect(await screen.findByText('Lijst geïmporteerd')).toBeTruthy();
  await waitFor(() => expect(path()).toBe('/code-lists'));
});
