import { describe, expect, test } from 'vitest';
import { quietestIn } from './cut.ts';
import { nextWindow } from './next-window.ts';

const RATE = 16_000;
const at = (s: number) => Math.round(s * RATE);

/** Times in seconds, in and out. */
function cut(speech: [from: number, to: number][], length: number, isEnd = false, quietest = 20) {
  const { parts, done } = nextWindow({
    speech: speech.map(([from, to]) => ({ from: at(from), to: at(to) })),
    length: at(length),
    isEnd,
    quietestIn: () => at(quietest),
  });
  return { parts: parts.map(({ from, to }) => [from / RATE, to / RATE]), done: done / RATE };
}

describe('silence', () => {
  test('is dealt with without a window, but for the moment in which a word may begin', () => {
    expect(cut([], 40)).toEqual({ parts: [], done: 39 });
  });

  test('at the end is dealt with to the last sample', () => {
    expect(cut([], 40, true)).toEqual({ parts: [], done: 40 });
  });

  test('before speech that goes on is left behind, so that the speech has all the room', () => {
    expect(cut([[50, 60]], 60)).toEqual({ parts: [], done: 49.8 });
  });

  test('after speech ends the waiting', () => {
    expect(cut([[1, 5]], 12.9).parts).toEqual([]);
    expect(cut([[1, 5]], 13)).toEqual({ parts: [[0.8, 5.2]], done: 5.2 });
  });
});

describe('pieces between pauses', () => {
  test('are heard soon while the engine keeps up', () => {
    expect(cut([[1, 12]], 14)).toEqual({ parts: [], done: 0 });
    expect(cut([[1, 13]], 14)).toEqual({ parts: [[0.8, 13.2]], done: 13.2 });
  });

  test('wait for each other until a window is filled when it is behind', () => {
    const behind: [number, number][] = [
      [1, 8],
      [9, 20],
    ];
    expect(cut([...behind, [26, 37]], 37.1)).toEqual({ parts: [[0.8, 20.2]], done: 20.2 });
    expect(cut([...behind, [27, 33]], 33.1)).toEqual({ parts: [], done: 0 });
    expect(cut([...behind, [27, 33]], 33.6)).toEqual({
      parts: [
        [0.8, 20.2],
        [26.8, 33.2],
      ],
      done: 33.2,
    });
  });

  test('leave long pauses out, and keep short ones', () => {
    expect(
      cut(
        [
          [2, 10],
          [10.9, 15],
          [30, 38],
          [50, 54],
        ],
        60,
        true,
      ),
    ).toEqual({
      parts: [
        [1.8, 15.2],
        [29.8, 38.2],
        [49.8, 54.2],
      ],
      done: 60,
    });
  });

  test('in a talk with few words go when no more can be looked at', () => {
    expect(
      cut(
        [
          [20, 23],
          [50, 52],
        ],
        60,
        false,
      ).parts,
    ).toEqual([
      [19.8, 23.2],
      [49.8, 52.2],
    ]);
  });

  test('that do not fit any more go into the next window', () => {
    expect(
      cut(
        [
          [1, 8],
          [9, 20],
          [21, 33],
        ],
        34,
      ),
    ).toEqual({ parts: [[0.8, 20.2]], done: 20.2 });
  });

  test('are not cut while they go on', () => {
    expect(
      cut(
        [
          [1, 8],
          [9, 25],
        ],
        25.5,
      ),
    ).toEqual({ parts: [], done: 0 });
  });

  test('are padded, but not into what is said next', () => {
    expect(
      cut(
        [
          [0.1, 24.2],
          [24.85, 40],
        ],
        41,
      ).parts,
    ).toEqual([[0, 24.4]]);
    expect(
      cut(
        [
          [0.1, 27],
          [27.6, 40],
        ],
        41,
      ).parts,
    ).toEqual([[0, 27.2]]);
  });

  test('of a short recording are one window at its end', () => {
    expect(
      cut(
        [
          [1, 3],
          [5, 6],
        ],
        9,
        true,
      ),
    ).toEqual({
      parts: [
        [0.8, 3.2],
        [4.8, 6.2],
      ],
      done: 9,
    });
  });

  test('at the end still make windows of at most 28 seconds', () => {
    expect(
      cut(
        [
          [0, 20],
          [22, 40],
        ],
        42,
        true,
      ),
    ).toEqual({ parts: [[0, 20.2]], done: 20.2 });
  });
});

test('the last pieces, when they just do not fit together, are two windows', () => {
  const last = [
    { from: at(0.2), to: at(18) },
    { from: at(18.9), to: at(28.3) },
  ];
  const { parts, done } = nextWindow({
    ...{ speech: last, length: at(28.4), isEnd: true },
    quietestIn: ({ to }) => to,
  });
  expect(parts).toHaveLength(1);
  expect(done / RATE).toBe(18.2);
});

describe('speech without a closing pause', () => {
  test('is cut in its widest breath', () => {
    expect(
      cut(
        [
          [0, 15],
          [15.3, 22],
          [22.5, 45],
        ],
        45,
      ).parts,
    ).toEqual([[0, 22.25]]);
  });

  test('without any breath is cut where it is quietest', () => {
    expect(cut([[0, 45]], 45, false, 21)).toEqual({ parts: [[0, 21]], done: 21 });
  });

  test('just short enough at the end stays whole', () => {
    expect(cut([[0.2, 27.8]], 28, true)).toEqual({ parts: [[0, 28]], done: 28 });
  });
});

test('all that is said is in exactly one window, whatever is said', () => {
  let seed = 7;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  for (let run = 0; run < 300; run++) {
    const speech: { from: number; to: number }[] = [];
    for (let t = 0; t < 200; ) {
      const from = t + 0.25 + random() ** 4 * 20;
      const to = from + 0.1 + random() ** 3 * 50;
      speech.push({ from: at(from), to: at(to) });
      t = to;
    }
    const total = (speech.at(-1)?.to ?? 0) + at(random() * 3);
    const heard: { from: number; to: number }[] = [];
    for (let position = 0; position < total; ) {
      const end = Math.min(total, position + at(60));
      const { parts, done } = nextWindow({
        speech: speech
          .filter(({ from, to }) => to > position && from < end)
          .map(({ from, to }) => ({ from: Math.max(0, from - position), to: Math.min(to, end) - position })),
        length: end - position,
        isEnd: end === total,
        quietestIn: ({ to }) => to,
      });
      expect(done).toBeGreaterThan(0);
      expect(parts.reduce((sum, { from, to }) => sum + to - from, 0)).toBeLessThanOrEqual(at(28));
      for (const { from, to } of parts) heard.push({ from: position + from, to: position + to });
      position += done;
    }

    const spoken = speech.reduce((sum, { from, to }) => sum + to - from, 0);
    const taken = heard.reduce(
      (sum, part) =>
        speech.reduce(
          (all, { from, to }) => all + Math.max(0, Math.min(to, part.to) - Math.max(from, part.from)),
          sum,
        ),
      0,
    );
    expect(taken).toBe(spoken);
    expect(heard.every(({ from }, i) => from >= (heard[i - 1]?.to ?? 0))).toBe(true);
  }
});

test('the quietest place is found by its energy', () => {
  const audio = Int16Array.from({ length: at(2) }, (_, i) => (i > at(1) && i < at(1.15) ? 10 : 9_000));
  expect(quietestIn(audio, { from: 0, to: at(2) }) / RATE).toBeCloseTo(1.07, 1);
});
