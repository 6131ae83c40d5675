/** The browser that the pictures are taken in. */
import type { Language } from '@noteer/contract';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { demoPassword } from '../apps/server/src/demo/accounts.ts';
import { hearing } from '../e2e/support/browser.ts';
import type { Clinic } from './clinic.ts';
import { giveMicrophone, type Heard } from './microphone.ts';
import { words } from './words.ts';

/** Letters as on a good screen: no coloured edges, and every line as wide as it was designed. */
const letters = ['--disable-lcd-text', '--font-render-hinting=none'];

export function openBrowser(): Promise<Browser> {
  const { executablePath, args } = hearing('/dev/null');
  return chromium.launch({ executablePath, args: [...args, ...letters] });
}

export type Look = {
  email: string;
  now: Date;
  width: number;
  height: number;
  scale: number;
  heard?: Omit<Heard, 'name'>;
} & Pick<BrowserContextOptions, 'isMobile' | 'hasTouch' | 'reducedMotion'>;

/** A page on a busy machine takes its time. */
const PATIENCE_MS = 180_000;

/** Runs in the page: somebody chose the language here before. */
function chooseLanguage(language: Language): void {
  if (location.protocol === 'http:') localStorage.setItem('language', language);
}

/**
 * Runs in the page: it began at this time, and its clock goes on. A recording is held against it: a clock that stands
 * still, or is set as those of machines are, would be sound that never came.
 */
function startClock(now_ms: number): void {
  const Real = Date;
  const started_ms = now_ms - performance.now();
  class Shown extends Real {
    constructor(...given: unknown[]) {
      super(...((given.length > 0 ? given : [Shown.now()]) as [number]));
    }
    static override now(): number {
      return Math.floor(started_ms + performance.now());
    }
  }
  globalThis.Date = Shown as DateConstructor;
}

/** Signed in, at Home, with nothing left to load. */
export async function openHome(
  browser: Browser,
  clinic: Pick<Clinic, 'language' | 'url'>,
  look: Look,
): Promise<Page> {
  const { email, now, width, height, scale, heard, ...more } = look;
  const { language } = clinic;
  const w = words[language];
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    ...more,
    baseURL: clinic.url(),
    locale: language === 'nl' ? 'nl-NL' : 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width, height },
    deviceScaleFactor: scale,
    permissions: ['microphone'],
    // What a worker of the site fetches does not come by here.
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(chooseLanguage, language);
  const page = await context.newPage();
  if (heard) {
    await giveMicrophone(context, { ...heard, name: w.microphone });
    await context.addInitScript(startClock, now.getTime());
  } else await page.clock.setFixedTime(now);
  await page.goto('/sign-in');
  await page.getByLabel(w.email, { exact: true }).fill(email);
  await page.getByLabel(w.password, { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: w.signIn, exact: true }).click();
  await page.waitForURL((address) => address.pathname !== '/sign-in');
  // Not everybody begins at Home; and a second look has no message of the sign-in on it.
  await page.goto('/home');
  await page.getByRole('heading', { name: w.today }).waitFor();
  await settle(page);
  return page;
}

/** Everything is drawn: no grey shapes, all faces here, no message in the way, and no pointer over anything. */
export async function settle(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.waitForFunction(
    () => !document.querySelector('.skeleton, [aria-busy="true"], .Toastify__toast'),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
}
