/** An engine for tests that are not about hearing: wherever there is sound it hears the next line of a script. */
import { levelOf, SPEECH_RATE } from '@noteer/audio';
import { findingsOf, identityIn, noteFigures } from '@noteer/clinical';
import { readAgenda } from '../src/engines/agendas/read-agenda.ts';
import { diagnosesIn } from '../src/engines/findings/diagnoses.ts';
import type { Engines } from '../src/engines/port.ts';
import { createTableReader } from '../src/engines/tables/index.ts';
import { careful } from '../src/engines/transcription/careful.ts';
import type { SpeechEngine } from '../src/engines/transcription/engine.ts';
import type { Span } from '../src/engines/vad/span.ts';
import { bareShelf } from './bare-shelf.ts';

/** A line for each stretch of speech, in their order; when all are said, from the first again. */
export function scriptedEngine(lines: readonly string[]): SpeechEngine {
  let said = 0;
  return {
    name: 'scripted',
    languages: ['nl', 'en'],
    async hear(_audio, { speech, signal }) {
      signal.throwIfAborted();
      return speech.map(({ from, to }) => ({
        start_s: from / SPEECH_RATE,
        end_s: to / SPEECH_RATE,
        text: lines[said++ % lines.length] as string,
      }));
    },
    problem: () => undefined,
    close: async () => {},
  };
}

/** Half a second without sound ends a stretch. */
const BLOCK = SPEECH_RATE / 2;

function soundIn(samples: Int16Array): Span[] {
  const spans: Span[] = [];
  for (let from = 0; from < samples.length; from += BLOCK) {
    const to = Math.min(from + BLOCK, samples.length);
    if (levelOf(samples.subarray(from, to)).peak === 0) continue;
    const last = spans.at(-1);
    if (last?.to === from) last.to = to;
    else spans.push({ from, to });
  }
  return spans;
}

/** All engines of a server that hears this script: no models, no processes, and a note by the writer of the product. */
export function scriptedEngines(lines: readonly string[]): Engines {
  const engine = scriptedEngine(lines);
  return {
    async cut(samples, isEnd) {
      if (!isEnd) return { parts: [], speech: [], done: 0 };
      const speech = soundIn(samples);
      return { parts: speech, speech, done: samples.length };
    },
    transcriber: async () => careful(engine),
    voices: async () => undefined,
    readAttachment: () => {
      throw new Error('there is no reader of documents here');
    },
    readFindings: async (paper) => findingsOf(paper),
    readDiagnoses: async (asked) => diagnosesIn(asked),
    countNote: async (asked) => noteFigures(asked),
    readIdentity: async ({ text, client }) => identityIn(text, client),
    readTable: createTableReader(),
    readAgenda: async (bytes, question) => readAgenda(bytes, question),
    shelf: bareShelf,
    answering: () => () => {},
    status: async () => [],
    close: () => engine.close(),
  };
}
