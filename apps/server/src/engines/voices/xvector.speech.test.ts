/** The real weights on real speech, and on what is no speech. */
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { dialogue, joined, realEnglish, silence, speak, testModels } from '../../../test/spoken.ts';
import { sileroDetector } from '../vad/detector.ts';
import type { Stretch } from './port.ts';
import { type Told, tellApart } from './tell-apart.ts';
import { xvectorReader } from './xvector.ts';

const RATE = 16_000;
const name = 'xvector-vosk-0.4';
const { signal } = new AbortController();
const detector = sileroDetector(join(testModels, 'silero-vad-v5', 'silero_vad_v5.onnx'));
const reader = xvectorReader({ name, kind: 'voices', folder: join(testModels, name), file: '' });
afterAll(() => Promise.all([detector.close(), reader.close()]));

const whole = (audio: Int16Array) => [{ from: 0, to: audio.length }];
const tell = (stretches: Stretch[]) => tellApart(stretches.map((stretch) => ({ ...stretch, voice: null })));
const voicesIn = (told: Told[]) => new Set(told.flatMap(({ voice }) => (voice === null ? [] : [voice])));

describe('a consultation', () => {
  test('of two people has two voices, each with its own lines', { tags: 'thorough' }, async () => {
    const lines = [
      'Goedemorgen, fijn dat u er bent. Hoe is het de afgelopen weken met u gegaan?',
      'Niet zo goed. Ik slaap slecht en ik pieker veel over mijn werk.',
      'Hoeveel uur slaapt u ongeveer per nacht, en wordt u vaak wakker?',
      'Ongeveer vier uur. Ik word om drie uur wakker en dan kan ik niet meer slapen.',
    ];
    const spoken = await Promise.all(lines.map((line, i) => dialogue([line], [i % 2 ? 'nl+f3' : 'nl'])));
    const audio = joined(spoken);
    const stretches = await reader.read(audio, await detector.speechIn(audio, signal), signal);
    const told = tell(stretches);

    let start = 0;
    for (const [i, { length }] of spoken.entries()) {
      const own = told.filter((_, k) => {
        const { from, to } = stretches[k] as Stretch;
        return (from + to) / 2 >= start && (from + to) / 2 < start + length;
      });
      expect(new Set(own.map(({ voice }) => voice)), `line ${i}`).toEqual(new Set([i % 2]));
      start += length;
    }
  });

  test('is cut where the voice changes, also without a pause', { tags: 'thorough' }, async () => {
    const [one, other] = await Promise.all([
      speak('Ik heb al twee weken last van hoofdpijn en soms ben ik ook misselijk in de ochtend', 'nl'),
      speak('Heeft u daar iets voor ingenomen of gaat het vanzelf weer over na een tijdje', 'nl+f3'),
    ]);
    const trim = (samples: Int16Array) =>
      samples.slice(
        samples.findIndex((v) => Math.abs(v) > 500),
        samples.findLastIndex((v) => Math.abs(v) > 500),
      );
    const change = trim(one).length;
    const audio = joined([trim(one), trim(other)]);
    const stretches = await reader.read(audio, whole(audio), signal);
    const nearest = Math.min(...stretches.map(({ from }) => Math.abs(from - change)));
    expect(nearest / RATE).toBeLessThan(0.35);
  });

  test('read aloud by one person is one voice, and all of the speech is in one stretch each', async () => {
    const audio = joined((await realEnglish()).flatMap(({ samples }) => [samples, silence(0.4)]));
    const speech = await detector.speechIn(audio, signal);
    const stretches = await reader.read(audio, speech, signal);
    expect([...voicesIn(tell(stretches))]).toEqual([0]);
    for (const span of speech) {
      const inside = stretches.filter(({ from, to }) => from >= span.from && to <= span.to);
      expect(inside.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(span.to - span.from);
      expect(inside[0]?.from).toBe(span.from);
    }
  });
});

const noise = (seconds: number, loudness: number) => {
  let state = 1;
  return silence(seconds).map(() => {
    state = (state * 48_271) % 2_147_483_647;
    return (state / 2_147_483_647 - 0.5) * 2 * loudness;
  });
};
const chord = (seconds: number) =>
  silence(seconds).map((_, t) =>
    [220, 277, 330, 440].reduce((sum, hz) => sum + 2_500 * Math.sin((2 * Math.PI * hz * t) / RATE), 0),
  );

describe('what is no talk', { tags: 'thorough' }, () => {
  test.each([
    ['silence', () => silence(30)],
    ['soft noise', () => noise(30, 60)],
    ['loud noise', () => noise(30, 9_000)],
    ['a chord', () => chord(30)],
  ])('%s gives no second voice and no number that is none', async (_, make) => {
    const audio = make();
    const stretches = await reader.read(audio, whole(audio), signal);
    for (const { voiceprint } of stretches) {
      if (voiceprint) expect(Math.hypot(...voiceprint)).toBeCloseTo(1, 3);
    }
    expect(voicesIn(tell(stretches)).size).toBeLessThan(2);
  });

  test('half a minute of "eh" is one voice', async () => {
    const eh = await speak('eeeh', 'nl+m3');
    const audio = joined(Array.from({ length: 25 }, () => [eh, silence(0.5)]).flat());
    const stretches = await reader.read(audio, await detector.speechIn(audio, signal), signal);
    expect(voicesIn(tell(stretches)).size).toBeLessThan(2);
  });

  test('a tenth of a second has no print, and nothing is nothing', async () => {
    const audio = await speak('Ja', 'nl');
    const [short] = await reader.read(audio, [{ from: 4_000, to: 5_600 }], signal);
    expect(short).toEqual({ from: 4_000, to: 5_600, voiceprint: undefined });
    expect(await reader.read(audio, [], signal)).toEqual([]);
    expect(await reader.read(new Int16Array(0), [{ from: 0, to: 0 }], signal)).toHaveLength(1);
  });

  test('two people at once are at most two voices', async () => {
    const lines = [
      'Ik slaap slecht en ik pieker veel over mijn werk en mijn gezin',
      'Hoe is uw stemming overdag en heeft u ergens plezier in',
    ];
    const [one, other] = await Promise.all([dialogue(lines, ['nl']), dialogue(lines.reverse(), ['nl+f3'])]);
    const both = one.map((value, t) => (value + (other[t] ?? 0)) / 2);
    const audio = joined([one, both, other]);
    const stretches = await reader.read(audio, await detector.speechIn(audio, signal), signal);
    expect(voicesIn(tell(stretches)).size).toBeLessThanOrEqual(2);
  });
});
