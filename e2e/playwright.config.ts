import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { hearing, microphone } from './support/browser.ts';
import type { Engine } from './support/engine.ts';

const desktop = { viewport: { width: 1440, height: 900 } };
const tablet = { viewport: { width: 820, height: 1180 }, hasTouch: true };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** ENGINES=onnx,ggml: the journeys that record, once per engine at both widths, and nothing else. */
const engines = process.env.ENGINES?.split(',') as Engine[] | undefined;

/** What a small screen changes nothing of is walked at a desk alone: whole files, and tests with the tag @desk. */
const atADesk = /(microsoft|passwords|session|page-speed|widths)\.spec\.ts$/;

/**
 * Every run walks on a phone what has the tag @phone, and all else at a desk, except for @thorough: journeys whose every step
 * other tests prove, or that take the whole machine. EVERY_PHONE=1 walks on a phone all that it changes something of, and
 * at a desk what other runs walk on a phone alone; EVERY_JOURNEY=1 walks what is thorough.
 */
const isEveryPhone = Boolean(process.env.EVERY_PHONE);
const onAPhone = isEveryPhone
  ? { grepInvert: /@desk/, testIgnore: atADesk }
  : { grep: /@phone/, grepInvert: /@thorough/ };
function walkedAtADesk() {
  if (isEveryPhone) return { grep: /@phone/ };
  if (process.env.EVERY_JOURNEY) return { grep: /@thorough/ };
  return process.env.EVERY_DAY ? {} : { grepInvert: /@phone|@thorough/ };
}

/** Heard by what an institution has that sets nothing; all else by an engine that is ten times as quick. */
const recorder = 'recorder.spec.ts';

export default defineConfig<object, { engine: Engine }>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../.cache/playwright',
  // While one waits for a mail or a database, the other goes on. Each has a browser, a server and a Postgres of its own,
  // together a gigabyte of memory: hence no more than four.
  workers: Math.min(Math.max(availableParallelism(), 2), 4),
  // A failure that does not come back is told by `npm test` as what it is, and keeps nobody's work from landing.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // Far above what a journey takes (seconds), for the busiest of machines.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    // A click on what never comes says so long before the journey's own end.
    actionTimeout: 300_000,
    navigationTimeout: 300_000,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    // What a service worker fetches, a journey cannot hold up or refuse. offline.spec.ts has it.
    serviceWorkers: 'block',
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
    launchOptions: hearing(microphone),
  },
  projects: engines?.flatMap((engine) => [
    { name: `desktop ${engine}`, testMatch: /(recorder|day)\.spec\.ts$/, use: { ...desktop, engine } },
    { name: `phone ${engine}`, testMatch: /(recorder|day)\.spec\.ts$/, use: { ...phone, engine } },
  ]) ?? [
    { name: 'the usual engine', testMatch: recorder, use: { ...desktop, engine: 'product' } },
    { name: 'desktop', testIgnore: recorder, use: desktop, ...walkedAtADesk() },
    // Between the two only what a day holds, when days are asked for: the rest has the layout of one of them.
    ...(process.env.EVERY_DAY ? [{ name: 'tablet', testMatch: 'day.spec.ts', use: tablet }] : []),
    // Each worker opens a clinic: for a handful of journeys one is enough.
    { name: 'phone', use: phone, ...onAPhone, ...(!isEveryPhone && { workers: 1 }) },
  ],
});
