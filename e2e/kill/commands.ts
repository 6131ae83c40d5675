/** Commands that somebody runs beside a server, as processes that can be killed, and what they leave on the disk. */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

type Command = {
  words(): string;
  /** Resolves when it has said this, or ended. */
  says(what: RegExp): Promise<void>;
  kill(): void;
  /** Its exit code; null when it was killed. */
  ended: Promise<number | null>;
};

/** `npm run keys -- …` */
export function keysCommand(data_dir: string, ...args: string[]): Command {
  const program = resolve(import.meta.dirname, '../../apps/server/src/keys-command.ts');
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: data_dir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      words += text;
    });
  let isOver = false;
  const ended = new Promise<number | null>((done) => child.once('close', done)).finally(() => {
    isOver = true;
  });
  return {
    words: () => words,
    async says(what) {
      while (!what.test(words) && !isOver) await sleep(5);
    },
    kill: () => void child.kill('SIGKILL'),
    ended,
  };
}

/** All files under a folder, by their names. */
export const filesIn = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map(({ name }) => name)
    .sort();
