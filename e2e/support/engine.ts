/** Who listens in a clinic, to which conversation, and how a journey waits for it. */
import type { Language } from '@noteer/contract';
import { expect, type Locator } from '@playwright/test';
import { whileEnginesWork } from '../../apps/server/test/progress.ts';
import { dialogue, ensureModels, ensureSpeech, joined, room } from '../../apps/server/test/spoken.ts';
import { writeWav } from './browser.ts';

export type Engine =
  /** What an institution has that sets nothing. */
  | 'product'
  /** English alone, for a tenth of the work: for journeys that are about what becomes of a note. */
  | 'quick'
  /** Nobody: the lines of a talk of the demo, whatever the sound is. For journeys that know what is said in them. */
  | 'scripted'
  /** Whisper, on one of its two engines. */
  | 'onnx'
  | 'ggml';

export const settingsOf: Record<Engine, Record<string, string>> = {
  product: {},
  quick: { TRANSCRIBER: 'moonshine' },
  scripted: {},
  onnx: { TRANSCRIBER: 'whisper', WHISPER_ENGINE: 'onnx' },
  ggml: { TRANSCRIBER: 'whisper', WHISPER_ENGINE: 'ggml' },
};

type Conversation = {
  language: Language;
  lines: string[];
  voices: string[];
  /** Said in the last line, of which a task is made. */
  medicine: RegExp;
  /** What a clinician adds to the note of it. */
  added: string;
};

const dutch: Conversation = {
  language: 'nl',
  lines: [
    'Hoe slaapt u de laatste tijd?',
    'Ik slaap heel slecht en ik ben somber.',
    'Neemt u de medicijnen nog?',
    'Ja, ik neem vijftig milligram sertraline.',
  ],
  voices: ['nl', 'nl+f3'],
  medicine: /sertraline/i,
  added: 'Quetiapine 300 mg gestopt.\nOver twee weken een nieuwe afspraak.',
};

const english: Conversation = {
  language: 'en',
  lines: [
    'How have you been sleeping?',
    'I sleep very badly and I feel sad.',
    'Do you still take your medication?',
    'Yes, I take fifty milligrams of lithium.',
  ],
  voices: ['en', 'en+f3'],
  medicine: /lithium/i,
  added: 'Quetiapine 300 mg stopped.\nNew appointment in two weeks.',
};

export const conversationOf = (engine: Engine): Conversation => (engine === 'quick' ? english : dutch);

/** Nobody speaks while the browser begins to listen, however long that takes; afterwards only the room is heard. */
const BEFORE_S = 4;
const AFTER_S = 600;
/** When the timer shows this, all of it is recorded. */
export const CONVERSATION_S = 20;

/** What a microphone hears: the conversation once, so that a recording holds one window however long it gets. */
export async function writeConversation(microphone: string, engine: Engine): Promise<void> {
  ensureSpeech(['espeak-ng']);
  await ensureModels([
    'silero-vad-v5',
    'xvector-vosk-0.4',
    engine === 'quick' ? 'moonshine-base-en' : 'whisper-small',
  ]);
  const { lines, voices } = conversationOf(engine);
  writeWav(microphone, joined([room(BEFORE_S), await dialogue(lines, voices), room(AFTER_S)]));
}

/** The engine takes the time that it takes; it is given up when it does nothing any more. */
export async function expectHeard(locator: Locator, clinic: { pid(): number }): Promise<void> {
  // Each look is a step for the browser and for the report: once in a second is often enough.
  await whileEnginesWork(() => locator.isVisible(), Boolean, {
    servers: () => [clinic.pid()],
    interval_ms: 1_000,
  });
  await expect(locator).toBeVisible();
}
