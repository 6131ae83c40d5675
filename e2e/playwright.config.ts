import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import type { Engine } from './support/engine.ts';

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

const desktop = { viewport: { width: 1440, height: 900 } };
const tablet = { viewport: { width: 820, height: 1180 }, hasTouch: true };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** ENGINES=onnx,ggml: the journeys that record, once per engine at both widths, and nothing else. */
const engines = process.env.ENGINES?.split(',') as Engine[] | undefined;

export default defineConfig<object, { engine: Engine }>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../.cache/playwright',
  // While one waits for a mail or a database, the other goes on. Each has a browser, a server and a Postgres of its own,
  // together a gigabyte of memory: hence no more than four.
  workers: Math.min(Math.max(availableParallelism(), 2), 4),
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Far above what a journey takes (seconds), for the busiest of machines.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    // Half-faded colours are not what people read, nor what axe should judge.
    contextOptions: { reducedMotion: 'reduce' },
    // Each step and request, and a picture of the end: keeping every page as it was at every step is a good part of the
    // work of a journey, for something that nobody looks at while it goes well. TRACE=on keeps it.
    trace: {
      mode: 'retain-on-failure',
      sources: false,
      screenshots: false,
      snapshots: process.env.TRACE === 'on',
    },
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumFlags, ...(chromium && { executablePath: chromium }) },
  },
  projects: engines?.flatMap((engine) => [
    { name: `desktop ${engine}`, testMatch: /(recorder|day)\.spec\.ts$/, use: { ...desktop, engine } },
    { name: `phone ${engine}`, testMatch: /(recorder|day)\.spec\.ts$/, use: { ...phone, engine } },
  ]) ?? [
    { name: 'desktop', use: desktop },
    // Between the two only what a day holds: the rest has the layout of one of them.
    { name: 'tablet', testMatch: 'day.spec.ts', use: { ...tablet, engine: 'quick' } },
    {
      name: 'phone',
      // What a small screen changes nothing of is walked at a desk alone: whole files, and tests with this tag.
      grepInvert: /@desk/,
      testIgnore: /(microsoft|passwords|session|page-speed|widths)\.spec\.ts$/,
      // At a desk a consultation is heard by the product's own engine.
      use: { ...phone, engine: 'quick' },
    },
  ],
});
