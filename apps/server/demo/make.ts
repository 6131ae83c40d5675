/**
 * Makes the consultations of the demo from their dialogues: speaks them, has a real Noteer listen to them, and keeps
 * sound and transcript beside the text. `node scripts/demo-consultations.mjs` runs it; the results are committed. With
 * `--as-written` nobody listens: the transcript is the dialogue, at the times at which it is spoken.
 */
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wavHeader } from '@noteer/audio';
import { freePort, startNoteer } from '../../../e2e/support/noteer.ts';
import { voicesOfPieces } from '../src/consultations/voice-of-piece.ts';
import { packSound, unpackSound } from '../src/demo/adpcm.ts';
import { ensureModels, ensureSpeech } from '../test/spoken.ts';
import { asWritten } from './as-written.ts';
import { type Heard, hear } from './hear.ts';
import { type Dialogue, speakDialogue, type Turn } from './speak.ts';

const here = import.meta.dirname;
const AS_WRITTEN = '--as-written';
/** Those that are named, or all. */
const asked = process.argv.slice(2).filter((word) => word !== AS_WRITTEN);
const isWritten = process.argv.includes(AS_WRITTEN);
const dialogues = readdirSync(here)
  .filter((file) => /^[a-z-]+\.json$/.test(file))
  .map((file) => ({
    name: file.slice(0, -'.json'.length),
    dialogue: JSON.parse(readFileSync(join(here, file), 'utf8')) as Dialogue,
  }))
  .filter(({ name }) => asked.length === 0 || asked.includes(name));

/** What is heard is what is shipped. */
const wavOf = (pcm: Buffer): Buffer =>
  Buffer.concat([wavHeader(pcm.length / Int16Array.BYTES_PER_ELEMENT), pcm]);

function keep(name: string, { engine, pieces }: Heard, turns: Turn[]): void {
  const numbered = pieces.map((piece, seq) => ({ ...piece, seq }));
  const said = voicesOfPieces(numbered, turns);
  const voiced = pieces.map((piece, seq) => ({ ...piece, voice: said[seq]?.heard_as ?? null }));
  const transcript = { engine, pieces: voiced };
  writeFileSync(join(here, `${name}.transcript.json`), `${JSON.stringify(transcript, null, 2)}\n`);
  console.log(`\n${name}:\n${voiced.map(({ text }) => text).join('\n')}`);
}

type Listen = (wav: Buffer, dialogue: Dialogue, turns: Turn[]) => Promise<Heard>;

async function make(listen: Listen): Promise<void> {
  for (const { name, dialogue } of dialogues) {
    const { samples, turns } = await speakDialogue(dialogue);
    const packed = packSound(samples);
    writeFileSync(join(here, `${name}.adpcm`), packed);
    keep(name, await listen(wavOf(unpackSound(packed)), dialogue, turns), turns);
  }
}

async function makeWithServer(): Promise<void> {
  await ensureModels(['silero-vad-v5', 'whisper-small']);
  const data_dir = mkdtempSync(join(tmpdir(), 'noteer-demo-'));
  // Postgres runs as a user of its own when this runs as root.
  chmodSync(data_dir, 0o755);
  const settings = { DEMO: 'accounts', TRANSCRIBER: 'whisper', WRITER: 'extractive', LOG_LEVEL: 'warn' };
  const noteer = await startNoteer({ data_dir, port: await freePort(), settings });
  try {
    await make((wav, dialogue) => hear(noteer, wav, dialogue));
  } finally {
    await noteer.stop();
    rmSync(data_dir, { recursive: true, force: true });
  }
}

ensureSpeech(['espeak-ng']);
if (isWritten) await make(async (_wav, dialogue, turns) => asWritten(dialogue, turns));
else await makeWithServer();
