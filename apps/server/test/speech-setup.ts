import { ensureModels, ensureSpeech } from './spoken.ts';

/** Before the tests that listen: models from the registry, speech from Debian. Minutes once, nothing afterwards. */
export default async function setup(): Promise<void> {
  ensureSpeech(['espeak-ng', 'pocketsphinx-testdata']);
  await ensureModels(['silero-vad-v5', 'moonshine-base-en', 'whisper-small', 'xvector-vosk-0.4']);
}
