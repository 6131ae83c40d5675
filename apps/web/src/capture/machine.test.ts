import { describe, expect, test } from 'vitest';
import { idle, isUnderway, type RecorderEvent, type RecorderState, step, takeOf } from './machine.ts';

const id = 'b9a1c7de-7d5b-4a3a-9f5e-1f1f0c0d2e01';
const after = (...events: RecorderEvent[]): RecorderState => events.reduce(step, idle);
const began: RecorderEvent[] = [{ type: 'start' }, { type: 'began', id, samples: 0 }];
const found = (isStopped: boolean): RecorderEvent => ({
  type: 'found',
  id,
  samples: 48_000,
  safe: 16_000,
  isStopped,
  gaps: { gap_count: 2, gap_samples: 6400 },
});

describe('a recording from start to end', () => {
  test('asks for the microphone, records, pauses, goes on, stops and is saved', () => {
    const ats = [
      ...began,
      { type: 'pause' },
      { type: 'resume' },
      { type: 'stop' },
      { type: 'saved', id },
    ] satisfies RecorderEvent[];
    const seen: string[] = [];
    ats.reduce((state, event) => {
      const next = step(state, event);
      seen.push(next.at);
      return next;
    }, idle as RecorderState);

    expect(seen).toEqual(['asking', 'recording', 'paused', 'recording', 'saving', 'saved']);
  });

  test('the time is what was heard, and stands still in a pause', () => {
    const state = after(
      ...began,
      { type: 'heard', samples: 32_000, isSilent: false },
      { type: 'pause' },
      { type: 'heard', samples: 48_000, isSilent: false },
    );
    expect(takeOf(state)?.samples).toBe(32_000);
  });

  test('what is kept and what is safe is counted while people talk, pause and wait', () => {
    const news: RecorderEvent[] = [
      { type: 'kept', id, samples: 20_000 },
      { type: 'safe', id, samples: 10_000 },
    ];
    for (const state of [
      after(...began, ...news),
      after(...began, { type: 'pause' }, ...news),
      after(...began, { type: 'microphone_lost' }, ...news),
      after(...began, { type: 'stop' }, ...news),
    ]) {
      expect(takeOf(state)).toMatchObject({ kept: 20_000, safe: 10_000 });
    }
  });

  test('news about another capture changes nothing', () => {
    const state = after(...began);
    const other = '00000000-0000-4000-8000-000000000000';
    for (const event of [
      { type: 'kept', id: other, samples: 1 },
      { type: 'safe', id: other, samples: 1 },
      { type: 'trouble', id: other, trouble: 'offline' },
      { type: 'saved', id: other },
      { type: 'gone', id: other },
      { type: 'refused', id: other, code: 'not_found' },
    ] satisfies RecorderEvent[]) {
      expect(step(state, event)).toBe(state);
    }
  });
});

describe('without a microphone', () => {
  test('a refusal leads back to the start, and says why', () => {
    expect(after({ type: 'start' }, { type: 'failed', problem: 'no_microphone' })).toEqual({
      at: 'idle',
      problem: 'no_microphone',
    });
  });

  test('the next attempt starts without the old problem', () => {
    const state = after({ type: 'start' }, { type: 'failed', problem: 'no_microphone' }, { type: 'start' });
    expect(state).toEqual({ at: 'asking', take: null });
  });

  test('one that disappears makes the recording wait, and another makes it go on', () => {
    const waiting = after(...began, { type: 'microphone_lost' });
    expect(waiting.at).toBe('waiting');
    expect(step(waiting, { type: 'microphone_found' }).at).toBe('recording');
    expect(step(waiting, { type: 'pause' }).at).toBe('paused');
    expect(step(waiting, { type: 'stop' }).at).toBe('saving');
  });

  test('a microphone that changes during a pause does not end the pause', () => {
    const paused = after(...began, { type: 'pause' });
    expect(step(paused, { type: 'microphone_lost' })).toBe(paused);
    expect(step(paused, { type: 'microphone_found' })).toBe(paused);
  });

  test('silence is said while recording, and forgotten by a pause', () => {
    const silent = after(...began, { type: 'heard', samples: 160_000, isSilent: true });
    expect(takeOf(silent)?.isSilent).toBe(true);
    expect(takeOf(step(silent, { type: 'pause' }))?.isSilent).toBe(false);
  });
});

describe('after an interruption', () => {
  test('what was open is paused, with its length, until somebody decides', () => {
    expect(after(found(false))).toMatchObject({
      at: 'paused',
      take: { id, samples: 48_000, kept: 48_000, safe: 16_000, wasInterrupted: true },
    });
  });

  test('going on asks for the microphone first, and counts on from there', () => {
    const asking = after(found(false), { type: 'resume' });
    expect(asking.at).toBe('asking');
    const recording = step(asking, { type: 'began', id, samples: 48_000 });
    expect(recording).toMatchObject({ at: 'recording', take: { samples: 48_000, wasInterrupted: false } });
  });

  test('a microphone that is refused then leaves it paused, not lost', () => {
    const state = after(found(false), { type: 'resume' }, { type: 'failed', problem: 'no_microphone' });
    expect(state).toMatchObject({ at: 'paused', problem: 'no_microphone', take: { id } });
  });

  test('what was stopped is only sent', () => {
    expect(after(found(true)).at).toBe('saving');
  });

  test('it is not taken up in the middle of another recording', () => {
    const state = after(...began);
    expect(step(state, found(false))).toBe(state);
  });
});

describe('trouble on the way to the server', () => {
  test('is shown, and gone once something arrives', () => {
    const offline = after(...began, { type: 'trouble', id, trouble: 'offline' });
    expect(takeOf(offline)?.trouble).toBe('offline');
    expect(takeOf(step(offline, { type: 'safe', id, samples: 80_000 }))?.trouble).toBeNull();
  });

  test('a server that refuses does not end a conversation', () => {
    const state = after(...began, { type: 'refused', id, code: 'not_found' });
    expect(state).toMatchObject({ at: 'recording', take: { trouble: 'refused' } });
  });

  test('after the stop a refusal is final, until it is tried again', () => {
    const refused = after(...began, { type: 'stop' }, { type: 'refused', id, code: 'not_found' });
    expect(refused).toMatchObject({ at: 'refused', code: 'not_found' });
    expect(step(refused, { type: 'retry' }).at).toBe('saving');
  });
});

describe('files and endings', () => {
  test('a file is read, sent and saved', () => {
    expect(after({ type: 'import' }, { type: 'imported', id }, { type: 'saved', id })).toEqual({
      at: 'saved',
      id,
    });
  });

  test('a reset leads back to the start from everywhere', () => {
    for (const state of [
      idle,
      after({ type: 'start' }),
      after(...began),
      after(...began, { type: 'pause' }),
      after(...began, { type: 'stop' }),
      after(...began, { type: 'stop' }, { type: 'saved', id }),
      after({ type: 'import' }),
    ]) {
      expect(step(state, { type: 'reset' })).toEqual(idle);
    }
  });

  test('a capture that is gone on both sides leaves nothing behind', () => {
    expect(after(...began, { type: 'stop' }, { type: 'gone', id })).toEqual(idle);
  });

  test.each<[RecorderEvent['type'], RecorderEvent]>([
    ['pause', { type: 'pause' }],
    ['resume', { type: 'resume' }],
    ['stop', { type: 'stop' }],
    ['retry', { type: 'retry' }],
  ])('%s means nothing before there is a recording', (_, event) => {
    expect(step(idle, event)).toBe(idle);
  });

  test('only what runs, waits or is paused keeps the page from being left', () => {
    const underway = [
      after(...began),
      after(...began, { type: 'pause' }),
      after(...began, { type: 'microphone_lost' }),
    ];
    const free = [
      idle,
      after({ type: 'start' }),
      after(...began, { type: 'stop' }),
      after({ type: 'import' }),
    ];
    expect(underway.map(isUnderway)).toEqual([true, true, true]);
    expect(free.map(isUnderway)).toEqual([false, false, false, false]);
  });
});

describe('sound that is missing', () => {
  test('is counted with the recording, also with one that was found again', () => {
    const told = after(...began, { type: 'gaps', id, gap_count: 1, gap_samples: 4800 });
    expect(takeOf(told)).toMatchObject({ gap_count: 1, gap_samples: 4800 });
    expect(takeOf(after(found(false)))).toMatchObject({ gap_count: 2, gap_samples: 6400 });
  });

  test('of another recording changes nothing', () => {
    const state = after(...began);
    expect(step(state, { type: 'gaps', id: 'other', gap_count: 1, gap_samples: 4800 })).toBe(state);
  });
});
