import { defineConfig } from 'vitest/config';

/** What listens to real speech: slow, and one file at a time. */
const speech = [
  'apps/server/src/engines/transcription/*.contract.test.ts',
  'apps/server/src/features/processing/*.test.ts',
  'apps/server/src/engines/voices/*.speech.test.ts',
  'apps/server/src/demo/*.speech.test.ts',
];

/** Without KILL_ROUNDS, what every run proves; with it (`npm test -- kill`), all of them and so many times. */
const kills = process.env.KILL_ROUNDS
  ? ['e2e/kill/**/*.test.ts']
  : ['e2e/kill/sign-up.kill.test.ts', 'e2e/kill/capture.kill.test.ts'];

export default defineConfig({
  test: {
    // Two cores: more files at once only make each other slow.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'packages',
          include: ['packages/**/*.test.ts', 'scripts/**/*.test.mjs', 'e2e/support/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...speech],
          globalSetup: 'apps/server/test/template-database.ts',
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'speech',
          include: speech,
          globalSetup: ['apps/server/test/speech-setup.ts', 'apps/server/test/template-database.ts'],
          testTimeout: 60_000,
          hookTimeout: 600_000,
        },
      },
      {
        extends: 'apps/web/vite.config.ts',
        // What it extends knows nothing of ours: without this it takes one core.
        test: { name: 'web', root: 'apps/web', include: ['**/*.test.{ts,tsx}'], maxWorkers: 2 },
      },
      {
        test: {
          name: 'kill',
          include: kills,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
