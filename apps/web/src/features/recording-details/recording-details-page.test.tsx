// @vitest-environment jsdom
import {
  getDraft,
  getRecording,
  getTranscript,
  listRecordings,
  noteCopied,
  type Recording,
  reopenNote,
} from '@noteer/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { aDraft, aNoted } from '../../../test/consultations.ts';
import { answers, garbles, inTurn, isUnreachable, refuses } from '../../../test/fake-api.ts';
import { openApp } from '../../../test/open-app.tsx';
import { marijke, sanne } from '../../../test/people.ts';
import { sayWhy } from '../../../test/reopen.ts';

const pending = aNoted(1, 'Vera Zandstra', { description: 'Controle medicatie' });
const reviewed: Recording = { ...pending, is_reviewed: true };

type Fakes = NonNullable<NonNullable<Parameters<typeof openApp>[1]>['api']>;
type Opening = { api?: Fakes; as?: typeof sanne; state?: unknown };

function openDetails(recording: Recording, { api = [], as = sanne, state }: Opening = {}) {
  return openApp(
    {
      pathname: '/recording-details',
      state: state ?? { recording: { id: recording.id }, isAdmin: as.is_superuser },
    },
    {
      as,
      api: [
        ...api,
        answers(getRecording, { data: recording }),
        answers(listRecordings, { data: [] }),
        answers(getTranscript, { data: [] }),
        answers(getDraft, { data: null }),
      ],
    },
  );
}
/** The text itself stands behind the note as it is read. */
async function note() {
  await userEvent.click(await screen.findByRole('tab', { name: /^(Platte tekst|Wijzigen)$/ }));
  return screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Verslag' });
}

describe('the details of a recording', () => {
  test('are whose it is, when it was, and its note', async () => {
    openDetails(pending);
    expect(await screen.findByRole('heading', { name: 'Vera Zandstra' })).toBeTruthy();
    expect(screen.getByText('2 Mar 2026, 09:00 – 09:45')).toBeTruthy();
    expect(await note()).toMatchObject({ value: 'Slaapt beter.', readOnly: true });
  });

  test('show the note of llama3 when there are several', async () => {
    const [first] = pending.consultation_summary;
    const other = { ai_model_name: 'llama3', summary_text: 'Van llama3.', code: '', revision: 1 };
    openDetails({ ...pending, consultation_summary: [...(first ? [first] : []), other] });
    expect((await note()).value).toBe('Van llama3.');
  });

  test('show the note as it is read, and to the word what changed since the draft', async () => {
    const draft = aDraft('## Beloop\nSlaapt slecht.');
    const [summary] = pending.consultation_summary;
    const edited = summary ? [{ ...summary, summary_text: '## Beloop\nSlaapt beter.' }] : [];
    const { user } = openDetails(
      { ...pending, consultation_summary: edited },
      { api: [answers(getDraft, { data: draft })] },
    );
    expect(await screen.findByRole('heading', { name: 'Beloop' })).toBeTruthy();
    expect(document.body.textContent).not.toContain('##');
    await user.click(screen.getByRole('tab', { name: 'Sinds het concept' }));
    expect((await screen.findByText('slecht')).closest('del')).toBeTruthy();
    expect(screen.getByText('beter').closest('ins')).toBeTruthy();
  });

  test('say so when nothing changed since the draft, or when there is none', async () => {
    const { user } = openDetails(pending);
    await user.click(await screen.findByRole('tab', { name: 'Sinds het concept' }));
    expect(await screen.findByText(/Van dit verslag is er geen concept/)).toBeTruthy();
  });

  test('show initials in privacy mode', async () => {
    sessionStorage.setItem('privacy_mode', 'true');
    openDetails(pending);
    expect(await screen.findByRole('heading', { name: 'V.Z.' })).toBeTruthy();
    expect(document.body.textContent).not.toContain('Zandstra');
  });

  test('are fetched anew when the whole recording came along: what came may be old', async () => {
    openDetails(pending, { state: { recording: { ...pending, description: 'Oud' }, isAdmin: false } });
    expect(await screen.findByText('Controle medicatie')).toBeTruthy();
    expect(screen.queryByText('Oud')).toBeNull();
  });

  test.each([[null], [{}], [{ recording: { id: 'nonsense' }, isAdmin: true }]])(
    'of nothing lead back to the overview: %j',
    async (state) => {
      const app = openApp(
        { pathname: '/recording-details', state },
        { as: sanne, api: [answers(listRecordings, { data: [] })] },
      );
      expect(await screen.findByText('Kies eerst een consult')).toBeTruthy();
      await app.user.click(screen.getByRole('link', { name: 'Naar het overzicht' }));
      await waitFor(() => expect(app.path()).toBe('/overview'));
    },
  );

  const here = answers(getRecording, { data: pending });
  const gone = isUnreachable(getRecording);
  test.each([
    ['refused', inTurn(refuses(getRecording, 'internal'), here)],
    ['garbled', inTurn(garbles(getRecording, 200, '<html>'), here)],
    // A network that is gone is tried three times before anybody is told.
    ['unreachable', inTurn(gone, gone, gone, here)],
  ])('that cannot be fetched say so, and can be asked for again: %s', async (_, fake) => {
    const app = openDetails(pending, { api: [fake] });
    expect(await screen.findAllByText('Error fetching recording data')).not.toHaveLength(0);
    await app.user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect((await note()).value).toBe('Slaapt beter.');
  });

  test('without a note yet say that it is being made', async () => {
    const processing = { stage: 'writing', progress: 1, reason: null } as const;
    openDetails({ ...pending, processing, consultation_summary: [] });
    expect(await screen.findByText('Het verslag wordt nog gemaakt')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Beoordelen' })).toBeNull();
  });

  test('whose processing failed lead to where it can be tried again', async () => {
    const processing = { stage: 'failed', progress: 0, reason: 'writing' } as const;
    const app = openDetails({ ...pending, processing, consultation_summary: [] });
    expect(await screen.findByText('Het verslag kon niet worden gemaakt')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Naar de opname' });
    expect(link.getAttribute('href')).toBe(`/walkthrough/record/${pending.id}`);
    expect(app.path()).toBe('/recording-details');
  });
});

describe('at an address with an id', () => {
  const openAt = (path: string, api: Fakes, as = sanne) =>
    openApp(path, {
      as,
      api: [...api, answers(listRecordings, { data: [] }), answers(getTranscript, { data: [] })],
    });

  test('it is the consultation of that id, without anything in the history', async () => {
    const app = openAt(`/recording-details/${pending.id}`, [answers(getRecording, { data: pending })]);
    expect(await screen.findByRole('heading', { name: 'Vera Zandstra' })).toBeTruthy();
    expect(app.fetched.mock.calls.some(([url]) => url.includes(pending.id))).toBe(true);
  });

  test('an administrator comes for the codes', async () => {
    openAt(`/recording-details/${reviewed.id}`, [answers(getRecording, { data: reviewed })], marijke);
    expect(await screen.findByLabelText('ZPM Code')).toBeTruthy();
  });

  test('the address counts, whatever the history says of another', async () => {
    const other = aNoted(2, 'Kees de Vries');
    openApp(
      {
        pathname: `/recording-details/${pending.id}`,
        state: { recording: { id: other.id }, isAdmin: false },
      },
      { as: sanne, api: [answers(getRecording, { data: pending }), answers(listRecordings, { data: [] })] },
    );
    expect(await screen.findByRole('heading', { name: 'Vera Zandstra' })).toBeTruthy();
  });

  test.each([
    ['there is none', pending.id, 'not_found'],
    ['it is no id', 'nonsense', 'invalid'],
    ['it is not for this person', pending.id, 'permission_denied'],
  ] as const)('that leads nowhere says so, with ways on: %s', async (_, id, code) => {
    const app = openAt(`/recording-details/${id}`, [refuses(getRecording, code)]);
    expect(await screen.findByRole('heading', { name: 'Dit consult is hier niet te vinden' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Opnieuw proberen' })).toBeNull();
    await app.user.click(screen.getByRole('link', { name: 'Naar het overzicht' }));
    await waitFor(() => expect(app.path()).toBe('/overview'));
  });
});

describe('a clinician', () => {
  const walkthrough = {
    apt: { id: pending.appointment.id, client_name: 'Vera Zandstra' },
    recordingId: pending.id,
    consultation: pending.consultation,
  };

  test.each([
    ['opened as oneself', { recording: { id: reviewed.id }, isAdmin: false }],
    ['opened as an administrator', { recording: { id: reviewed.id }, isAdmin: true }],
  ])('sees no codes, however the page was opened: %s', async (_, state) => {
    openDetails(reviewed, { state });
    expect((await note()).readOnly).toBe(true);
    expect(screen.queryByLabelText('GGZ-NHN Code')).toBeNull();
    expect(screen.queryByLabelText('ZPM Code')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Opslaan' })).toBeNull();
  });

  test('goes on to the review of what is not reviewed', { tags: 'thorough' }, async () => {
    const app = openDetails(pending);
    await app.user.click(await screen.findByRole('link', { name: 'Beoordelen' }));
    await waitFor(() => expect(app.path()).toBe(`/walkthrough/review/${pending.id}`));
    expect(app.router.state.location.state).toEqual(walkthrough);
  });

  test('reopens what is reviewed, and goes on to its review', { tags: 'thorough' }, async () => {
    const app = openDetails(reviewed, { api: [answers(reopenNote, { data: pending })] });
    await screen.findByRole('button', { name: 'Heropenen' });
    await sayWhy('Iets anders', 'Verkeerde dosis');
    await waitFor(() => expect(app.path()).toBe(`/walkthrough/review/${pending.id}`));
    expect(app.sentTo(reopenNote)).toEqual([{ kind: 'other', text: 'Verkeerde dosis' }]);
    expect(app.router.state.location.state).toEqual(walkthrough);
  });

  test.each([
    ['what the server says', refuses(reopenNote, 'not_found'), 'Dit is niet gevonden.'],
    ['no network', isUnreachable(reopenNote), 'Error while updating the recording details'],
    ['not our server', garbles(reopenNote, 200, 'x'), 'Error while updating the recording details'],
  ])('who cannot reopen stays and reads why: %s', async (_, fake, message) => {
    const app = openDetails(reviewed, { api: [fake] });
    await screen.findByRole('button', { name: 'Heropenen' });
    await sayWhy('Er ontbreekt iets');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(app.path()).toBe('/recording-details');
  });
});

describe('copying the note', () => {
  const clipboard = (writeText: () => Promise<void>) =>
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });

  test('puts it on the clipboard', async () => {
    const app = openDetails(reviewed);
    await note();
    const writeText = vi.fn(async () => {});
    clipboard(writeText);
    await app.user.click(screen.getByRole('button', { name: 'Kopiëren' }));
    expect(await screen.findByText('Summary copied to clipboard')).toBeTruthy();
    expect(writeText).toHaveBeenCalledExactlyOnceWith('Slaapt beter.');
    const told = noteCopied.path.replace('{id}', reviewed.id);
    await waitFor(() => expect(app.fetched.mock.calls.map(([url]) => url)).toContain(told));
  });

  test('that is not allowed says so', async () => {
    const app = openDetails(reviewed);
    await note();
    clipboard(() => Promise.reject(new DOMException('denied', 'NotAllowedError')));
    await app.user.click(screen.getByRole('button', { name: 'Kopiëren' }));
    expect(await screen.findByText('Failed to copy summary')).toBeTruthy();
  });
});

test('a clinician cannot type into the note', async () => {
  openDetails(pending);
  const area = await note();
  fireEvent.change(area, { target: { value: 'Anders' } });
  expect(area.value).toBe('Slaapt beter.');
});

test('a superuser who opens an own consultation from the overview is a clinician there', async () => {
  openDetails(pending, { as: marijke, state: { recording: { id: pending.id }, isAdmin: false } });
  await note();
  expect(screen.queryByLabelText('ZPM Code')).toBeNull();
});
