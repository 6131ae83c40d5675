/** Pages to type in, which note when each key is on the screen. */
import type { TranscriptPiece } from '@noteer/clinical';
import type { Browser, Page } from '@playwright/test';
import { signInToDemo } from '../e2e/support/demo.ts';
import { accessOf, openReview, writeNote } from '../e2e/support/note.ts';

export type Opener = { browser: Browser; clinic: Parameters<typeof writeNote>[0] };

const WORDS = 'de patient vertelt dat het beter gaat en slaapt weer door ';
/** Between two keys of a quick typist: 150 words a minute. */
const PAUSE_ms = 80;

/**
 * From the moment that the browser got the key to the first moment after the frame that shows it. Frames come as soon as
 * they are ready, not at the next beat of a screen: waiting for that beat is not the editor's work.
 */
const watch = `
  window.latencies = [];
  let pressed = 0;
  const painted = new MessageChannel();
  painted.port1.onmessage = ({ data }) => window.latencies.push(performance.now() - data);
  addEventListener('keydown', (event) => { pressed = event.timeStamp; }, true);
  addEventListener('input', () => {
    const since = pressed;
    requestAnimationFrame(() => painted.port2.postMessage(since));
  }, true);`;

/** Saving and checking go on as they always do. */
export async function typeFor(page: Page, keys: number): Promise<number[]> {
  await page.evaluate('latencies.length = 0');
  for (let key = 0; key < keys; key++) {
    const letter = WORDS[key % WORDS.length] ?? 'a';
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await page.waitForTimeout(PAUSE_ms);
  }
  return page.evaluate<number[]>('latencies');
}

async function newPage({ browser, clinic }: Opener): Promise<Page> {
  const context = await browser.newContext({
    baseURL: clinic.url,
    locale: 'nl-NL',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.addInitScript(watch);
  return page;
}

/** With the caret in the middle of the note. */
export async function openNote(
  opener: Opener,
  { text, pieces }: { text: string; pieces: readonly TranscriptPiece[] },
): Promise<Page> {
  const page = await newPage(opener);
  await signInToDemo(page);
  const data = pieces.map((piece) => ({ ...piece, voice: null, voice_sure: null }));
  await page.route('**/transcript/**', (route) => route.fulfill({ json: { data } }));
  const note = await writeNote(opener.clinic, await accessOf(page), `${text.length} letters`, text);
  await openReview(page, note);
  const lines = page.getByRole('article').locator('p');
  await lines.nth(Math.floor((await lines.count()) / 2)).click();
  await page.getByRole('textbox', { name: 'Gespreksverslag' }).waitFor();
  await typeFor(page, 20);
  // Without it there would be nothing beside the note, nothing to check, and figures that flatter.
  if (await page.getByText('Het gesprek kon niet worden geladen').isVisible())
    throw new Error('the page did not take the conversation');
  return page;
}

export async function openBare(opener: Opener): Promise<Page> {
  const page = await newPage(opener);
  await page.goto('/favicon.svg');
  await page.evaluate(`
    const field = document.createElementNS('http://www.w3.org/1999/xhtml', 'textarea');
    document.documentElement.replaceWith(field);
    field.focus();`);
  await typeFor(page, 20);
  return page;
}
