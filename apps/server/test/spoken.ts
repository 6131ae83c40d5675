/** Speech for tests and benchmarks: real English, and Dutch by a speaking program. Nothing of it is ours to ship. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { toMono16k } from '@noteer/audio';
import { installModel } from '../src/engines/models/install.ts';
import { entryOf } from '../src/engines/models/manifest.ts';

/** Models for tests are got once and kept beside the project. */
export const testModels = resolve(import.meta.dirname, '../../../.cache/models');

export async function ensureModels(names: string[]): Promise<void> {
  const places = { home: testModels, searched: [testModels] };
  for (const name of names) {
    const entry = entryOf(name);
    if (!entry) throw new Error(`there is no model ${name}`);
    await installModel(entry, places, { onProgress: () => {}, signal: new AbortController().signal });
  }
}

const isThere = (program: string) => spawnSync(program, ['--version']).status === 0;

const librivox = '/usr/share/pocketsphinx/test/data/librivox';
const fillets = '/usr/share/games/fillets-ng';

const announcer = (name: string) => () => existsSync(`/usr/share/asterisk/sounds/${name}`);
const mbrolaVoice = (name: string) => () => existsSync(`/usr/share/mbrola/${name}`);

/** Debian packages, by what tells that they are installed. */
const sources = {
  'espeak-ng': () => isThere('espeak-ng'),
  'pocketsphinx-testdata': () => existsSync(librivox),
  'fillets-ng-data-nl': () => existsSync(join(fillets, 'sound/city/nl')),
  'fillets-ng-data': () => existsSync(join(fillets, 'script/city')),
  'fillets-ng-data-cs': () => existsSync(join(fillets, 'sound/city/cs')),
  'vorbis-tools': () => isThere('oggdec'),
  'warzone2100-data': () => existsSync('/usr/share/games/warzone2100/base.wz'),
  unzip: () => existsSync('/usr/bin/unzip'),
  'libgsm-tools': () => existsSync('/usr/bin/untoast'),
  'asterisk-prompt-es-co': announcer('es'),
  'asterisk-prompt-fr-armelle': announcer('fr'),
  flite: () => existsSync('/usr/bin/flite'),
  // Voices of mbrola are in Debian's non-free part.
  mbrola: () => existsSync('/usr/bin/mbrola'),
  'mbrola-nl2': mbrolaVoice('nl2'),
  'mbrola-nl3': mbrolaVoice('nl3'),
  'mbrola-en1': mbrolaVoice('en1'),
  'mbrola-us1': mbrolaVoice('us1'),
  'mbrola-us2': mbrolaVoice('us2'),
  'mbrola-us3': mbrolaVoice('us3'),
  'mbrola-de1': mbrolaVoice('de1'),
  'mbrola-de2': mbrolaVoice('de2'),
  'mbrola-de3': mbrolaVoice('de3'),
  'mbrola-de4': mbrolaVoice('de4'),
  'mbrola-de5': mbrolaVoice('de5'),
  'mbrola-de6': mbrolaVoice('de6'),
  'mbrola-fr1': mbrolaVoice('fr1'),
  'mbrola-fr4': mbrolaVoice('fr4'),
  'mbrola-sw1': mbrolaVoice('sw1'),
  'mbrola-sw2': mbrolaVoice('sw2'),
  'asterisk-core-sounds-en-wav': announcer('en_US_f_Allison'),
  'asterisk-core-sounds-fr-wav': announcer('fr_CA_f_June'),
  'asterisk-core-sounds-it-wav': announcer('it_IT_m_Carlo'),
  'asterisk-core-sounds-ru-wav': announcer('ru_RU_f_IvrvoiceRU'),
  'asterisk-prompt-it-menardi-wav': announcer('it_IT_f_Menardi'),
};

/** Takes missing ones from Debian. Speech that is not there fails the tests: skipping would prove nothing. */
export function ensureSpeech(names: (keyof typeof sources)[]): void {
  const missing = names.filter((name) => !sources[name]());
  if (missing.length === 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { env });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...missing], { env });
  const still = missing.filter((name) => !sources[name]());
  if (still.length > 0) {
    throw new Error(
      `Speech for the tests is missing. On Debian or Ubuntu: sudo apt-get install ${still.join(' ')}`,
    );
  }
}

export async function samplesOf(wav: Uint8Array): Promise<Int16Array> {
  const pieces: Int16Array[] = [];
  for await (const piece of toMono16k([wav])) pieces.push(piece);
  return joined(pieces);
}

export function joined(pieces: Int16Array[]): Int16Array {
  const whole = new Int16Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

export const silence = (seconds: number) => new Int16Array(Math.round(seconds * 16_000));

/** Pseudo-random noise, the same every time; `loudness` is its peak. */
export function noise(seconds: number, loudness: number): Int16Array {
  let seed = 1;
  return silence(seconds).map(() => {
    seed = (seed * 48_271) % 2_147_483_647;
    return (seed / 2_147_483_647 - 0.5) * 2 * loudness;
  });
}

/** A quiet room in which nobody speaks: no microphone hears nothing at all. */
export const room = (seconds: number): Int16Array => noise(seconds, 20);

export type Spoken = { text: string; samples: Int16Array };

/** Five sentences of a novel, read aloud. */
export async function realEnglish(): Promise<Spoken[]> {
  const transcripts = readFileSync(join(librivox, 'transcription'), 'utf8');
  const files = readdirSync(librivox).filter((file) => file.endsWith('.wav'));
  return Promise.all(
    files.sort().map(async (file) => {
      const line = transcripts.split('\n').find((text) => text.includes(file.slice(0, -4))) ?? '';
      return {
        text: line.replace(/<\/?s>|\(.*\)/g, '').trim(),
        samples: await samplesOf(readFileSync(join(librivox, file))),
      };
    }),
  );
}

/** A game's Dutch lines, acted and shouted: the first `count` of them in the order of their files. */
export async function realDutch(count: number): Promise<Spoken[]> {
  const spoken: Spoken[] = [];
  for (const level of readdirSync(join(fillets, 'sound')).sort()) {
    const folder = join(fillets, 'sound', level, 'nl');
    const script = join(fillets, 'script', level, 'dialogs_nl.lua');
    if (!existsSync(folder) || !existsSync(script)) continue;
    const lines = readFileSync(script, 'utf8').matchAll(/dialogId\("([^"]+)".*\)\s*dialogStr\("(.*)"\)/g);
    for (const [, id, text] of lines) {
      const file = join(folder, `${id}.ogg`);
      if (!text || !existsSync(file)) continue;
      if (spoken.length === count) return spoken;
      const { stdout } = spawnSync('oggdec', ['-Q', '-o', '-', file], { maxBuffer: 100_000_000 });
      spoken.push({ text, samples: await samplesOf(stdout) });
    }
  }
  return spoken;
}

/** One voice reads one line. */
export async function speak(text: string, voice: string): Promise<Int16Array> {
  const { stdout, status } = spawnSync('espeak-ng', ['-v', voice, '-s', '140', '--stdout', text], {
    maxBuffer: 100_000_000,
  });
  if (status !== 0) throw new Error('espeak-ng does not speak');
  return samplesOf(stdout);
}

/** Two voices in turn, with a pause after each line. */
export async function dialogue(lines: readonly string[], voices = ['nl', 'nl+f3']): Promise<Int16Array> {
  const pieces: Int16Array[] = [];
  for (const [index, line] of lines.entries()) {
    pieces.push(await speak(line, voices[index % voices.length] as string), silence(0.7));
  }
  return joined(pieces);
}
