// @vitest-environment jsdom
import '../../../../test/browser-gaps.ts';
import { listGaps, SAMPLE_RATE } from '@noteer/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answers } from '../../../../test/fake-api.ts';
import { openEvidence, recording, stubSound } from '../../../../test/note-evidence.tsx';

beforeEach(stubSound);
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const gap = (at_s: number, seconds: number) => ({
  from_sample: at_s * SAMPLE_RATE,
  samples: seconds * SAMPLE_RATE,
  kind: 'silent' as const,
});
const lines = async () => {
  const list = await screen.findByRole('list', { name: 'Uitgeschreven gesprek' });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');
};

test('where sound is missing a quiet line stands between what was said', async () => {
  const data = [gap(9, 0.3), gap(31, 0.2), gap(34, 1), gap(58.5, 0.25)];
  openEvidence({
    api: [answers(listGaps, { data })],
    recording: { ...recording, gap_count: 4, gap_samples: 1.75 * SAMPLE_RATE },
  });
  await waitFor(async () => expect(await lines()).toHaveLength(9));
  const shown = await lines();
  expect(shown[1]).toBe('00:09hier ontbreekt 0,3\u00a0s geluid');
  expect(shown[2]).toMatch(/^00:10/);
  expect(shown[5]).toBe('00:31hier ontbreekt 2 keer geluid, samen 1,2\u00a0s');
  expect(shown.at(-1)).toBe('00:58hier ontbreekt 0,3\u00a0s geluid');
});

test('a recording that is whole has no such line, and nobody asks for one', async () => {
  const { sentTo } = openEvidence();
  await waitFor(async () => expect(await lines()).toHaveLength(6));
  expect(sentTo(listGaps)).toEqual([]);
});
