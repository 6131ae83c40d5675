/** People and machines that speak, each with a few minutes of phrases: nothing of it is ours to ship. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SPEECH_RATE, wavHeader } from '@noteer/audio';
import { samplesOf, speak } from '../apps/server/test/spoken.ts';
import { dutchConsultation } from './dutch-consultation.ts';
import { englishConsultation } from './english-consultation.ts';

/** Where they come from. The voices of mbrola are in Debian's non-free part: apt must be told to look there. */
export const packages = [
  'espeak-ng',
  'flite',
  'mbrola',
  ...(['nl2', 'nl3', 'en1', 'us1', 'us2', 'us3'] as const).map((voice) => `mbrola-${voice}` as const),
  ...(['de1', 'de2', 'de3', 'de4', 'de5', 'de6'] as const).map((voice) => `mbrola-${voice}` as const),
  ...(['fr1', 'fr4', 'sw1', 'sw2'] as const).map((voice) => `mbrola-${voice}` as const),
  'vorbis-tools',
  'fillets-ng-data',
  'fillets-ng-data-nl',
  'fillets-ng-data-cs',
  'warzone2100-data',
  'unzip',
  'libgsm-tools',
  'asterisk-prompt-es-co',
  'asterisk-prompt-fr-armelle',
  ...(['en', 'fr', 'it', 'ru'] as const).map((language) => `asterisk-core-sounds-${language}-wav` as const),
  'asterisk-prompt-it-menardi-wav',
] as const;

export type Speaker = { name: string; phrases: () => Promise<Int16Array[]> };

const spoken = new Map<string, Promise<Int16Array[]>>();

/** What somebody says, read once. */
export function phrasesOf({ name, phrases }: Speaker): Promise<Int16Array[]> {
  const known = spoken.get(name) ?? phrases();
  spoken.set(name, known);
  return known;
}

/** Enough to fill a talk without saying everything twice. */
const ENOUGH_S = 150;
const SHORTEST_S = 0.8;
const LONGEST_S = 12;
/** Below this a phrase has not begun, or is over. */
const SILENT = 300;
const CALL_RATE = 8_000;
/** Where a WAV says how fast it is. */
const RATE_AT = 24;

const demo = join(import.meta.dirname, '../apps/server/demo');
const dutchLines = [
  ...dutchConsultation,
  ...['blood-pressure.json', 'mood-follow-up.json'].flatMap((file) =>
    (JSON.parse(readFileSync(join(demo, file), 'utf8')).lines as [string, string][]).map(([, line]) => line),
  ),
];

function trimmed(samples: Int16Array): Int16Array {
  const isLoud = (value: number) => Math.abs(value) > SILENT;
  return samples.slice(Math.max(0, samples.findIndex(isLoud)), samples.findLastIndex(isLoud) + 1);
}

async function read(files: string[], decode: (file: string) => Uint8Array): Promise<Int16Array[]> {
  const phrases: Int16Array[] = [];
  let total_s = 0;
  for (const file of files) {
    const phrase = trimmed(await samplesOf(decode(file)));
    const length_s = phrase.length / SPEECH_RATE;
    if (length_s < SHORTEST_S || length_s > LONGEST_S) continue;
    phrases.push(phrase);
    total_s += length_s;
    if (total_s > ENOUGH_S) break;
  }
  return phrases;
}

/** Names are sorted by subject: taken at even distances, they are of all kinds. */
const mixed = (files: string[]) => [...new Set(files.map((_, i) => files[(i * 7) % files.length] as string))];

/** Announcements of a telephone exchange, 8 kHz, spoken by one person in a studio. */
export const announcer = (voice: string): Speaker => ({
  name: voice,
  phrases: () => {
    const folder = join('/usr/share/asterisk/sounds', voice);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.wav') && !file.includes('silence'))
      .sort();
    return read(mixed(files), (file) => readFileSync(join(folder, file)));
  },
});

const decodeOgg = (file: string) =>
  spawnSync('oggdec', ['-Q', '-o', '-', file], { maxBuffer: 100_000_000 }).stdout;

const filesIn = (folder: string) =>
  readdirSync(folder)
    .sort()
    .map((file) => join(folder, file));

/** The small or the big fish of a game: an actor who jokes, shouts and sighs. */
export const fish = (language: 'nl' | 'cs', size: 'small' | 'big'): Speaker => ({
  name: `${size} fish ${language}`,
  phrases: () => {
    const folders = filesIn('/usr/share/games/fillets-ng/sound').map((level) => join(level, language));
    const files = folders.filter((folder) => existsSync(folder)).flatMap(filesIn);
    return read(
      files.filter((file) => file.includes(size === 'small' ? '-m-' : '-v-')),
      decodeOgg,
    );
  },
});

/** Announcements as a mobile telephone carries them: 8 kHz, squeezed. */
export const caller = (language: 'es' | 'fr'): Speaker => ({
  name: `caller ${language}`,
  phrases: () => {
    const folder = join('/usr/share/asterisk/sounds', language);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.gsm'),
    );
    return read(mixed(files.sort()), (file) => {
      const { stdout } = spawnSync('untoast', ['-l', '-c', join(folder, file)], { maxBuffer: 100_000_000 });
      const header = wavHeader(stdout.length / 2);
      new DataView(header.buffer).setUint32(RATE_AT, CALL_RATE, true);
      return Buffer.concat([header, stdout]);
    });
  },
});

const lessons = '/usr/share/games/warzone2100/base.wz';

/** Somebody who explains a game, line by line. */
export const tutor: Speaker = {
  name: 'tutor en',
  phrases: () => {
    const unzip = (...args: string[]) => spawnSync('unzip', args, { maxBuffer: 100_000_000 }).stdout;
    const files = unzip('-Z1', lessons, 'audio/tutorial/*.ogg').toString().split('\n').filter(Boolean);
    return read(files.sort(), (file) => {
      const input = unzip('-p', lessons, file);
      return spawnSync('oggdec', ['-Q', '-o', '-', '-'], { input, maxBuffer: 100_000_000 }).stdout;
    });
  },
};

const inTurn = async (lines: readonly string[], say: (line: string) => Promise<Int16Array>) => {
  const phrases: Int16Array[] = [];
  for (const line of lines) phrases.push(trimmed(await say(line)));
  return phrases;
};

/** espeak-ng, by itself or with the recorded sounds of mbrola (names that begin with mb-). */
export const machine = (voice: string): Speaker => ({
  name: voice,
  phrases: () =>
    inTurn(voice.includes('nl') ? dutchLines : englishConsultation, (line) => speak(line, voice)),
});

export const flite = (voice: string): Speaker => ({
  name: `flite ${voice}`,
  phrases: () =>
    inTurn(englishConsultation, async (line) => {
      // It goes back to write the length, so it wants a file.
      const folder = mkdtempSync(join(tmpdir(), 'noteer-flite-'));
      const file = join(folder, 'line.wav');
      const { status } = spawnSync('flite', ['-voice', voice, '-t', line, '-o', file]);
      if (status !== 0) throw new Error('flite does not speak');
      const samples = await samplesOf(readFileSync(file));
      rmSync(folder, { recursive: true });
      return samples;
    }),
});
