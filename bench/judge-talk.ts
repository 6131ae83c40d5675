/** How well the voices of a talk were told apart: the product's way through it, and the truth beside it. */
import { SPEECH_RATE } from '@noteer/audio';
import { cutNext } from '../apps/server/src/engines/vad/cut.ts';
import type { SpeechDetector } from '../apps/server/src/engines/vad/detector.ts';
import type { VoiceReader } from '../apps/server/src/engines/voices/port.ts';
import { type ToldStretch, tellApart } from '../apps/server/src/engines/voices/tell-apart.ts';
import { STEP, type Talk } from './talks.ts';

/** What the product looks at to find one window. */
const LOOK_AHEAD = 60 * SPEECH_RATE;
const UNHEARD = -2;
const UNSURE = -1;

export type Verdict = {
  /** Of the speech that the detector found. */
  right: number;
  /** Of all speech: what the detector missed counts against it. */
  right_of_all: number;
  unsure: number;
  voices: number;
  /** Of the labels that were given while the talk went on, how much was another one later. */
  changed: number;
};

type Followed = { stretches: ToldStretch[]; given: number; changed: number };

/** Window by window, as while people talk: all stretches so far are told apart again after each. */
async function follow(talk: Talk, detector: SpeechDetector, reader: VoiceReader): Promise<Followed> {
  const { signal } = new AbortController();
  const followed: Followed = { stretches: [], given: 0, changed: 0 };
  for (let from = 0; from < talk.samples.length; ) {
    const samples = talk.samples.subarray(from, from + LOOK_AHEAD);
    const isEnd = from + samples.length === talk.samples.length;
    const { parts, speech, done } = await cutNext(detector, samples, isEnd, signal);
    if (parts.length > 0) {
      const read = await reader.read(samples.slice(0, done), speech, signal);
      for (const stretch of read) {
        const { voiceprint } = stretch;
        followed.stretches.push({
          from: stretch.from + from,
          to: stretch.to + from,
          voiceprint,
          voice: null,
        });
      }
      relabel(followed);
    }
    from += done;
  }
  return followed;
}

function relabel(followed: Followed): void {
  const told = tellApart(followed.stretches);
  for (const [i, stretch] of followed.stretches.entries()) {
    const voice = told[i]?.voice ?? null;
    if (stretch.voice !== null) {
      followed.given += stretch.to - stretch.from;
      if (voice !== stretch.voice) followed.changed += stretch.to - stretch.from;
    }
    stretch.voice = voice;
  }
}

/** Numbers are matched to people in the way that fits best; a number that nobody else has stays wrong. */
function bestMatch(together: number[][]): number {
  const match = (speaker: number, taken: ReadonlySet<number>): number => {
    const row = together[speaker];
    if (!row) return 0;
    const choices = row.map((length, voice) =>
      taken.has(voice) ? 0 : length + match(speaker + 1, new Set([...taken, voice])),
    );
    return Math.max(match(speaker + 1, taken), ...choices);
  };
  return match(0, new Set());
}

export async function judge(talk: Talk, detector: SpeechDetector, reader: VoiceReader): Promise<Verdict> {
  const { stretches, given, changed } = await follow(talk, detector, reader);
  const labels = new Int8Array(talk.truth.length).fill(UNHEARD);
  for (const { from, to, voice } of stretches) {
    labels.fill(voice ?? UNSURE, Math.round(from / STEP), Math.round(to / STEP));
  }
  const voices = 1 + Math.max(0, ...labels);
  const speakers = 1 + Math.max(...talk.truth);
  const together = Array.from({ length: speakers }, () => new Array<number>(voices).fill(0));
  const count = { all: 0, heard: 0, unsure: 0 };
  for (const [step, speaker] of talk.truth.entries()) {
    const voice = labels[step] as number;
    if (speaker < 0) continue;
    count.all += 1;
    if (voice === UNHEARD) continue;
    count.heard += 1;
    if (voice === UNSURE) count.unsure += 1;
    else (together[speaker] as number[])[voice] = ((together[speaker] as number[])[voice] as number) + 1;
  }
  const right = bestMatch(together);
  return {
    right: right / count.heard,
    right_of_all: right / count.all,
    unsure: count.unsure / count.heard,
    voices: new Set(stretches.flatMap(({ voice }) => (voice === null ? [] : [voice]))).size,
    changed: changed / Math.max(1, given),
  };
}
