import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** What listens to real speech or reads real pictures, by every engine when that is asked for. */
const isAllSpeech = Boolean(process.env.ALL_SPEECH);
const speech = [
  'apps/server/src/engines/transcription/*.contract.test.ts',
  'apps/server/src/engines/transcription/*.speech.test.ts',
  'apps/server/src/features/processing/*.test.ts',
  'apps/server/src/features/dictation/real-speech.test.ts',
  'apps/server/src/engines/voices/*.speech.test.ts',
  'apps/server/src/demo/*.speech.test.ts',
  'apps/server/src/engines/attachments/*.ocr.test.ts',
];

/**
 * Heard when engines change (`npm test -- engines`). The usual run has a Dutch recording by the usual engine
 * (e2e/recorder.spec.ts), and English by the quick one.
 */
const onlyWithAllSpeech = isAllSpeech
  ? []
  : [
      'apps/server/src/engines/transcription/{hard-sound,weights}.speech.test.ts',
      'apps/server/src/features/processing/{two-voices,usual-engine}.test.ts',
      'apps/server/src/demo/*.speech.test.ts',
      'apps/server/src/engines/attachments/*.ocr.test.ts',
    ];

/**
 * One group after the other, by what it does while it runs; each file more at once loads the product once more.
 * - `quick` computes and is soon done: on half of the cores, beside the journeys.
 * - `waiting` waits for processes and databases: three files for two cores (with two a small machine is idle for a tenth of the
 *   time). Beyond eight the tests' one Postgres runs out of connections.
 * - `computing` computes for long: as many files as cores.
 */
const cores = availableParallelism();
const quick = { maxWorkers: Math.min(Math.ceil(cores / 2), 8), sequence: { groupOrder: 0 } };
const waiting = { maxWorkers: Math.min(Math.ceil(cores * 1.5), 8), sequence: { groupOrder: 1 } };
const computing = { maxWorkers: Math.min(cores, 8), sequence: { groupOrder: 2 } };

/**
 * `isolate: false`: files that run in one process load the product once. They can, because no module holds anything that
 * lasts, and they would show it if one did. Loading it for each file anew was a quarter of the work of all server tests.
 */

/**
 * A process with a page serves no file that needs none, nor the other way round: in one project, where these come in turns, each
 * turn would begin a new one and load the app anew. Files share a page, and leave it as they found it (apps/web/test/after-each.ts).
 */
const webFiles = globSync('{src,test}/**/*.test.{ts,tsx}', { cwd: 'apps/web' });
const hasPage = (file: string) =>
  readFileSync(`apps/web/${file}`, 'utf8').startsWith('// @vitest-environment jsdom\n');
/** A module that one file swaps may have been loaded by the file before, with all that uses it. */
const swapping = webFiles.filter((file) =>
  /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(`apps/web/${file}`, 'utf8')),
);
if (swapping.length > 0)
  throw new Error(`${swapping.join(', ')}: swap modules for all files, in apps/web/test/no-devices.ts`);
const webTests = {
  root: 'apps/web',
  setupFiles: [
    'busy-machine',
    'browser-gaps',
    'quick-ids',
    'quick-styles',
    'quick-elements',
    'after-each',
  ].map((name) => `test/${name}.ts`),
};

/** All that pages have here; one that jsdom lacks would be there, and nothing, after the first test with them. What is kept on the device goes by another one, and is not held up with them. */
const pageTimers = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'performance',
  'Date',
  'Intl',
] as const;

/** These catch what hangs, and nothing else: with eight others on two cores everything takes ten times as long. */
const A_WHILE_MS = 300_000;
const AN_HOUR_MS = 3_600_000;
/** As in e2e/playwright.config.ts: told by `npm test`, and no reason to refuse what is otherwise whole. */
const retry = process.env.CI ? 1 : 0;
const patient = {
  retry,
  // Room for what is made and thrown away at once: with Node's usual room an eighth of the work was collecting it.
  execArgv: ['--max-semi-space-size=64'],
  testTimeout: A_WHILE_MS,
  hookTimeout: 5 * A_WHILE_MS,
  expect: { poll: { timeout: A_WHILE_MS / 2 } },
};

/** `npm test` leaves out the tests of this tag; `npm test -- thorough` has them. */
const thorough = {
  name: 'thorough',
  description: 'Takes long, and is of a part that other tests prove too or that seldom changes.',
};
/** Files that have no others: loading them alone starts servers. */
const onlyThorough = process.env.THOROUGH ? [] : ['**/*.thorough.test.ts'];

/** Without KILL_ROUNDS, what every run proves; with it (`npm test -- kill`), all of them and so many times. */
const kills = process.env.KILL_ROUNDS ? ['e2e/kill/**/*.test.ts'] : ['e2e/kill/capture.kill.test.ts'];

/** With the release before, out of git: only when it is asked for (`npm test -- upgrade`). */
const upgrades = process.env.EVERY_UPGRADE ? ['e2e/upgrade/**/*.test.ts'] : [];

/** On a real language model out of the registry: only when it is asked for (`npm test -- model`). */
const realModel = 'apps/server/src/model/**/*.model.test.ts';

export default defineConfig({
  test: {
    tags: [thorough],
    // A worker that takes its time to end, on a machine with much else to do, is no failure.
    teardownTimeout: A_WHILE_MS,
    projects: [
      {
        test: {
          name: 'packages',
          include: ['{packages,bench}/**/*.test.ts', 'scripts/**/*.test.mjs', 'e2e/support/**/*.test.ts'],
          isolate: false,
          experimental: { viteModuleRunner: false },
          ...quick,
          ...patient,
        },
      },
      {
        test: {
          name: 'server',
          include: isAllSpeech ? speech : ['apps/server/**/*.test.ts', 'fuzz/*.test.ts'],
          exclude: ['**/node_modules/**', realModel, ...onlyWithAllSpeech, ...onlyThorough],
          globalSetup: ['apps/server/test/speech-setup.ts', 'apps/server/test/template-database.ts'],
          isolate: false,
          experimental: { viteModuleRunner: false },
          ...waiting,
          ...patient,
          // What engines do is not limited by a clock: see apps/server/test/progress.ts.
          testTimeout: AN_HOUR_MS,
          hookTimeout: AN_HOUR_MS,
        },
      },
      {
        extends: 'apps/web/vite.config.ts',
        test: {
          name: 'web',
          include: webFiles.filter((file) => !hasPage(file)),
          isolate: false,
          ...quick,
          ...webTests,
          ...patient,
        },
      },
      {
        extends: 'apps/web/vite.config.ts',
        test: {
          name: 'web pages',
          include: webFiles.filter(hasPage),
          isolate: false,
          ...computing,
          ...webTests,
          setupFiles: [...webTests.setupFiles, 'test/no-devices.ts'],
          fakeTimers: { toFake: [...pageTimers] },
          ...patient,
        },
      },
      {
        test: {
          name: 'kill',
          include: kills,
          ...waiting,
          retry,
          testTimeout: AN_HOUR_MS,
          hookTimeout: AN_HOUR_MS,
        },
      },
      {
        test: {
          name: 'model',
          include: process.env.REAL_MODEL ? [realModel] : [],
          experimental: { viteModuleRunner: false },
          retry,
          testTimeout: AN_HOUR_MS,
          hookTimeout: AN_HOUR_MS,
        },
      },
      {
        test: {
          name: 'upgrade',
          include: upgrades,
          ...waiting,
          retry,
          testTimeout: AN_HOUR_MS,
          hookTimeout: AN_HOUR_MS,
        },
      },
    ],
  },
});
