// @vitest-environment jsdom
import {
  askAboutCodes,
  type ConsultationCodes,
  confirmCodes,
  getSuggestions,
  listDesk,
  listUsers,
  putFacts,
  searchCodeLines,
} from '@noteer/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aSuggestion, codesOf, deskRow, ownList } from '../../../test/codes.ts';
import { idOf } from '../../../test/consultations.ts';
import { answers, type Fake, garbles, inTurn, isUnreachable, refuses } from '../../../test/fake-api.ts';
import { openApp } from '../../../test/open-app.tsx';
import { marijke, sanne } from '../../../test/people.ts';

const vera = deskRow(1, 'Vera Zandstra');
const kees = deskRow(2, 'Kees de Boer', { doubt: 'missing', suggested: [], question: 'answered' });

const line = (code: string, description: string) => ({
  ...{ code, description, valid_from: '2026-01-01', valid_until: null, type: 'consult' as const },
  ...{ setting: null, profession: null, kind: null, minutes: null, group_size: null, tariff_cents: null },
});

const suggests = (codes: ConsultationCodes) => answers(getSuggestions, { data: codes });
const confirms = (more: Partial<ConsultationCodes> = {}) =>
  answers(confirmCodes, {
    data: codesOf(1, {
      revision: 1,
      confirmed: {
        codes: [
          { system: 'zpm', is_surcharge: false, code: 'CO0497', meaning: 'Behandeling', is_in_list: true },
        ],
        ...{ by_name: 'Marijke Oosterhof', at: '2026-03-03T09:00:00.000Z', differs: false },
      },
      ...more,
    }),
  });

const open = (address: string, ...api: Fake[]) =>
  openApp(address, {
    as: marijke,
    api: [
      ...api,
      suggests(codesOf(1)),
      answers(listDesk, { data: [vera, kees] }),
      answers(searchCodeLines, { data: [line('CO0500', 'Behandeling, vanaf 60 minuten')] }),
      answers(listUsers, { data: [] }),
    ],
  });

const rowOf = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });

async function openVera(...api: Fake[]) {
  const app = open('/codes', ...api);
  await rowOf('Vera');
  await app.user.keyboard('j{Enter}');
  await screen.findByRole('button', { name: /^Wijzigen/ });
  return app;
}

describe('what waits for codes', () => {
  test('is listed with whose it is, what is suggested and what is doubtful', async () => {
    open('/codes');
    const list = within(await screen.findByRole('list', { name: 'Consulten zonder codes' }));
    expect(list.getAllByRole('button').map((row) => row.textContent?.replaceAll(/ +/g, ' ').trim())).toEqual([
      'Vera Zandstra 2 Mar 2026, 09:00 Joost Verhoeven · 45\u00a0min CO0497, N120',
      'Kees de Boer 2 Mar 2026, 09:00 Joost Verhoeven · 45\u00a0min geen code Er ontbreekt iets Beantwoord',
    ]);
  });

  test('is filtered by what stands in the address, and by nothing else that stands there', {
    tags: 'thorough',
  }, async () => {
    const app = open('/codes?doubt=missing&older_than=7&from=gisteren&clinician_id=Vera');
    await rowOf('Vera');
    const [asked] = app.fetched.mock.calls.map(([url]) => url).filter((url) => url.startsWith(listDesk.path));
    expect(asked).toBe(`${listDesk.path}?doubt=missing&older_than=7&limit=50`);
    await app.user.selectOptions(screen.getByLabelText('Twijfel'), 'Tijd wijkt af');
    await waitFor(() =>
      expect(app.router.state.location.search).toBe(
        '?doubt=time&older_than=7&from=gisteren&clinician_id=Vera',
      ),
    );
    await app.user.click(screen.getByRole('button', { name: 'Filter wissen' }));
    await waitFor(() => expect(app.router.state.location.search).toBe(''));
  });

  test('is nothing when all is coded, and says so', async () => {
    open('/codes', answers(listDesk, { data: [] }));
    expect(await screen.findByText('Alles is gecodeerd')).toBeTruthy();
  });

  test('is nothing that fits the filter', async () => {
    open('/codes?doubt=time', answers(listDesk, { data: [] }));
    expect(await screen.findByText('Niets gevonden')).toBeTruthy();
  });

  test.each([
    ['refused', refuses(listDesk, 'internal')],
    ['garbled', garbles(listDesk, 200, '<html>')],
  ])('that is %s can be asked for again', async (_, failure) => {
    const app = open('/codes', inTurn(failure, answers(listDesk, { data: [vera] })));
    await app.user.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }));
    expect(await rowOf('Vera')).toBeTruthy();
  });

  test('has initials in privacy mode', async () => {
    sessionStorage.setItem('privacy_mode', 'true');
    open('/codes');
    expect(await rowOf('V.Z.')).toBeTruthy();
    expect(document.body.textContent).not.toContain('Zandstra');
  });

  test('is not for clinicians', async () => {
    const app = openApp('/codes', { as: sanne });
    await waitFor(() => expect(app.path()).toBe('/home'));
  });
});

describe('with the keyboard alone', () => {
  test('j, k and the arrows go through the list, Enter opens with nothing of a client in the address', async () => {
    const app = open('/codes');
    const [first, second] = [await rowOf('Vera'), await rowOf('Kees')];
    await app.user.keyboard('j');
    expect(document.activeElement).toBe(first);
    await app.user.keyboard('j');
    expect(document.activeElement).toBe(second);
    await app.user.keyboard('k{ArrowDown}{ArrowUp}{Enter}');
    expect(await screen.findByRole('heading', { name: 'Vera Zandstra' })).toBeTruthy();
    expect(app.router.state.location.search).toBe(`?at=${vera.id}`);
  });

  test('a accepts what is suggested, on what was seen; n opens the next one', async () => {
    const app = await openVera(confirms());
    await app.user.keyboard('a');
    expect(await screen.findByText(/^Vastgelegd door Marijke/)).toBeTruthy();
    expect(app.sentTo(confirmCodes)).toEqual([
      { made_on: 'lists-1', revision: 0, zpm: 'CO0497', ggz_nhn: 'N120', surcharges: [], icd10: [] },
    ]);
    expect((await rowOf('Vera')).textContent).toContain('Vastgelegd');
    expect(document.activeElement?.textContent).toContain('Volgende');
    await app.user.keyboard('n');
    expect(await screen.findByRole('heading', { name: 'Kees de Boer' })).toBeTruthy();
  });

  test('w changes, with a search in the list by the arrows, and how it differs is said before it is saved', {
    tags: 'thorough',
  }, async () => {
    const app = await openVera(confirms());
    await app.user.keyboard('w');
    const zpm = await screen.findByRole('combobox', { name: 'ZPM' });
    expect(document.activeElement).toBe(zpm);
    expect(screen.getByText('Gelijk aan het voorstel')).toBeTruthy();
    await app.user.clear(zpm);
    await app.user.keyboard('vanaf 60');
    await screen.findByRole('option', { name: /CO0500/ });
    await app.user.keyboard('{ArrowDown}{Enter}');
    expect((zpm as HTMLInputElement).value).toBe('CO0500');
    expect(screen.getByText('ZPM: CO0500 in plaats van CO0497')).toBeTruthy();
    await app.user.keyboard('{Enter}');
    await screen.findByText(/^Vastgelegd door/);
    expect(app.sentTo(confirmCodes)).toMatchObject([{ zpm: 'CO0500', ggz_nhn: 'N120' }]);
  });

  test('letters that are typed are letters', async () => {
    const app = await openVera(confirms());
    await app.user.keyboard('w');
    await app.user.type(await screen.findByRole('combobox', { name: 'GGZ-NHN' }), 'anvjk');
    expect(app.sentTo(confirmCodes)).toEqual([]);
    expect(screen.getByRole('form', { name: 'Codes wijzigen' })).toBeTruthy();
    await app.user.keyboard('{Escape}{Escape}');
    expect(await screen.findByRole('button', { name: /^Akkoord/ })).toBeTruthy();
  });

  test('v asks the clinician, and the question stands there', async () => {
    const question = {
      ...{ task: idOf(7), text: 'Was er een tolk?', asked_by_name: 'Marijke Oosterhof' },
      ...{ asked_at: '2026-03-03T09:00:00.000Z', answer: null, is_done: false, answered_at: null },
    };
    const app = await openVera(
      inTurn(suggests(codesOf(1)), suggests(codesOf(1, { question }))),
      answers(askAboutCodes, { data: question }),
    );
    await app.user.keyboard('v');
    const dialog = within(await screen.findByRole('dialog', { name: 'Vraag aan de behandelaar' }));
    await app.user.click(dialog.getByRole('button', { name: 'Versturen' }));
    expect(dialog.getByText('Typ een vraag')).toBeTruthy();
    await app.user.type(dialog.getByLabelText('Je vraag'), 'Was er een tolk?');
    await app.user.click(dialog.getByRole('button', { name: 'Versturen' }));
    expect(await screen.findByText('Was er een tolk?')).toBeTruthy();
    expect(await screen.findByText('Nog geen antwoord')).toBeTruthy();
    expect(app.sentTo(askAboutCodes)).toEqual([{ text: 'Was er een tolk?' }]);
    expect(screen.queryByRole('button', { name: /^Vraag stellen/ })).toBeNull();
  });

  test('Escape goes back to the row in the list', async () => {
    const app = await openVera();
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(app.router.state.location.search).toBe(''));
    await waitFor(async () => expect(document.activeElement).toBe(await rowOf('Vera')));
  });
});

describe('what cannot be known', () => {
  const missing = codesOf(1, {
    suggestions: [aSuggestion({ code: null, meaning: null, doubt: 'missing', missing: ['kind'] }), ownList()],
  });

  test('is asked for right there, and cannot be accepted until then', async () => {
    const app = await openVera(
      suggests(missing),
      answers(putFacts, { data: codesOf(1, { facts_revision: 1 }) }),
    );
    expect(screen.queryByRole('button', { name: /^Akkoord/ })).toBeNull();
    const asked = within(screen.getByRole('group', { name: 'Dit is nog nodig' }));
    await app.user.selectOptions(asked.getByLabelText('Soort consult'), 'behandeling');
    expect(await screen.findByRole('button', { name: /^Akkoord/ })).toBeTruthy();
    expect(app.sentTo(putFacts)).toMatchObject([{ kind: 'treatment', setting: null, facts_revision: 0 }]);
  });

  test('is accepted as none where nothing is billed', async () => {
    const none = aSuggestion({ code: null, meaning: null, doubt: 'not_billable' });
    const app = await openVera(suggests(codesOf(1, { suggestions: [none] })), confirms());
    await app.user.keyboard('a');
    await screen.findByText(/^Vastgelegd door/);
    expect(app.sentTo(confirmCodes)).toMatchObject([{ zpm: '', ggz_nhn: '' }]);
  });
});

describe('another person who was first', () => {
  const newer = codesOf(1, {
    revision: 1,
    confirmed: {
      codes: [{ system: 'zpm', is_surcharge: false, code: 'CO0111', meaning: null, is_in_list: false }],
      ...{ by_name: 'Tom Bakhuis', at: '2026-03-03T09:00:00.000Z', differs: true },
    },
  });

  test('is told, the consultation is as it is now, and nothing was overwritten', async () => {
    const app = await openVera(
      inTurn(suggests(codesOf(1)), suggests(newer)),
      refuses(confirmCodes, 'codes_changed'),
    );
    await app.user.keyboard('a');
    expect(await screen.findByText(/Iemand anders heeft intussen/)).toBeTruthy();
    expect(await screen.findByText(/^Vastgelegd door Tom Bakhuis/)).toBeTruthy();
    expect(screen.getByText('niet in de lijst van die dag')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Akkoord/ })).toBeNull();
  });

  test('takes nothing away of what was typed, and it can be saved after all', async () => {
    const app = await openVera(
      inTurn(suggests(codesOf(1)), suggests(newer)),
      inTurn(refuses(confirmCodes, 'codes_changed'), confirms()),
    );
    await app.user.keyboard('w');
    const zpm = await screen.findByRole('combobox', { name: 'ZPM' });
    await app.user.clear(zpm);
    await app.user.type(zpm, 'CO0999');
    await app.user.click(screen.getByRole('button', { name: 'Vastleggen' }));
    expect(await screen.findByText(/^Vastgelegd door Tom Bakhuis/)).toBeTruthy();
    expect((zpm as HTMLInputElement).value).toBe('CO0999');
    await app.user.click(screen.getByRole('button', { name: 'Vastleggen' }));
    await screen.findByText(/^Vastgelegd door Marijke/);
    expect(app.sentTo(confirmCodes)).toMatchObject([{ revision: 0 }, { revision: 1, zpm: 'CO0999' }]);
  });
});

test.each([
  ['out of reach', isUnreachable(confirmCodes), /Geen verbinding/],
  ['refused', refuses(confirmCodes, 'internal'), /Er ging iets mis/],
])('a save that is %s is told, and the suggestion is still there', async (_, failure, why) => {
  const app = await openVera(failure);
  await app.user.keyboard('a');
  expect(await screen.findByText('De codes zijn niet vastgelegd')).toBeTruthy();
  expect(screen.getByText(why)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Akkoord/ })).toBeTruthy();
});

test('an address of a consultation that is not there says so', async () => {
  open(`/codes?at=${idOf(99)}`, refuses(getSuggestions, 'not_found'));
  expect(await screen.findByText('Dit consult is hier niet te vinden')).toBeTruthy();
});
