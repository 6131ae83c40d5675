// @vitest-environment jsdom
import {
  type ContactRequest,
  changeContactRequest,
  getProfile,
  listContactRequests,
  listEngines,
  listRecordings,
  listUsers,
} from '@noteer/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { idOf } from '../../../test/consultations.ts';
import { answers, type Fake, garbles, inTurn, isUnreachable, refuses, when } from '../../../test/fake-api.ts';
import { openApp } from '../../../test/open-app.tsx';
import { marijke, profileOf } from '../../../test/people.ts';

beforeEach(() =>
  vi.useFakeTimers({ now: new Date('2026-03-04T10:00:00'), shouldAdvanceTime: true, toFake: ['Date'] }),
);

const aRequest = (number: number, name: string, more: Partial<ContactRequest> = {}): ContactRequest => {
  const [first_name = '', last_name = ''] = name.split(' ');
  return {
    id: idOf(number),
    first_name,
    last_name,
    email: `${first_name.toLowerCase()}@klinik.test`,
    location: 'germany',
    institution_name: 'Klinik am See',
    specialty: 'psychiatry',
    specialty_other: null,
    language: 'en',
    is_handled: false,
    created_at: new Date('2026-03-02T14:05:00').toISOString(),
    ...more,
  };
};

const anna = aRequest(1, 'Anna Schmidt');
const piotr = aRequest(2, 'Piotr Nowak', {
  location: 'poland',
  institution_name: 'Przychodnia Lipowa',
  specialty: 'medicine',
  created_at: new Date('2025-12-01T09:30:00').toISOString(),
});
const eszter = aRequest(3, 'Eszter Nagy', {
  location: 'hungary',
  specialty: 'other',
  specialty_other: 'Neurologie',
  is_handled: true,
});

const lists = (...data: ContactRequest[]) => answers(listContactRequests, { data });
/** Open and handled ones are two lists at one address. */
const waiting = (fake: Fake) => when('is_handled=false', fake);
const handled = (fake: Fake) => when('is_handled=true', fake);
const open = (...api: Fake[]) =>
  openApp('/contact-requests', { as: marijke, api: [...api, handled(lists(eszter))] });
const table = async (name: string) => within(await screen.findByRole('table', { name }));
const handleButton = (name: string) => screen.getByRole('button', { name: `Afgehandeld: ${name}` });

describe('contact requests', () => {
  test('are reached from the administration', async () => {
    const app = openApp('/admin', {
      as: marijke,
      api: [
        answers(listEngines, { data: [] }),
        answers(listRecordings, { data: [] }),
        answers(listUsers, { data: [] }),
        waiting(lists(anna)),
      ],
    });
    await app.user.click(await screen.findByRole('link', { name: 'Contactverzoeken' }));
    expect((await table('Open')).getByText('Anna Schmidt')).toBeTruthy();
    expect(app.path()).toBe('/contact-requests');
    expect(screen.getByRole('heading', { level: 1, name: 'Contactverzoeken' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Terug naar administratie' })).toHaveProperty(
      'pathname',
      '/admin',
    );
  });

  test('tell who asked, from where, and when', async () => {
    open(waiting(lists(anna, piotr)));
    const rows = (await table('Open')).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      'Anna Schmidtanna@klinik.testKlinik am SeePsychiatrie · Duitslandma 2 mrt, 14:05Afgehandeld',
      'Piotr Nowakpiotr@klinik.testPrzychodnia LipowaHuisartsgeneeskunde · Polenma 1 dec 2025, 09:30Afgehandeld',
    ]);
    expect(screen.getByRole('link', { name: 'anna@klinik.test' })).toHaveProperty(
      'href',
      'mailto:anna@klinik.test',
    );
  });

  test('are there in English', async () => {
    open(waiting(lists(piotr)), answers(getProfile, { data: profileOf(marijke, { language: 'en' }) }));
    expect(await screen.findByText('Family Medicine · Poland')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Handled: Piotr Nowak' })).toBeTruthy();
  });

  test('that are none say so, and what will come', async () => {
    open(waiting(lists()));
    expect(await screen.findByText('Geen open verzoeken')).toBeTruthy();
  });

  test('come a page at a time', { tags: 'thorough' }, async () => {
    const first = Array.from({ length: 50 }, (_, n) => aRequest(1000 + n, `Bezoeker ${n}`));
    const { user, fetched } = open(waiting(inTurn(lists(...first), lists(anna))));
    await user.click(await screen.findByRole('button', { name: 'Meer tonen' }));
    expect(await screen.findByText('Anna Schmidt')).toBeTruthy();
    const asked = fetched.mock.calls.map(([url]) => url);
    expect(asked.some((url) => url.includes(`after=${first.at(-1)?.id}`))).toBe(true);
  });

  test.each([
    ['refused', [refuses(listContactRequests, 'internal')], /Er ging iets mis/],
    ['garbled', [garbles(listContactRequests, 200, '<html>')], /Er ging iets mis/],
    ['out of reach, three times', Array(3).fill(isUnreachable(listContactRequests)), /Geen verbinding/],
  ])('that are %s are told and can be tried again', async (_, failures, why) => {
    const [first, ...more] = failures as [Fake, ...Fake[]];
    const { user } = open(waiting(inTurn(first, ...more, lists(anna))));
    expect(await screen.findByText('De contactverzoeken konden niet worden opgehaald')).toBeTruthy();
    expect(screen.getByText(why)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByText('Anna Schmidt')).toBeTruthy();
  });
});

describe('a request that is handled', () => {
  const ok = answers(changeContactRequest, { data: { ...anna, is_handled: true } });

  test('leaves the list at once, the next takes the focus, and it can be undone', async () => {
    const app = open(waiting(inTurn(lists(anna, piotr), lists(piotr), lists(anna, piotr))), ok);
    await table('Open');
    await app.user.click(handleButton('Anna Schmidt'));
    expect((await table('Open')).queryByText('Anna Schmidt')).toBeNull();
    expect(document.activeElement).toBe(handleButton('Piotr Nowak'));
    const told = (await screen.findByText('Afgehandeld:')).closest('[role=status]') as HTMLElement;
    await waitFor(() => expect(app.sentTo(changeContactRequest)).toEqual([{ is_handled: true }]));

    await app.user.click(within(told).getByRole('button', { name: 'Ongedaan maken' }));
    expect((await table('Open')).getByText('Anna Schmidt')).toBeTruthy();
    await waitFor(() =>
      expect(app.sentTo(changeContactRequest)).toEqual([{ is_handled: true }, { is_handled: false }]),
    );
    expect(screen.queryByText('Afgehandeld:')).toBeNull();
  });

  test.each([
    [
      'refused',
      refuses(changeContactRequest, 'not_found'),
      /kon niet worden gewijzigd\. Dit is niet gevonden/,
    ],
    ['cut off', isUnreachable(changeContactRequest), /kon niet worden gewijzigd\. Geen verbinding/],
  ])('but is %s comes back with the reason', async (_, failure, why) => {
    const { user } = open(waiting(lists(anna)), failure);
    await table('Open');
    await user.click(handleButton('Anna Schmidt'));
    expect(await screen.findByText(why)).toBeTruthy();
    expect((await table('Open')).getByText('Anna Schmidt')).toBeTruthy();
    expect(screen.queryByText('Afgehandeld:')).toBeNull();
  });

  test('is asked for only when somebody looks, and can be opened again', async () => {
    const back = { ...eszter, is_handled: false };
    const app = openApp('/contact-requests', {
      as: marijke,
      api: [
        waiting(inTurn(lists(anna), lists(back, anna))),
        handled(inTurn(lists(eszter), lists())),
        answers(changeContactRequest, { data: back }),
      ],
    });
    await table('Open');
    expect(app.fetched.mock.calls.some(([url]) => url.includes('is_handled=true'))).toBe(false);
    await app.user.click(screen.getByRole('tab', { name: 'Afgehandeld' }));
    expect((await table('Afgehandeld')).getByText('Neurologie · Hongarije')).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: 'Ongedaan maken: Eszter Nagy' }));
    expect(await screen.findByText('Nog niets afgehandeld')).toBeTruthy();
    expect(app.sentTo(changeContactRequest)).toEqual([{ is_handled: false }]);
    await app.user.click(screen.getByRole('tab', { name: 'Open' }));
    expect((await table('Open')).getByText('Eszter Nagy')).toBeTruthy();
  });
});
