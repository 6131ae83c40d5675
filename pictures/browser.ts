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

/** Runs in the page: somebody chose the language here before. */
function chooseLanguage(language: Language): void {
  if (location.protocol === 'http:') localStorage.setItem('language', language);
}

/** Signed in, at Home, with nothing left to load. */
export async function openHome(browser: Browser, clinic: Clinic, look: Look): Promise<Page> {
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
  });
  await context.addInitScript(chooseLanguage, language);
  if (heard) await giveMicrophone(context, { ...heard, name: w.microphone });
  const page = await context.newPage();
  await page.clock.setFixedTime(now);
  await page.goto('/sign-in');
  await page.getByLabel(w.email, { exact: true }).fill(email);
  await page.getByLabel(w.password, { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: w.signIn, exact: true }).click();
  await page.waitForURL('/home');
  // A second look has no message of the sign-in on it.
  await page.reload();
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
