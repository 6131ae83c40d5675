import { afterEach, expect, test, vi } from 'vitest';
import { scriptedModel } from '../../test/scripted-model.ts';
import { ModelPool } from './pool.ts';

afterEach(() => {
  vi.useRealTimers();
});

const question = {
  ...{ name: 'note', instructions: 'a', talk: 'b', after: 'c' },
  ...{ schema: { type: 'object' as const }, answer_tokens: 10 },
};

function aModel() {
  const written = Promise.withResolvers<unknown>();
  const state = { isClosed: false };
  const model = scriptedModel(() => written.promise, {
    close: async () => {
      state.isClosed = true;
    },
  });
  return { model, state, written };
}

test('a model that nobody chose any more is closed after its last answer, and not before', async () => {
  vi.useFakeTimers();
  const { model, state, written } = aModel();
  const pool = new ModelPool();
  const asked = pool.get('old', () => model).ask(question, { signal: new AbortController().signal });

  pool.keep(new Set(['new']));
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(state.isClosed).toBe(false);

  written.resolve({ sections: {} });
  await asked;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state.isClosed).toBe(true);
});

test('one that is chosen again meanwhile stays', async () => {
  vi.useFakeTimers();
  const { model, state } = aModel();
  const pool = new ModelPool();
  const first = pool.get('same', () => model);
  pool.keep(new Set());
  expect(pool.get('same', () => aModel().model)).toBe(first);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(state.isClosed).toBe(false);
  await pool.close();
  expect(state.isClosed).toBe(true);
});
