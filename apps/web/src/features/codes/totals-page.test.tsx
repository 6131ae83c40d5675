// @vitest-environment jsdom
import { type CodeTotals, exportCodes, getCodeRules, getCodeTotals, listUsers } from '@noteer/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { idOf } from '../../../test/consultations.ts';
import { answers, type Fake, garbles, inTurn, refuses } from '../../../test/fake-api.ts';
import { openApp } from '../../../test/open-app.tsx';
import { marijke } from '../../../test/people.ts';

beforeEach(() =>
  vi.useFakeTimers({ now: new Date('2026-03-04T10:00:00'), shouldAdvanceTime: true, toFake: ['Date'] }),
);

const counted = (count: number, without_tariff = 0) => ({
  ...{ count, minutes: count * 45, tariff_cents: count * 12_345, without_tariff },
});
const totals: CodeTotals = {
  total: counted(3, 1),
  by_day: [
    { day: '2026-03-02', ...counted(2) },
    { day: '2026-03-03', ...counted(1, 1) },
  ],
  by_clinician: [{ clinician_id: idOf(900), clinician_name: 'Joost Verhoeven', ...counted(3, 1) }],
  by_code: [
    { system: 'zpm', code: 'CO0497', meaning: 'Behandeling', ...counted(2) },
    { system: 'ggz_nhn', code: '', meaning: null, ...counted(1, 1) },
  ],
};
const nobody = answers(listUsers, { data: [] });
const rules = answers(getCodeRules, {
  data: [
    { rule: 'zpm_planning', right: 9, wrong: 1 },
    { rule: 'a_rule_of_tomorrow', right: 0, wrong: 0 },
  ],
});
const open = (address: string, ...api: Fake[]) =>
  openApp(address, { as: marijke, api: [...api, answers(getCodeTotals, { data: totals }), rules, nobody] });
const rows = () => screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));

describe('confirmed codes', () => {
  test('are counted by day, of this month unless something else is asked for', async () => {
    const app = open('/codes/totals');
    await screen.findByRole('table');
    expect(rows()).toEqual([
      ['Dag', 'Aantal', 'Minuten', 'Bedrag'],
      ['ma 2 mrt', '2', '90', '€\u00a0246,90'],
      ['di 3 mrt', '1', '45', '€\u00a0123,45'],
      ['Totaal', '3', '135', '€\u00a0370,35'],
    ]);
    expect(app.fetched.mock.calls.map(([url]) => url)).toContain(
      `${getCodeTotals.path}?from=2026-03-01&to=2026-03-04`,
    );
    expect(screen.getByText(/Van 1 staat geen tarief in de lijst/)).toBeTruthy();
  });

  test('are counted by clinician and by code too', { tags: 'thorough' }, async () => {
    const app = open('/codes/totals');
    await app.user.click(await screen.findByRole('tab', { name: 'Per behandelaar' }));
    expect(await screen.findByRole('rowheader', { name: 'Joost Verhoeven' })).toBeTruthy();
    await app.user.click(screen.getByRole('tab', { name: 'Per code' }));
    expect(await screen.findByRole('rowheader', { name: /ZPM CO0497\s*Behandeling/ })).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: 'GGZ-NHN zonder code' })).toBeTruthy();
  });

  test('of a period that is turned round are not asked for', async () => {
    const app = open('/codes/totals?from=2026-03-04&to=2026-03-01');
    expect(await screen.findByText(/Kies een periode van hooguit een jaar/)).toBeTruthy();
    expect(app.fetched.mock.calls.some(([url]) => url.startsWith(getCodeTotals.path))).toBe(false);
  });

  test('that are none say so', async () => {
    const none = { total: counted(0), by_day: [], by_clinician: [], by_code: [] };
    open('/codes/totals', answers(getCodeTotals, { data: none }));
    expect(await screen.findByText('Geen vastgelegde codes')).toBeTruthy();
  });

  test('that cannot be fetched can be asked for again', { tags: 'thorough' }, async () => {
    const again = inTurn(refuses(getCodeTotals, 'internal'), answers(getCodeTotals, { data: totals }));
    const app = open('/codes/totals', again);
    await app.user.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByRole('table')).toBeTruthy();
  });
});

test('how often each rule was right is told, also of a rule without a name', async () => {
  const app = open('/codes/totals');
  await app.user.click(await screen.findByRole('tab', { name: 'Hoe vaak klopte het?' }));
  await screen.findByRole('rowheader', { name: 'ZPM: planning is realisatie' });
  expect(rows().slice(1)).toEqual([
    ['ZPM: planning is realisatie', '9', '1', '90%'],
    ['a_rule_of_tomorrow', '0', '0', '0%'],
  ]);
});

describe('the export', () => {
  const stub = () => {
    const clicked: string[] = [];
    URL.createObjectURL = () => 'blob:codes';
    URL.revokeObjectURL = () => {};
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this.download);
    });
    return clicked;
  };

  test('is a file of the period that is shown', async () => {
    const clicked = stub();
    const app = open('/codes/totals', garbles(exportCodes, 200, 'code;datum\r\n'));
    await app.user.click(await screen.findByRole('button', { name: 'Download als CSV' }));
    await waitFor(() => expect(clicked).toEqual(['codes 2026-03-01 - 2026-03-04.csv']));
    vi.restoreAllMocks();
  });

  test('that fails is told', async () => {
    const app = open('/codes/totals', refuses(exportCodes, 'internal'));
    await app.user.click(await screen.findByRole('button', { name: 'Download als CSV' }));
    expect(await within(document.body).findByText(/De export is niet gelukt/)).toBeTruthy();
  });
});
