/**
 * Makes the consultations of the demo from their dialogues: speaks them, has a real Noteer listen to them, and keeps
 * sound and transcript beside the text. `node scripts/demo-consultations.mjs` runs it; the results are committed.
 */
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wavHeader } from '@noteer/audio';
import { freePort, startNoteer } from '../../../e2e/support/noteer.ts';
import { packSound, unpackSound } from '../src/demo/adpcm.ts';
import { voicesOfPieces } from '../src/consultations/voice-of-piece.ts';
import { ensureModels, ensureSpeech } from '../test/spoken.ts';
import { hear } from './hear.ts';
import { type Dialogue, speakDialogue } from './speak.ts';

const here = import.meta.dirname;
/** Those that are named, or all. */
const asked = process.argv.slice(2);
const dialogues = readdirSync(here)
  .filter((file) => /^[a-z-]+\.json$/.test(file))
  .map((file) => ({
    name: file.slice(0, -'.json'.length),
    dialogue: JSON.parse(readFileSync(join(here, file), 'utf8')) as Dialogue,
  }));

/** What is heard is what is shipped. */
const wavOf = (pcm: Buffer): Buffer =>
  Buffer.concat([wavHeader(pcm.length / Int16Array.BYTES_PER_ELEMENT), pcm]);

ensureSpeech(['espeak-ng']);
await ensureModels(['silero-vad-v5', 'whisper-small']);
const data_dir = mkdtempSync(join(tmpdir(), 'noteer-demo-'));
// Postgres runs as a user of its own when this runs as root.
chmodSync(data_dir, 0o755);
const settings = { DEMO: 'accounts', TRANSCRIBER: 'whisper', WRITER: 'extractive', LOG_LEVEL: 'warn' };
const noteer = await startNoteer({ data_dir, port: await freePort(), settings });
try {
  for (const { name, dialogue } of dialogues) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const { samples, turns } = await speakDialogue(dialogue);
    const packed = packSound(samples);
    writeFileSync(join(here, `${name}.adpcm`), packed);
    const wav = wavOf(unpackSound(packed));
    const { engine, pieces } = await hear(noteer, wav, dialogue);
    const said = voicesOfPieces(
      pieces.map((piece, seq) => ({ ...piece, seq })),
      turns,
    );
    const transcript = {
      engine,
      pieces: pieces.map((piece, seq) => ({ ...piece, voice: said[seq]?.heard_as ?? null })),
    };
    writeFileSync(join(here, `${name}.transcript.json`), `${JSON.stringify(transcript, null, 2)}\n`);
    console.log(`\n${name}:\n${transcript.pieces.map(({ text }) => text).join('\n')}`);
  }
} finally {
  await noteer.stop();
  rmSync(data_dir, { recursive: true, force: true });
}
