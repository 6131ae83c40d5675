/**
 * Two Dutch voices that are made of recorded sounds, and understood better than espeak's own. Debian keeps them outside
 * of its main part, so a machine may not offer them: benchmarks use them where they are, no test needs them.
 */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What `speak` of spoken.ts takes as a voice, and where each is when it is installed. */
const voices = {
  'mb-nl2': '/usr/share/mbrola/nl2/nl2',
  'mb-nl3': '/usr/share/mbrola/nl3/nl3',
};
const PACKAGES = ['mbrola', 'mbrola-nl2', 'mbrola-nl3'];

const missing = () => Object.values(voices).filter((file) => !existsSync(file));

/** The machine's own sources with the parts that hold the voices, whichever of the two ways they are written in. */
export const withOtherParts = (sources: string): string =>
  sources
    .replaceAll(/^(Components:.*\bmain\b).*$/gm, '$1 contrib non-free')
    .replaceAll(/^(deb .*\bmain\b).*$/gm, '$1 contrib non-free');

/** As apt does: whatever else lies there is none. */
const isSource = (name: string): boolean => /\.(?:list|sources)$/.test(name);

function writeSources(folder: string): void {
  const parts = '/etc/apt/sources.list.d';
  const files = existsSync(parts)
    ? readdirSync(parts)
        .filter(isSource)
        .map((name) => join(parts, name))
    : [];
  for (const [number, file] of ['/etc/apt/sources.list', ...files].entries()) {
    if (!existsSync(file)) continue;
    const ending = file.endsWith('.sources') ? 'sources' : 'list';
    writeFileSync(join(folder, 'parts', `${number}.${ending}`), withOtherParts(readFileSync(file, 'utf8')));
  }
}

/** What apt is told of them is only told this once: the machine's own settings stay as they are. */
function install(): void {
  const folder = mkdtempSync(join(tmpdir(), 'noteer-apt-'));
  for (const name of ['parts', 'lists/partial']) mkdirSync(join(folder, name), { recursive: true });
  writeSources(folder);
  const places = [
    'Dir::Etc::SourceList=/dev/null',
    `Dir::Etc::SourceParts=${join(folder, 'parts')}`,
    `Dir::State::Lists=${join(folder, 'lists')}`,
    'APT::Sandbox::User=root',
  ].flatMap((option) => ['-o', option]);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', [...places, 'update'], { env });
  spawnSync('apt-get', [...places, 'install', '-y', '--no-install-recommends', ...PACKAGES], { env });
  rmSync(folder, { recursive: true });
}

/** Those that can speak here, after they were got from Debian where that goes. */
export function dutchMbrolaVoices(): string[] {
  if (missing().length > 0) install();
  return Object.entries(voices)
    .filter(([, file]) => existsSync(file))
    .map(([voice]) => voice);
}
