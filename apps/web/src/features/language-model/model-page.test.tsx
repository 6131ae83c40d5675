// @vitest-environment jsdom
import {
  cancelModelTrial,
  findModelServers,
  getLeavingExample,
  getModelChoice,
  getModelTrial,
  listServerModels,
  listTemplates,
  type ModelDecision,
  type ModelTrial,
  setModelChoice,
  tryModel,
} from '@noteer/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answers, type Fake, refuses } from '../../../test/fake-api.ts';
import { undecidedModel } from '../../../test/language-models.ts';
import { openApp } from '../../../test/open-app.tsx';
import { marijke, sanne } from '../../../test/people.ts';
import { put } from '../../../test/put.ts';

const ollama = { name: 'mistral-small:24b', context_tokens: 16_384 };
const house = {
  ...{ kind: 'http' as const, url: 'http://127.0.0.1:11434', model: ollama.name },
  ...{ context_tokens: 16_384, is_ours: false },
};
const chosen: ModelDecision = {
  ...undecidedModel,
  choice: { ...undecidedModel.choice, writes: 'house', house },
  ...{ version: 1, has_key: { house: true, elsewhere: false } },
  in_use: { place: 'house', model: ollama.name, is_ready: true },
  ...{ set_by: 'Marijke Oosterhof', set_at: '2026-11-02T09:00:00.000Z' },
};
const running: ModelTrial = {
  ...{ id: '0e0a4f3e-1b7f-4c38-8f0a-9b1f3c0c9a22', state: 'running', step: 'writing', problem: null },
  ...{ place: 'house', model: ollama.name, asked_at: '2026-11-02T09:00:00.000Z' },
  talk: [{ seq: 1, text: 'Ik slaap slecht.' }],
  sections: [{ id: 'course', title: 'Beloop', sentences: [{ text: 'Slaapt slecht.', sources: [1] }] }],
  ...{ seconds_to_first: 2.5, seconds: null, tokens_read: 0, tokens_written: 0 },
  ...{ is_to_the_letter: null, changes: null },
};
const done: ModelTrial = {
  ...running,
  ...{ state: 'done', seconds: 9.5, tokens_read: 5_200, tokens_written: 410, is_to_the_letter: true },
  changes: [
    { kind: 'missing', section: 'Beleid', before: '', after: 'Belt bij verergering.', why: 'Afgesproken.' },
  ],
};
const template = { id: 'intake', name: { nl: 'Intake', en: 'Intake' }, from: 'built_in' as const };

const open = (...api: Fake[]) =>
  openApp('/language-model', {
    as: marijke,
    api: [
      ...api,
      answers(getModelChoice, { data: undecidedModel }),
      answers(getModelTrial, { data: null }),
      answers(findModelServers, { data: [] }),
      answers(listTemplates, { data: [{ ...template, is_offered: true, is_default: false }] }),
    ],
  });
const ownServer = () => screen.findByRole('radio', { name: 'Eigen server' });
const field = (name: string) => screen.getByLabelText(name) as HTMLInputElement;

test('a server that was found is taken, tried and saved', async () => {
  const found = { software: 'ollama' as const, url: house.url, models: [ollama] };
  const { user, sentTo } = open(
    answers(findModelServers, { data: [found] }),
    answers(tryModel, { data: done }),
    answers(setModelChoice, { data: chosen }),
  );
  expect(await screen.findByText('Er is nog niets gekozen.')).toBeTruthy();
  await user.click(await ownServer());
  await user.click(await screen.findByRole('button', { name: 'Ollama gebruiken' }));
  expect([field('Adres').value, field('Model').value, field('Leest tegelijk (tokens)').value]).toEqual([
    ...[house.url, ollama.name, '16384'],
  ]);
  expect(screen.getByText(/Ollama leest zoveel als er is ingesteld/)).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Probeer' }));
  const note = within(await screen.findByRole('region', { name: 'Verslag' }));
  expect(note.getByText('Slaapt slecht.')).toBeTruthy();
  expect(note.getByText('Belt bij verergering.').tagName).toBe('INS');
  expect(screen.getByText('precies zoals gevraagd')).toBeTruthy();
  expect(sentTo(tryModel)).toEqual([{ place: 'house', language: 'nl', here: null, house, elsewhere: null }]);

  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  expect(
    await screen.findByText(/mistral-small:24b schrijft de verslagen, op een eigen server/),
  ).toBeTruthy();
  expect(screen.getByText(/^Gekozen door Marijke Oosterhof/)).toBeTruthy();
  expect(sentTo(setModelChoice)).toEqual([
    { writes: 'house', here: null, house, elsewhere: null, templates: {}, version: 0 },
  ]);
});

test('a server lists its models with the key that was typed; the key is shown nowhere afterwards', async () => {
  const { user, sentTo } = open(
    answers(getModelChoice, { data: chosen }),
    answers(listServerModels, {
      data: { software: 'other', models: [{ name: 'a', context_tokens: null }], problem: null },
    }),
  );
  const key = (await screen.findByLabelText('Sleutel')) as HTMLInputElement;
  expect([key.value, key.type]).toEqual(['', 'password']);
  expect(screen.getByText(/Er is een sleutel bewaard/)).toBeTruthy();
  await put(user, key, 'sk-typed');
  await user.click(screen.getByRole('button', { name: 'Modellen opvragen' }));
  expect(await screen.findByText('De server heeft 1 model.')).toBeTruthy();
  expect(sentTo(listServerModels)).toEqual([
    { place: 'house', kind: 'http', url: house.url, key: 'sk-typed' },
  ]);
});

test.each([
  ['not_allowed', 'De server weigert de sleutel.'],
  ['redirects', /verwijst door naar een ander adres/],
  ['nonsense', /iets anders dan een server/],
] as const)('what is wrong with a server is told: %s', async (problem, words) => {
  const { user } = open(
    answers(getModelChoice, { data: chosen }),
    answers(listServerModels, { data: { software: 'other', models: [], problem } }),
  );
  await user.click(await screen.findByRole('button', { name: 'Modellen opvragen' }));
  expect(await screen.findByText(words)).toBeTruthy();
});

test('a public address is an own server only for whoever says so', async () => {
  const { user, sentTo } = open(answers(setModelChoice, { data: chosen }));
  await user.click(await ownServer());
  await put(user, field('Adres'), 'https://llm.example.org');
  await put(user, field('Model'), 'm');
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  expect(await screen.findByText(/Dit is een openbaar adres/)).toBeTruthy();
  expect(sentTo(setModelChoice)).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: /Namen van cliënten gaan er ongewijzigd heen/ }));
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await screen.findByText(/op een eigen server/);
  expect(sentTo(setModelChoice)).toMatchObject([
    { house: { is_ours: true, url: 'https://llm.example.org' } },
  ]);
});

test('for a model elsewhere an example shows what leaves, and a key that is needed is asked for', async () => {
  const { user } = open(
    answers(getLeavingExample, {
      data: [{ said: 'Dag mevrouw Wiersinga.', leaves: 'Dag mevrouw [achternaam 1].' }],
    }),
  );
  await user.click(await screen.findByRole('radio', { name: 'Elders' }));
  const leaving = within(await screen.findByRole('region', { name: 'Wat er naar buiten gaat' }));
  expect(await leaving.findByText('Dag mevrouw [achternaam 1].')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Soort'), 'Mistral');
  await put(user, field('Model'), 'mistral-medium');
  await user.click(screen.getByRole('button', { name: 'Probeer' }));
  expect(await screen.findByText('Deze soort vraagt een sleutel.')).toBeTruthy();
});

test('a template gets another model, or none', async () => {
  const { user, sentTo } = open(
    answers(getModelChoice, { data: chosen }),
    answers(setModelChoice, { data: { ...chosen, version: 2 } }),
  );
  await user.selectOptions(await screen.findByLabelText('Model voor Intake'), 'Geen');
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await screen.findByText(/Het volgende verslag wordt zo geschreven/);
  expect(sentTo(setModelChoice)).toMatchObject([{ templates: { intake: 'none' }, version: 1 }]);
});

test('what the environment holds fast is named, and cannot be changed', async () => {
  open(answers(getModelChoice, { data: { ...chosen, held_by: ['WRITER_URL', 'WRITER_MODEL'] } }));
  expect(await screen.findByText('Vastgezet op de server met WRITER_URL, WRITER_MODEL')).toBeTruthy();
  expect(field('Adres').disabled).toBe(true);
  expect(
    (screen.getByRole('radio', { name: 'Geen' }) as HTMLInputElement).closest('fieldset')?.disabled,
  ).toBe(true);
  expect(screen.queryByRole('button', { name: 'Opslaan' })).toBeNull();
});

test('a trial that goes on is shown when one comes back, and can be stopped', async () => {
  const { user } = open(
    answers(getModelTrial, { data: running }),
    answers(cancelModelTrial, { data: { ...running, state: 'cancelled' } }),
  );
  expect(await screen.findByText('Schrijft het verslag')).toBeTruthy();
  expect(screen.getByText('Slaapt slecht.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Stop de proef' }));
  expect(await screen.findByText('De proef is gestopt')).toBeTruthy();
});

test('a trial that failed says why', async () => {
  open(
    answers(getModelTrial, { data: { ...running, state: 'failed', problem: 'not_allowed', sections: [] } }),
  );
  expect(await screen.findByText('Noteer heeft geen toegang tot het taalmodel')).toBeTruthy();
});

test('what somebody else chose meanwhile is said', async () => {
  const { user } = open(refuses(setModelChoice, 'institution_changed'));
  await user.click(await screen.findByRole('button', { name: 'Opslaan' }));
  expect(await screen.findByText(/Iemand anders heeft intussen iets anders besloten/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Opnieuw ophalen' })).toBeTruthy();
});

test('a clinician is not led there', async () => {
  openApp('/language-model', { as: sanne });
  expect(screen.queryByRole('radio')).toBeNull();
});
