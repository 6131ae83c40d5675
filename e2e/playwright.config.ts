import { defineConfig } from '@playwright/test';

/** For root in a container: Chromium's sandbox does not start there. The rest keeps it from calling home. */
const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const chromium = process.env.NOTEER_CHROMIUM;

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../.cache/playwright',
  // While one waits for a mail or a database, the other goes on. Each has a server of its own; more would only wait.
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Far above what a journey takes (seconds), for the busiest of machines.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    // Half-faded colours are not what people read, nor what axe should judge.
    contextOptions: { reducedMotion: 'reduce' },
    trace: { mode: 'retain-on-failure', sources: false },
    launchOptions: { args: chromiumFlags, ...(chromium && { executablePath: chromium }) },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    // Between the two only what a day holds: the rest has the layout of one of them.
    {
      name: 'tablet',
      testMatch: 'day.spec.ts',
      use: { viewport: { width: 820, height: 1180 }, hasTouch: true },
    },
    {
      name: 'phone',
      // What a small screen changes nothing of is walked at a desk alone: whole files, and tests with this tag.
      grepInvert: /@desk/,
      testIgnore: /(microsoft|passwords|session|page-speed|widths)\.spec\.ts$/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
