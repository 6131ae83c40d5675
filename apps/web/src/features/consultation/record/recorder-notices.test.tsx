// @vitest-environment jsdom
import { SAMPLE_RATE } from '@noteer/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { idle, type RecorderEvent, step, takeOf } from '../../../capture/machine.ts';
import { KeptLine } from './kept-line.tsx';
import { RecorderNotices } from './recorder-notices.tsx';

afterEach(cleanup);

const id = 'b9a1c7de-7d5b-4a3a-9f5e-1f1f0c0d2e01';

function recording(gap_count: number, gap_s: number) {
  const events: RecorderEvent[] = [
    { type: 'start' },
    { type: 'began', id, samples: 0 },
    { type: 'gaps', id, gap_count, gap_samples: gap_s * SAMPLE_RATE },
  ];
  const state = events.reduce(step, idle);
  const take = takeOf(state);
  render(
    <>
      <RecorderNotices state={state} />
      {take && <KeptLine take={take} />}
    </>,
  );
}

const warning = () =>
  screen.queryByText(/Dit apparaat is te druk.*De opname gaat door\. Sluit andere programma/);

test('a recording without gaps says nothing of them', () => {
  recording(0, 0);
  expect(warning()).toBeNull();
  expect(screen.queryByText(/ontbreekt/)).toBeNull();
});

test('one short gap is counted quietly', () => {
  recording(1, 0.3);
  expect(screen.getByText('Er ontbreekt 0,3 s geluid')).toBeTruthy();
  expect(warning()).toBeNull();
});

test('a second gap says what it means and what helps', () => {
  recording(2, 0.5);
  expect(screen.getByText('Er ontbreekt 2 keer geluid, samen 0,5 s')).toBeTruthy();
  expect(warning()).toBeTruthy();
});

test('so does one that lasts more than a second', () => {
  recording(1, 1.5);
  expect(warning()).toBeTruthy();
});
