// @vitest-environment jsdom
import {
  fetchLanguageModel,
  getModelChoice,
  getModelTrial,
  type LanguageModel,
  listTemplates,
  type ModelDecision,
  pauseLanguageModel,
  removeLanguageModel,
} from '@noteer/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answers, type Fake, inTurn, refuses } from '../../../test/fake-api.ts';
import { hasModels, undecidedModel } from '../../../test/language-models.ts';
import { openApp } from '../../../test/open-app.tsx';
import { marijke } from '../../../test/people.ts';

const small: LanguageModel = {
  name: 'qwen3-4b',
  licence: 'Apache-2.0',
  host: 'huggingface.co',
  bytes: 2_497_280_256,
  memory_bytes: 4_500_000_000,
  is_recommended: true,
  state: 'absent',
  bytes_done: 0,
  left_s: null,
  trouble: null,
  ...{ is_removable: true, note_minutes: 14, is_measured: false },
};
const large: LanguageModel = {
  ...small,
  name: 'qwen3-8b',
  bytes: 5_027_783_488,
  memory_bytes: 7_000_000_000,
  is_recommended: false,
};
const answersFetch = (...models: LanguageModel[]) =>
  answers(fetchLanguageModel, { data: { models, others: [], may_fetch: true, machine: null } });

const here: ModelDecision = {
  ...undecidedModel,
  choice: { ...undecidedModel.choice, writes: 'here' },
};
const open = (...api: Fake[]) =>
  openApp('/language-model', {
    as: marijke,
    api: [
      ...api,
      answers(getModelChoice, { data: here }),
      answers(getModelTrial, { data: null }),
      answers(listTemplates, { data: [] }),
    ],
  });

async function panel() {
  return within(await screen.findByRole('region', { name: 'Om op te halen' }));
}

test('an administrator reads what a language model costs and what becomes of clients’ data', async () => {
  open(hasModels([small, large]));
  const models = await panel();
  const [first, second] = await models.findAllByRole('listitem');
  expect(first?.textContent).toContain('Qwen3 4B');
  expect(first?.textContent).toContain('Past het best bij deze server');
  expect(first?.textContent).toMatch(/2,5\sGB schijfruimte, 4,5\sGB werkgeheugen/);
  expect(first?.textContent).toContain('Ophalen duurt ongeveer 4 minuten');
  expect(first?.textContent).toContain('Van huggingface.co; licentie Apache-2.0');
  expect(second?.textContent).not.toContain('Past het best');
  expect(first?.textContent).toContain('kost hier ongeveer 14 minuten (uitgerekend, niet gemeten)');
  expect(screen.getByText(/Er gaat niets van cliënten naar buiten/)).toBeTruthy();
});

test('fetching is asked for with one button, followed, and can be paused', async () => {
  const moving = { ...small, state: 'fetching' as const, bytes_done: 1_248_640_128, left_s: 100 };
  const pause = answers(pauseLanguageModel, {
    data: {
      models: [{ ...moving, state: 'paused', left_s: null }],
      others: [],
      may_fetch: true,
      machine: null,
    },
  });
  const { user } = open(inTurn(hasModels([small]), hasModels([moving])), answersFetch(moving), pause);
  const models = await panel();

  await user.click(await models.findByRole('button', { name: 'Qwen3 4B ophalen' }));

  const bar = await models.findByRole('progressbar', { name: 'Qwen3 4B ophalen' });
  expect(bar.getAttribute('aria-valuenow')).toBe('50');
  expect(bar.getAttribute('aria-valuetext')).toMatch(/^1,2\sGB van 2,5\sGB, nog 2 minuten$/);
  expect(models.getByText(/ook na een herstart gaat het ophalen verder/)).toBeTruthy();

  await user.click(models.getByRole('button', { name: 'Pauzeren' }));
  expect(await models.findByText('Gepauzeerd; wat er is blijft bewaard')).toBeTruthy();
  expect(models.getByRole('button', { name: 'Verder ophalen' })).toBeTruthy();
});

test('what came of a model can be thrown away, after a question', async () => {
  const moving = { ...small, state: 'fetching' as const, bytes_done: 1_248_640_128, left_s: 100 };
  const removed = answers(removeLanguageModel, {
    data: { models: [small], others: [], may_fetch: true, machine: null },
  });
  const { user } = open(hasModels([moving]), removed);
  const models = await panel();
  await user.click(await models.findByRole('button', { name: 'Ophalen van Qwen3 4B annuleren' }));
  const asked = within(await screen.findByRole('alertdialog', { name: 'Ophalen annuleren?' }));
  await user.click(asked.getByRole('button', { name: 'Annuleren' }));
  expect(await models.findByRole('button', { name: 'Qwen3 4B ophalen' })).toBeTruthy();
});

test('the one model that is here says so; of two the one that does not write can be removed', async () => {
  const first = { ...small, state: 'ready' as const, bytes_done: small.bytes, is_measured: true };
  const second = { ...large, state: 'ready' as const, bytes_done: large.bytes };
  const { user } = open(
    hasModels([first, second]),
    answers(getModelChoice, { data: { ...here, choice: { ...here.choice, here: 'qwen3-4b' } } }),
  );
  const models = await panel();
  expect(await models.findAllByText('Staat op deze machine en kan verslagen schrijven')).toHaveLength(2);
  expect(models.getByText(/\(gemeten\)/)).toBeTruthy();
  expect(models.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Qwen3 8B verwijderen',
  ]);
  await user.selectOptions(screen.getByLabelText('Model dat schrijft'), 'Qwen3 8B');
  expect(models.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Qwen3 4B verwijderen',
  ]);
});

test.each([
  ['unreachable', 'huggingface.co is niet te bereiken'],
  ['refused', 'huggingface.co geeft het bestand niet'],
  ['wrong_file', 'niet het bedoelde bestand'],
  ['disk', 'te weinig ruimte op de schijf'],
  ['memory', 'te weinig werkgeheugen'],
  ['other', 'logboek van de server'],
] as const)(
  'when it fails (%s) it says why, and can be tried again',
  { tags: 'thorough' },
  async (trouble, words) => {
    open(hasModels([{ ...small, state: 'failed', bytes_done: 500_000_000, trouble }]));
    const models = await panel();
    expect((await models.findByRole('alert')).textContent).toContain(words);
    expect(models.getByRole('button', { name: 'Opnieuw proberen' })).toBeTruthy();
  },
);

test.each([
  ['memory', { memory_bytes: 4e9, disk_free_bytes: 80e9 }, /Past niet: deze server heeft 4\sGB werkgeheugen/],
  ['disk', { memory_bytes: 16e9, disk_free_bytes: 3e9 }, /Past niet: er is 3\sGB vrij op de schijf/],
])('what does not fit for want of %s is not offered', { tags: 'thorough' }, async (_, machine, words) => {
  open(hasModels([small], { machine }));
  const models = await panel();
  expect(await models.findByText(words)).toBeTruthy();
  expect(models.queryByRole('button')).toBeNull();
});

test('an installation that fetches nothing says how it is done by hand', async () => {
  open(hasModels([small], { may_fetch: false }));
  const models = await panel();
  expect(await models.findByText(/npm run models -- get qwen3-4b/)).toBeTruthy();
  expect(models.queryByRole('button')).toBeNull();
});

test('a refusal is told', { tags: 'thorough' }, async () => {
  const { user } = open(hasModels([small]), refuses(fetchLanguageModel, 'internal'));
  const models = await panel();
  await user.click(await models.findByRole('button', { name: 'Qwen3 4B ophalen' }));
  expect((await models.findByRole('alert')).textContent).toContain('Dat lukte niet');
});
