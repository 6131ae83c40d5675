/** Talks made of what several speakers say in turn, in a room with noise, with the truth about who speaks when. */
import { SPEECH_RATE } from '@noteer/audio';
import { phrasesOf, type Speaker } from './speakers.ts';

type Turn = { speaker: number; from: number; to: number };

export type Talk = {
  name: string;
  samples: Int16Array;
  turns: Turn[];
  /** For each hundredth of a second who is heard; −1 where nobody is. */
  truth: Int8Array;
};

export const STEP = SPEECH_RATE / 100;
const TALK_S = 180;
/** Loudness of speech; speakers differ by some decibels around it. */
const LEVEL = 2_500;
/** So much weaker than the speaker's usual loudness counts as a pause. */
const PAUSE_RATIO = 0.03;

function randomFrom(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const loudness = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / Math.max(1, samples.length));

/** A chair somewhere in a room: the voice, and some dozens of weaker ones that come back from the walls. */
function inRoom(dry: Float32Array, random: () => number): Float32Array {
  const wet = Float32Array.from(dry);
  for (let i = 0; i < 40; i++) {
    const delay = Math.round((0.002 + random() ** 2 * 0.25) * SPEECH_RATE);
    const gain = 0.25 * Math.exp(-delay / (0.06 * SPEECH_RATE)) * (random() < 0.5 ? -1 : 1);
    for (let t = delay; t < dry.length; t++) wet[t] = (wet[t] as number) + gain * (dry[t - delay] as number);
  }
  return wet;
}

/** Between the hiss of a microphone and the hum of a building. */
function roomNoise(length: number, random: () => number): Float32Array {
  const noise = new Float32Array(length);
  let low = 0;
  for (let t = 0; t < length; t++) {
    const white = random() + random() + random() - 1.5;
    low += 0.03 * (white - low);
    noise[t] = low * 6 + white * 0.25;
  }
  return noise;
}

/** What one person says in one turn: phrases with short breaths, ended where the turn is over. */
function* wordsOf(phrases: Int16Array[], random: () => number): Generator<Int16Array> {
  for (;;) {
    const order = phrases.map((phrase) => ({ phrase, place: random() })).sort((a, b) => a.place - b.place);
    for (const { phrase } of order) yield phrase;
  }
}

type Track = { words: Generator<Int16Array>; dry: Float32Array; spans: { from: number; to: number }[] };

function speakTurn({ words, dry, spans }: Track, from: number, length: number, random: () => number): number {
  const end = Math.min(dry.length, from + length);
  let at = from;
  while (at < end) {
    const phrase = words.next().value as Int16Array;
    const to = Math.min(end, at + phrase.length);
    for (let t = at; t < to; t++) {
      // A word that is broken off fades within 10 ms: a click would betray the change.
      const fade = Math.min(1, (to - t) / STEP);
      dry[t] = (phrase[t - at] as number) * fade;
    }
    spans.push({ from: at, to });
    at = to + Math.round((0.08 + random() * 0.3) * SPEECH_RATE);
  }
  return end;
}

/** Marks who is heard, by the loudness of each track before room and noise. */
function listenTo(tracks: Track[], length: number): Int8Array {
  const truth = new Int8Array(Math.floor(length / STEP)).fill(-1);
  for (const [speaker, { dry, spans }] of tracks.entries()) {
    for (const { from, to } of spans) {
      for (let step = Math.ceil(from / STEP); step < Math.floor(to / STEP); step++) {
        const level = loudness(dry.subarray(step * STEP, (step + 1) * STEP));
        if (level > LEVEL * PAUSE_RATIO) truth[step] = speaker;
      }
    }
  }
  return truth;
}

/** What is said twice is alike beyond all measure: a talk ends when somebody has said nearly everything. */
function lengthFor(said: Int16Array[][]): number {
  const least = Math.min(...said.map((phrases) => phrases.reduce((sum, { length }) => sum + length, 0)));
  return Math.min(TALK_S * SPEECH_RATE, Math.round(least * said.length * 1.2));
}

/** `snr_db`: how far the noise lies below the speech. One speaker makes a monologue. */
export async function talkOf(speakers: Speaker[], snr_db: number, seed: number): Promise<Talk> {
  const random = randomFrom(seed);
  const tracks: Track[] = [];
  const said = await Promise.all(speakers.map(phrasesOf));
  const length = lengthFor(said);
  for (const phrases of said) {
    tracks.push({ words: wordsOf(phrases, random), dry: new Float32Array(length), spans: [] });
  }
  const turns: Turn[] = [];
  let speaker = 0;
  for (let at = Math.round(random() * SPEECH_RATE); at < length - SPEECH_RATE; ) {
    // Mostly short turns, now and then a long one: from 1 to 20 s.
    const to = speakTurn(tracks[speaker] as Track, at, Math.round(20 ** random() * SPEECH_RATE), random);
    turns.push({ speaker, from: at, to });
    const gap_s = random() < 0.3 ? 0 : random();
    at = to + Math.round(gap_s * SPEECH_RATE);
    const others = speakers.length - 1;
    if (others > 0) speaker = (speaker + 1 + Math.floor(random() * others)) % speakers.length;
  }
  for (const { dry, spans } of tracks) {
    const said = spans.map(({ from, to }) => ({
      power: loudness(dry.subarray(from, to)) ** 2,
      length: to - from,
    }));
    const usual = Math.sqrt(
      said.reduce((sum, { power, length }) => sum + power * length, 0) /
        said.reduce((sum, { length }) => sum + length, 0),
    );
    const gain = (LEVEL / usual) * 10 ** ((random() * 6 - 3) / 20);
    for (let t = 0; t < length; t++) dry[t] = (dry[t] as number) * gain;
  }
  const truth = listenTo(tracks, length);
  const mixed = roomNoise(length, random);
  const scale = (LEVEL / loudness(mixed)) * 10 ** (-snr_db / 20);
  for (let t = 0; t < length; t++) mixed[t] = (mixed[t] as number) * scale;
  for (const { dry } of tracks) {
    const wet = inRoom(dry, random);
    for (let t = 0; t < length; t++) mixed[t] = (mixed[t] as number) + (wet[t] as number);
  }
  const samples = Int16Array.from(mixed, (value) => Math.max(-32_768, Math.min(32_767, value)));
  return { name: `${speakers.map(({ name }) => name).join(' + ')}, ${snr_db} dB`, samples, turns, truth };
}
