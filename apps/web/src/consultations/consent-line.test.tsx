// @vitest-environment jsdom
import { getConsent, getRecording, listRecordings, withdrawConsent } from '@noteer/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aNoted, consentGiven } from '../../test/consultations.ts';
import { answers, type Fake, inTurn, refuses } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';
import { sanne } from '../../test/people.ts';

const recording = aNoted(1, 'Bram Kuiper', { is_reviewed: true });
const consent = { ...consentGiven, id: recording.id };

const open = (...api: Fake[]) =>
  openApp(`/recording-details/${recording.id}`, {
    as: sanne,
    api: [...api, answers(getRecording, { data: recording }), answers(listRecordings, { data: [] })],
  });

const askToWithdraw = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Toestemming intrekken' }));
  return within(await screen.findByRole('alertdialog'));
};

describe('the consent to a recording', () => {
  test('tells when it was given, who asked and with which text', async () => {
    open(answers(getConsent, { data: consent }));

    const line = await screen.findByText(/^Toestemming gegeven op .*, gevraagd door Sanne de Wit · tekst 1$/);
    expect(line.getAttribute('title')).toBe('Heeft de cliënt toestemming gegeven voor de opname?');
  });

  test('that nobody wrote down is missed', async () => {
    open(answers(getConsent, { data: { ...consent, given: null } }));

    expect(await screen.findByText('Er is geen toestemming voor de opname vastgelegd')).toBeTruthy();
  });

  test('cannot be withdrawn while it is on hold, and says so', async () => {
    open(answers(getConsent, { data: { ...consent, is_held: true, may_withdraw: false } }));

    expect(await screen.findByText(/Vastgezet tegen verwijderen/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Toestemming intrekken' })).toBeNull();
  });

  test('is withdrawn after it was said what goes; a final note stays', async () => {
    const withdrawn = { at: '2026-03-04T10:00:00.000Z', by_name: 'Sanne de Wit' };
    const app = open(
      inTurn(
        answers(getConsent, { data: consent }),
        answers(getConsent, { data: { ...consent, withdrawn, may_withdraw: false } }),
      ),
      answers(withdrawConsent, { data: { note: 'stayed' } }),
    );

    const dialog = await askToWithdraw(app.user);
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'het geluid van de opname',
      'het transcript, wie er sprak en je aantekeningen tijdens de opname',
      'wat hieruit automatisch geschreven en voorgesteld is',
    ]);
    expect(dialog.getByText(/Het definitieve verslag blijft/)).toBeTruthy();
    await app.user.click(dialog.getByRole('button', { name: 'Intrekken en verwijderen' }));

    expect(await screen.findByText(/^Toestemming ingetrokken op/)).toBeTruthy();
    expect(app.path()).toBe(`/recording-details/${recording.id}`);
  });

  test('of a note that is not final takes the note along, and leads to the others', {
    tags: 'thorough',
  }, async () => {
    const app = open(
      answers(getConsent, { data: { ...consent, note_would: 'go' } }),
      answers(withdrawConsent, { data: { note: 'went' } }),
    );

    const dialog = await askToWithdraw(app.user);
    expect(dialog.getByText('het verslag, met alles wat daaruit in het dossier kwam')).toBeTruthy();
    await app.user.click(dialog.getByRole('button', { name: 'Intrekken en verwijderen' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Overzicht' })).toBeTruthy();
    expect(app.path()).toBe('/overview');
  });

  test('that could not be withdrawn says why, and can be tried again', async () => {
    const app = open(answers(getConsent, { data: consent }), refuses(withdrawConsent, 'on_hold'));

    const dialog = await askToWithdraw(app.user);
    await app.user.click(dialog.getByRole('button', { name: 'Intrekken en verwijderen' }));

    expect((await dialog.findByRole('alert')).textContent).toContain('Dit is vastgezet');
  });
});
