// @vitest-environment jsdom
import {
  changeRecording,
  getRecording,
  getTranscript,
  listAppointments,
  listRecordings,
} from '@noteer/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { aRecording } from '../../../../test/capture-server.ts';
import { answers, inTurn, refuses } from '../../../../test/fake-api.ts';
import { commandsOf, stubDevices, tell, world } from '../../../../test/fake-capture.ts';
import { openApp } from '../../../../test/open-app.tsx';
import { sanne } from '../../../../test/people.ts';
import { apt, type Fakes, openRecorder, press } from '../../../../test/recorder-page.tsx';
import { isKeptAwake } from '../../../lib/keep-awake.ts';
import { currentSession, signIn } from '../../../lib/session.ts';

const SECOND = 16_000;

beforeEach(stubDevices);

async function record(api: NonNullable<Fakes> = []) {
  const app = await openRecorder(api);
  await press(app, 'Start opname');
  await screen.findByText('Opname loopt');
  const id = commandsOf('begin')[0]?.capture.id ?? '';
  const hear = (seconds: number, peak = 0.2) =>
    act(() => world.hear({ rms: peak / 2, peak, samples: seconds * SECOND, gap_samples: 0 }));
  const news = (one: Parameters<typeof tell>[0]) => act(() => tell(one));
  return { ...app, id, hear, news };
}
const timer = () => screen.getByRole('timer').textContent;

describe('before the first second', () => {
  test('the client and the three steps are there, and the button starts', async () => {
    await openRecorder();
    expect(screen.getByRole('heading', { name: 'Vera Zandstra' })).toBeTruthy();
    const steps = within(screen.getByRole('list', { name: 'Stappen' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual(['1Opnemen', '2Verslag beoordelen', '3Afronden']);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual(['step', null, null]);
    expect(timer()).toBe('00:00');
  });

  test('privacy mode shows initials', async () => {
    sessionStorage.setItem('privacy_mode', 'true');
    await openRecorder();
    expect(screen.getByRole('heading', { name: 'V.Z.' })).toBeTruthy();
    expect(screen.queryByText('Vera Zandstra')).toBeNull();
  });

  test('without a client there is nothing to record', async () => {
    openApp('/walkthrough/record', { as: sanne });
    expect(await screen.findByText('Kies eerst een cliënt')).toBeTruthy();
  });

  test('the question of consent stands beside the button that answers it, and nothing is recorded before', async () => {
    const app = await openRecorder();
    const button = await screen.findByRole('button', { name: 'Start opname' });
    const asked = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(asked?.textContent).toBe(
      'Heeft de cliënt toestemming gegeven voor de opname?Door te starten bevestig je dat. Het wordt met je naam en de tijd bij de opname vastgelegd.',
    );
    expect(commandsOf('begin')).toEqual([]);
    await app.user.click(button);
    expect(await screen.findByText('Opname loopt')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('consent, language and template are settled with the first word', async () => {
    const app = await openRecorder();
    await screen.findByRole('option', { name: 'Intake' });
    await app.user.selectOptions(screen.getByLabelText('Taal van het gesprek'), 'en');
    await app.user.selectOptions(screen.getByLabelText('Sjabloon'), 'intake');
    await press(app, 'Start opname');
    await screen.findByText('Opname loopt');
    expect(commandsOf('begin')[0]?.capture).toMatchObject({
      clinician_id: sanne.id,
      appointment: apt,
      language: 'en',
      template: 'intake',
      consent: {
        text: expect.stringMatching(/^Heeft de cliënt toestemming gegeven voor de opname\? Door te starten/),
        given_at: expect.any(String),
      },
    });
  });

  test('a microphone that is denied is said in the known words', async () => {
    world.isMicrophoneDenied = true;
    const app = await openRecorder();
    await press(app, 'Start opname');
    expect(
      await screen.findAllByText('Failed to access microphone. Please check your permissions.'),
    ).not.toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Start opname' })).toBeTruthy();
  });

  test('another tab that records is named', async () => {
    world.reason = 'busy_elsewhere';
    const app = await openRecorder();
    await press(app, 'Start opname');
    expect(
      await screen.findByText('Er loopt al een opname in een ander tabblad. Stop die eerst.'),
    ).toBeTruthy();
    expect(world.ended).toContain('closed');
  });
});

describe('while people talk', () => {
  test('the timer counts what was heard, and a pause stops it', async () => {
    const app = await record();
    app.hear(65);
    expect(timer()).toBe('01:05');

    await press(app, 'Pauzeren');
    expect(await screen.findByText('Opname gepauzeerd')).toBeTruthy();
    app.hear(70);
    expect(timer()).toBe('01:05');
    expect(world.paused).toEqual([false, true]);

    await press(app, 'Hervat de opname');
    expect(await screen.findByText('Opname loopt')).toBeTruthy();
    expect(world.paused).toEqual([false, true, false]);
  });

  test('the small print says what is safe where', async () => {
    const { news, id } = await record();
    news({ type: 'kept', id, samples: 761 * SECOND });
    news({ type: 'safe', id, samples: 755 * SECOND });
    expect(screen.getByText(/Alles bewaard tot 12:41 op dit apparaat/)).toBeTruthy();
    expect(screen.getByText('op de server tot 12:35')).toBeTruthy();
  });

  test('silence is warned of, and the warning goes when sound comes', async () => {
    const { hear } = await record();
    hear(9, 0);
    expect(screen.getByText('Er komt geen geluid binnen. Controleer de microfoon.')).toBeTruthy();
    hear(10, 0.2);
    expect(screen.queryByText('Er komt geen geluid binnen. Controleer de microfoon.')).toBeNull();
  });

  test('a microphone that disappears is waited for, and the next one is named', async () => {
    await record();
    act(() => world.loseMicrophone());
    expect(screen.getByText('Wacht op een microfoon')).toBeTruthy();
    act(() => world.findMicrophone('laptop'));
    expect(screen.getByText('Opname loopt')).toBeTruthy();
    expect(
      await screen.findByText('De microfoon is weg. De opname gaat verder met Microfoon van de laptop.'),
    ).toBeTruthy();
  });

  test.each([
    ['offline', 'Geen verbinding. De opname wordt op dit apparaat bewaard en later verstuurd.'],
    ['signed_out', /Je bent uitgelogd\. De opname wordt op dit apparaat bewaard/],
    ['storage', /De schijf van dit apparaat is vol/],
  ] as const)('trouble is told: %s', async (trouble, words) => {
    const { news, id } = await record();
    news({ type: 'trouble', id, trouble });
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByText('Opname loopt')).toBeTruthy();
  });

  test('a running or paused recording is never locked away', async () => {
    const app = await record();
    expect(isKeptAwake()).toBe(true);
    await press(app, 'Pauzeren');
    expect(isKeptAwake()).toBe(true);
    await press(app, 'Opname stoppen');
    await waitFor(() => expect(isKeptAwake()).toBe(false));
  });

  test('a session that the server ended waits for the stop; then signing in again sends the rest', async () => {
    const app = await record();
    app.news({ type: 'trouble', id: app.id, trouble: 'signed_out' });
    expect(currentSession()).not.toBeNull();
    await press(app, 'Opname stoppen');
    expect(await screen.findByText('Even vergrendeld')).toBeTruthy();

    act(() => signIn(sanne));
    await waitFor(() => expect(screen.queryByText('Even vergrendeld')).toBeNull());
    expect(screen.getByText('Saving recording...')).toBeTruthy();
  });

  test('the transcript grows with the newest first', async () => {
    const piece = (seq: number, text: string) => ({
      seq,
      start_s: seq * 8,
      end_s: seq * 8 + 8,
      text,
      voice: null,
      voice_sure: null,
    });
    // Asked again for what came since, on a busy machine while one looks.
    const { news, id } = await record([
      inTurn(
        answers(getTranscript, { data: [piece(0, 'Hoe gaat het?'), piece(1, 'Ik slaap slecht.')] }),
        answers(getTranscript, { data: [] }),
      ),
    ]);
    news({ type: 'safe', id, samples: 5 * SECOND });
    const log = within(await screen.findByRole('log', { name: 'Uitgeschreven gesprek' }));
    await waitFor(() =>
      expect(log.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
        '00:08Ik slaap slecht.',
        '00:00Hoe gaat het?',
      ]),
    );
  });

  test('it goes on while one looks elsewhere, in a bar with the client, the time, pause and stop', async () => {
    const app = await record([
      answers(listAppointments, { data: [] }),
      answers(listRecordings, { data: [] }),
    ]);
    app.hear(65);
    expect(screen.queryByRole('region', { name: 'Opname die nu loopt' })).toBeNull();
    await app.user.click(screen.getByRole('link', { name: 'Start' }));
    await waitFor(() => expect(app.path()).toBe('/home'));
    const bar = within(await screen.findByRole('region', { name: 'Opname die nu loopt' }));
    // A machine with much else to do may have heard nothing for a while.
    app.hear(67);
    expect(bar.getByText('Opname loopt')).toBeTruthy();
    expect(bar.getByRole('timer').textContent).toBe('01:07');
    expect(isKeptAwake()).toBe(true);

    await app.user.click(bar.getByRole('button', { name: 'Opname pauzeren' }));
    expect(bar.getByText('Gepauzeerd')).toBeTruthy();
    await app.user.click(bar.getByRole('button', { name: 'Opname hervatten' }));
    expect(world.paused).toEqual([false, true, false]);
    expect(world.ended).toEqual([]);

    await app.user.click(bar.getByRole('link', { name: 'Naar de opname, Vera Zandstra' }));
    await waitFor(() => expect(app.path()).toBe('/walkthrough/record'));
    expect(screen.queryByRole('region', { name: 'Opname die nu loopt' })).toBeNull();
    expect(timer()).toBe('01:07');
  });

  test('stopping it from elsewhere leads to what comes of it', async () => {
    const app = await record([
      answers(listAppointments, { data: [] }),
      answers(listRecordings, { data: [] }),
    ]);
    await app.user.click(screen.getByRole('link', { name: 'Start' }));
    const bar = within(await screen.findByRole('region', { name: 'Opname die nu loopt' }));
    await app.user.click(bar.getByRole('button', { name: 'Opname stoppen' }));
    await waitFor(() => expect(app.path()).toBe('/walkthrough/record'));
    expect(await screen.findByText('Saving recording...')).toBeTruthy();
    expect(world.ended).toContain('stop');
  });

  test('another client is not recorded over it, and is not shown its sound', async () => {
    const app = await record();
    app.hear(65);
    const other = { id: '1d0c5d3e-9a51-4f0e-8a4c-2b6f5f0d3c99', client_name: 'Kees de Vries' };
    await act(() => app.router.navigate('/walkthrough/record', { state: { apt: other } }));
    expect(await screen.findByText('Er loopt nog een opname van Vera Zandstra')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Kees de Vries' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start opname' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Opname verwijderen' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Opname die nu loopt' })).toBeTruthy();
  });
});

describe('after the stop', () => {
  test('it is sent by itself, its id is kept, and success is told', async () => {
    const app = await record([
      answers(getRecording, { data: aRecording('b9a1c7de-7d5b-4a3a-9f5e-1f1f0c0d2e01') }),
    ]);
    await press(app, 'Opname stoppen');
    expect(await screen.findByText('Saving recording...')).toBeTruthy();
    expect(
      screen.getByText('De opname wordt opgeslagen en verwerkt. Je kunt in een nieuwe opname starten.'),
    ).toBeTruthy();
    expect(world.ended).toContain('stop');

    app.news({ type: 'saved', id: app.id });

    expect(await screen.findByText('Gesprek opgeslagen')).toBeTruthy();
    expect(await screen.findByText('Initiating processing...')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Opname afspelen' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Naar start' })).toBeTruthy();
    expect(app.router.state.location.state).toEqual({ apt, recordingId: app.id });
    expect(app.path()).toBe(`/walkthrough/record/${app.id}`);
  });

  test('another recording of the same appointment that is opened stays on the screen', async () => {
    const other = 'b9a1c7de-7d5b-4a3a-9f5e-1f1f0c0d2e01';
    const app = await record([refuses(getRecording, 'not_found')]);
    await press(app, 'Opname stoppen');
    app.news({ type: 'saved', id: app.id });
    await waitFor(() => expect(app.router.state.location.state).toEqual({ apt, recordingId: app.id }));

    await act(() => app.router.navigate('/walkthrough/record', { state: { apt, recordingId: other } }));
    await waitFor(() => expect(app.router.state.location.state).toEqual({ apt, recordingId: other }));
    await screen.findAllByText('Error fetching recording data');
    expect(app.router.state.location.state).toEqual({ apt, recordingId: other });
  });

  test('what the server will not have stays here, and can be tried again', async () => {
    const app = await record();
    await press(app, 'Opname stoppen');
    app.news({ type: 'refused', id: app.id, code: 'not_found' });
    expect(await screen.findByText('An error occurred: Dit is niet gevonden.')).toBeTruthy();
    await press(app, 'Opnieuw proberen');
    expect(commandsOf('send_leftovers')).not.toEqual([]);
    expect(await screen.findByText('Saving recording...')).toBeTruthy();
  });

  test('deleting before the server has an id only resets', async () => {
    const app = await record();
    await press(app, 'Opname verwijderen');
    expect(await screen.findByText('Ben je zeker dat je deze opname wilt verwijderen?')).toBeTruthy();
    await press(app, 'Ja');
    expect(await screen.findByText('Klaar om op te nemen')).toBeTruthy();
    expect(commandsOf('discard')).toEqual([{ type: 'discard', id: app.id }]);
    expect(app.sentTo(changeRecording)).toEqual([]);
  });
});

describe('after an interruption', () => {
  const id = 'b9a1c7de-7d5b-4a3a-9f5e-1f1f0c0d2e01';

  test('the recording is there, paused, and goes on where it was', async () => {
    world.found = { id, samples: 754 * SECOND, safe: 750 * SECOND, isStopped: false };
    world.kept_samples = 754 * SECOND;
    const app = await openRecorder();
    expect(await screen.findByText(/Deze opname werd onderbroken/)).toBeTruthy();
    expect(timer()).toBe('12:34');
    await press(app, 'Hervat de opname');
    await screen.findByText('Opname loopt');
    act(() => world.hear({ rms: 0.1, peak: 0.2, samples: 2 * SECOND, gap_samples: 0 }));
    expect(timer()).toBe('12:36');
    expect(commandsOf('go_on')).toMatchObject([{ id }]);
  });

  test('what was stopped before is sent without being asked', async () => {
    world.found = { id, samples: 754 * SECOND, safe: 750 * SECOND, isStopped: true };
    await openRecorder();
    expect(await screen.findByText('Saving recording...')).toBeTruthy();
    expect(commandsOf('send_leftovers')).toMatchObject([{ clinician_id: sanne.id }]);
  });
});
