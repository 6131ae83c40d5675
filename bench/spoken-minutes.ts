/** So many minutes of speech that always end the same, so that what is left to do at the end is the same. */
import { type Language, SAMPLE_RATE } from '@noteer/contract';
import {
  dialogue,
  ensureModels,
  ensureSpeech,
  joined,
  realEnglish,
  silence,
} from '../apps/server/test/spoken.ts';
import { dutchConsultation } from './dutch-consultation.ts';

const engines = ['moonshine', 'whisper'] as const;
type Engine = (typeof engines)[number];

export function engineNamed(name: string): Engine {
  const engine = engines.find((each) => each === name);
  if (!engine) throw new Error(`ENGINE must be ${engines.join(' or ')}`);
  return engine;
}

/** Less than a window, so that it is not begun before the end. */
const LAST_S = 20;
/** More than a window: all before it, and the silence itself, can be done when the last words come. */
const SILENCE_S = 30;

export type Talk = {
  /** Up to the silence and including it. */
  before: Int16Array;
  last: Int16Array;
};

/** Each time round it begins with another one and pauses differently: no two windows are the same. */
function* goingRound(spoken: Int16Array[]): Generator<Int16Array> {
  for (let round = 0; ; round++) {
    for (let place = 0; place < spoken.length; place++) {
      yield spoken[(round + place) % spoken.length] as Int16Array;
      yield silence(0.7 + 0.1 * ((round + place) % 7));
    }
  }
}

function cutAt(spoken: Int16Array[], seconds: number): Int16Array {
  const wanted = seconds * SAMPLE_RATE;
  const pieces: Int16Array[] = [];
  let length = 0;
  for (const piece of goingRound(spoken)) {
    if (length >= wanted) break;
    pieces.push(piece);
    length += piece.length;
  }
  return joined(pieces).subarray(0, wanted);
}

/** Moonshine knows English alone, and hears a novel read by a person; Whisper hears a Dutch consultation. */
export async function speechFor(
  engine: Engine,
): Promise<{ language: Language; talk(minutes: number): Talk }> {
  const isEnglish = engine === 'moonshine';
  ensureSpeech([isEnglish ? 'pocketsphinx-testdata' : 'espeak-ng']);
  await ensureModels(['silero-vad-v5', isEnglish ? 'moonshine-base-en' : 'whisper-small']);
  const spoken = isEnglish ? (await realEnglish()).map(({ samples }) => samples) : await spokenDutch();
  const last = cutAt(spoken, LAST_S);
  return {
    language: isEnglish ? 'en' : 'nl',
    talk: (minutes) => ({
      before: joined([cutAt(spoken, minutes * 60 - LAST_S), silence(SILENCE_S)]),
      last,
    }),
  };
}

/** Question and answer together: turned round, they stay a consultation. */
const spokenDutch = (): Promise<Int16Array[]> =>
  Promise.all(
    Array.from({ length: dutchConsultation.length / 2 }, (_, pair) =>
      dialogue(dutchConsultation.slice(pair * 2, pair * 2 + 2)),
    ),
  );
