// @vitest-environment jsdom
import {
  changeRecording,
  getRecording,
  getSuggestions,
  listAllAppointments,
  listUsers,
  putFacts,
  type Recording,
} from '@noteer/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aSuggestion, codesOf, ownList } from '../../../test/codes.ts';
import { aNoted } from '../../../test/consultations.ts';
import { answers, garbles, inTurn, isUnreachable, refuses } from '../../../test/fake-api.ts';
import { openApp } from '../../../test/open-app.tsx';
import { marijke } from '../../../test/people.ts';

const noted = (summary_text: string, revision: number, code = '"CO0042","NHN-7"'): Recording =>
  aNoted(1, 'Vera Zandstra', {
    is_reviewed: true,
    consultation_summary: [{ ai_model_name: 'extractive', summary_text, code, revision }],
  });
const recording = noted('Slaapt beter.', 3);

type Fakes = NonNullable<NonNullable<Parameters<typeof openApp>[1]>['api']>;

async function openAsAdmin(shown: Recording, ...api: Fakes) {
  const app = openApp(
    { pathname: '/recording-details', state: { recording: { id: shown.id }, isAdmin: true } },
    {
      as: marijke,
      api: [
        ...api,
        answers(getRecording, { data: shown }),
        answers(listAllAppointments, { data: [] }),
        answers(listUsers, { data: [] }),
      ],
    },
  );
  await screen.findByLabelText('GGZ-NHN Code');
  await app.user.click(await screen.findByRole('tab', { name: 'Wijzigen' }));
  return app;
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const retype = async ({ user }: Awaited<ReturnType<typeof openAsAdmin>>, label: string, text: string) => {
  await user.clear(field(label));
  await user.type(field(label), text);
};

async function save(app: Awaited<ReturnType<typeof openAsAdmin>>) {
  await app.user.click(screen.getByRole('button', { name: 'Opslaan' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Opname opslaan' }));
  expect(dialog.getByText('Ben je zeker dat je deze opname wilt opslaan?')).toBeTruthy();
  await app.user.click(dialog.getByRole('button', { name: /^Ja/ }));
}

describe('the codes', () => {
  test('are read as ZPM first, GGZ-NHN second, without quotes', async () => {
    await openAsAdmin(recording);
    expect(field('ZPM Code').value).toBe('CO0042');
    expect(field('GGZ-NHN Code').value).toBe('NHN-7');
  });

  test('are sent the other way round, GGZ-NHN first, with the note and that it is done', {
    tags: 'thorough',
  }, async () => {
    const app = await openAsAdmin(recording, answers(changeRecording, { data: recording }));
    await retype(app, 'GGZ-NHN Code', 'NHN-12');
    await retype(app, 'ZPM Code', 'CO0107');
    await save(app);
    await screen.findByText('Opname beoordeeld');
    expect(app.sentTo(changeRecording)).toEqual([
      {
        consultation_summaries: [
          {
            ai_model_name: 'extractive',
            summary_text: 'Slaapt beter.',
            codes: 'NHN-12,CO0107',
            based_on: 3,
          },
        ],
        is_admin_reviewed: true,
      },
    ]);
  });

  test('lose their quotes while they are typed', async () => {
    const app = await openAsAdmin(recording);
    await retype(app, 'ZPM Code', `"CO'01“07”`);
    expect(field('ZPM Code').value).toBe('CO0107');
  });

  test('may be one without the other', async () => {
    const app = await openAsAdmin(noted('Kort.', 1, ''), answers(changeRecording, { data: recording }));
    await app.user.type(field('ZPM Code'), 'CO0107');
    await save(app);
    await screen.findByText('Opname beoordeeld');
    expect(app.sentTo(changeRecording)).toMatchObject([{ consultation_summaries: [{ codes: ',CO0107' }] }]);
  });

  test('have no comma, which would make two of one', async () => {
    const app = await openAsAdmin(recording);
    await retype(app, 'GGZ-NHN Code', 'NHN-1,2');
    await app.user.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(field('GGZ-NHN Code').getAttribute('aria-invalid')).toBe('true');
    expect(field('ZPM Code').getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

test('the note can be edited, and goes along', { tags: 'thorough' }, async () => {
  const app = await openAsAdmin(recording, answers(changeRecording, { data: recording }));
  await retype(app, 'Verslag', 'Slaapt goed.');
  await save(app);
  await screen.findByText('Opname beoordeeld');
  expect(app.sentTo(changeRecording)).toMatchObject([
    { consultation_summaries: [{ summary_text: 'Slaapt goed.', codes: 'NHN-7,CO0042' }] },
  ]);
});

test('a change of the signed note is asked for as such, with the difference; codes alone are not', {
  tags: 'thorough',
}, async () => {
  const app = await openAsAdmin(recording);
  const ask = async () => {
    await app.user.click(screen.getByRole('button', { name: 'Opslaan' }));
    return within(await screen.findByRole('alertdialog', { name: 'Opname opslaan' }));
  };
  let dialog = await ask();
  expect(dialog.queryByText(/versie op jouw naam/)).toBeNull();
  await app.user.click(dialog.getByRole('button', { name: 'Annuleren' }));

  await retype(app, 'Verslag', 'Slaapt goed.');
  dialog = await ask();
  expect(dialog.getByText(/versie op jouw naam/)).toBeTruthy();
  expect(dialog.getByText('beter').closest('del')).toBeTruthy();
  expect(dialog.getByText('goed').closest('ins')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Ja, wijzig op mijn naam' })).toBeTruthy();
});

test('only what is reviewed can be saved', async () => {
  await openAsAdmin({ ...recording, is_reviewed: false });
  expect(screen.queryByRole('button', { name: 'Opslaan' })).toBeNull();
  expect(screen.getByText('Opslaan kan zodra het verslag is beoordeeld.')).toBeTruthy();
});

test('nothing is sent when the answer to the question is no', async () => {
  const app = await openAsAdmin(recording);
  await app.user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await app.user.click(await screen.findByRole('button', { name: 'Annuleren' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(app.sentTo(changeRecording)).toEqual([]);
});

describe('after saving', () => {
  async function saved() {
    const app = await openAsAdmin(recording, answers(changeRecording, { data: recording }));
    await save(app);
    const dialog = within(await screen.findByRole('dialog', { name: 'Opname beoordeeld' }));
    expect(dialog.getByText('Je gaat nu naar de administratie.')).toBeTruthy();
    return { app, dialog };
  }

  test('OK leads to the administration, on the day of the appointment', { tags: 'thorough' }, async () => {
    const { app, dialog } = await saved();
    await app.user.click(dialog.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(app.path()).toBe('/admin'));
    expect(app.router.state.location.state).toEqual({ date: '2026-03-02' });
  });

  test('waiting leads there too', { tags: 'thorough' }, async () => {
    const { app } = await saved();
    await waitFor(() => expect(app.path()).toBe('/admin'));
  });
});

describe('a save that fails', () => {
  test.each([
    ['with what the server says', refuses(changeRecording, 'too_large'), 'Dit is te groot om te versturen.'],
    ['without a word', refuses(changeRecording, 'internal'), 'Error while updating the recording details'],
    ['without a network', isUnreachable(changeRecording), 'Error while updating the recording details'],
    ['by something else', garbles(changeRecording, 200, 'x'), 'Error while updating the recording details'],
  ])('%s says so and loses nothing', { tags: 'thorough' }, async (_, fake, message) => {
    const app = await openAsAdmin(recording, fake);
    await retype(app, 'GGZ-NHN Code', 'NHN-12');
    await retype(app, 'Verslag', 'Slaapt goed.');
    await save(app);
    expect(await screen.findAllByText(message)).not.toHaveLength(0);
    await app.user.click(screen.getByRole('button', { name: 'Annuleren' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(field('GGZ-NHN Code').value).toBe('NHN-12');
    expect(field('Verslag').value).toBe('Slaapt goed.');
    expect(app.path()).toBe('/recording-details');
  });

  test('because somebody changed the note keeps both, until one is chosen', {
    tags: 'thorough',
  }, async () => {
    const newest = noted('Slaapt beter en langer.', 4);
    const app = await openAsAdmin(
      recording,
      inTurn(answers(getRecording, { data: recording }), answers(getRecording, { data: newest })),
      inTurn(refuses(changeRecording, 'note_changed'), answers(changeRecording, { data: newest })),
    );
    await retype(app, 'GGZ-NHN Code', 'NHN-12');
    await retype(app, 'Verslag', 'Mijn tekst.');
    await save(app);
    await app.user.click(await screen.findByRole('button', { name: 'Toon het nieuwste verslag' }));
    await waitFor(() => expect(field('Verslag').value).toBe('Slaapt beter en langer.'));
    expect(field('GGZ-NHN Code').value).toBe('NHN-12');
    await save(app);
    await screen.findByText('Opname beoordeeld');
    expect(app.sentTo(changeRecording).at(-1)).toMatchObject({
      consultation_summaries: [{ codes: 'NHN-12,CO0042', based_on: 4 }],
    });
  });
});

describe('what is suggested', () => {
  const suggests = (...suggestions: Parameters<typeof codesOf>[1][]) =>
    answers(getSuggestions, { data: codesOf(1, ...suggestions) });

  test('stands under its own field with its meaning and reason, and fills that field', async () => {
    const app = await openAsAdmin(recording, suggests(), answers(changeRecording, { data: recording }));
    const chip = await screen.findByRole('button', { name: /^CO0497\s*Ambulant, GZ-psycholoog/ });
    expect(chip.getAttribute('aria-pressed')).toBe('false');
    await app.user.click(chip);
    await app.user.click(screen.getByRole('button', { name: /^N120/ }));
    expect(chip.getAttribute('aria-pressed')).toBe('true');
    expect(field('GGZ-NHN Code').value).toBe('N120');
    expect(field('ZPM Code').value).toBe('CO0497');
    await save(app);
    await screen.findByText('Opname beoordeeld');
    expect(app.sentTo(changeRecording).at(-1)).toMatchObject({
      consultation_summaries: [{ codes: 'N120,CO0497' }],
    });
  });

  test('leaves the fields as they are until somebody presses', async () => {
    await openAsAdmin(recording, suggests());
    await screen.findByRole('button', { name: /^CO0497/ });
    expect([field('GGZ-NHN Code').value, field('ZPM Code').value]).toEqual(['NHN-7', 'CO0042']);
  });

  test('asks what is missing right there, and follows from it', async () => {
    const missing = aSuggestion({ code: null, meaning: null, doubt: 'missing', missing: ['setting'] });
    const app = await openAsAdmin(
      recording,
      suggests({ suggestions: [missing, ownList()] }),
      answers(putFacts, { data: codesOf(1, { facts_revision: 1 }) }),
    );
    await app.user.selectOptions(await screen.findByLabelText('Setting'), 'outreachend');
    expect(await screen.findByRole('button', { name: /^CO0497/ })).toBeTruthy();
    expect(app.sentTo(putFacts)).toMatchObject([{ setting: 4, facts_revision: 0 }]);
  });

  test('that does not come leaves codes to be typed, and can be asked for again', async () => {
    const failing = inTurn(refuses(getSuggestions, 'internal'), suggests());
    const app = await openAsAdmin(recording, failing);
    expect(await screen.findByText('De voorstellen konden niet worden opgehaald.')).toBeTruthy();
    await retype(app, 'ZPM Code', 'CO1');
    await app.user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByRole('button', { name: /^CO0497/ })).toBeTruthy();
    expect(field('ZPM Code').value).toBe('CO1');
  });
});
