import { afterEach, expect, test, vi } from 'vitest';
import type { ToWorklet } from './messages.ts';
import { watchFromPage } from './page-watch.ts';

afterEach(() => vi.restoreAllMocks());

/** Clocks that the test moves: the machine's, and the page's own. */
function clocks() {
  const at = { wall_ms: 1_000_000, page_ms: 0, heldUp_ms: 0 };
  vi.spyOn(performance, 'now').mockImplementation(() => at.page_ms);
  vi.spyOn(Date, 'now').mockImplementation(() => {
    const now_ms = at.wall_ms;
    at.page_ms += at.heldUp_ms;
    at.wall_ms += at.heldUp_ms;
    return now_ms;
  });
  const pass = (ms: number) => {
    at.wall_ms += ms;
    at.page_ms += ms;
  };
  return { at, pass };
}

function watched() {
  const said: ToWorklet[] = [];
  return { said, look: watchFromPage((message) => said.push(message)) };
}

test('a clock that somebody set is told, by how much', () => {
  const { at, pass } = clocks();
  const { said, look } = watched();
  pass(50);
  look(undefined);
  at.wall_ms += 700;
  pass(50);
  look(undefined);
  expect(said).toEqual([{ clock_moved_ms: 700 }]);
});

test('a page that is held up between its two clocks tells of no clock that was set', () => {
  const { at, pass } = clocks();
  const { said, look } = watched();
  for (const heldUp_ms of [0, 60, 0, 120, 0]) {
    pass(50);
    at.heldUp_ms = heldUp_ms;
    look(undefined);
  }
  expect(said).toEqual([]);
});
