/** The film: a clinician opens the day, records a consultation, reads the note and hears what a sentence rests on. */
import { type Language, SAMPLE_RATE } from '@noteer/contract';
import type { Browser, Page } from '@playwright/test';
import { openHome } from './browser.ts';
import { Camera, type Frame } from './camera.ts';
import type { Clinic } from './clinic.ts';
import type { Said } from './consultation.ts';
import { EARLY } from './days.ts';
import { encodeFilm } from './film-encoder.ts';
import { keep, openPictureEncoder } from './picture-encoder.ts';
import { film } from './sizes.ts';
import { type Words, words } from './words.ts';

const PATIENCE_MS = 300_000;
const STOOD_AT = '.cache/film-stopped.png';

type Scene = { page: Page; camera: Camera; w: Words };

async function begin({ page, camera, w }: Scene): Promise<void> {
  await camera.hold(1);
  await camera.click(page.getByRole('button', { name: w.record }).first());
  const start = page.getByRole('button', { name: w.start, exact: true });
  await start.waitFor();
  await camera.hold(1.2);
  await camera.click(start);
  await page.getByText(w.recorded).waitFor();
}

/** All of the consultation; the transcript comes while it goes on. Answers the frame that stands for the film. */
async function record({ page, camera, w }: Scene, length_s: number): Promise<Frame> {
  const isOver = page.waitForFunction(
    (seconds) => {
      const [minutes = 0, rest = 0] = (document.querySelector('[role="timer"]')?.textContent ?? '').split(
        ':',
      );
      return Number(minutes) * 60 + Number(rest) >= seconds;
    },
    length_s,
    { timeout: PATIENCE_MS },
  );
  // Out of the way of what is written down.
  await camera.moveTo(film.width * 0.93, film.height * 0.88, 0.5);
  // The engine that listens needs the machine too.
  await camera.lapse(7.5, isOver, 600);
  if ((await page.getByRole('log').getByRole('listitem').count()) === 0)
    throw new Error('Nothing was written out during the recording: this machine is too busy to film.');
  const poster = camera.frames.at(-1) as Frame;
  await camera.click(page.getByRole('button', { name: w.stop, exact: true }), { seconds: 0.5 });
  const ready = page.getByRole('link', { name: w.review });
  await camera.lapse(1.6, ready.waitFor({ timeout: PATIENCE_MS }));
  await camera.hold(0.6);
  await camera.scrollTo(ready);
  await camera.click(ready);
  return poster;
}

async function review({ page, camera, w }: Scene, sentences: RegExp[]): Promise<void> {
  const paper = page.getByRole('article');
  await paper.waitFor();
  await page.locator('.piece').first().waitFor();
  await camera.hold(1.2);
  for (const sentence of sentences) {
    const place = page.locator('.note-sheet').getByText(sentence).last();
    // Over the note, so that it is what the wheel turns; and out from under the foot of the page, where a click goes elsewhere.
    await camera.moveTo(film.width * 0.4, film.height * 0.6, 0.4);
    await camera.scrollTo(place);
    await camera.click(place, { share: { x: 0.3, y: 0.5 } });
    await page.getByText(w.restsOn).waitFor();
    const lit = page.locator('.piece[data-lit]').last();
    await lit.waitFor();
    await camera.lapse(0.7, page.waitForTimeout(700));
    const box = await lit.boundingBox();
    if (box) await camera.moveTo(box.x + box.width * 0.92, box.y + box.height * 0.8, 0.5);
    await camera.lapse(1.2, page.waitForTimeout(1_200));
  }
  await camera.hold(0.8);
}

/** Both stand on the first screen of the note. */
const sentences = {
  nl: [/elke nacht/, /50 ?(mg|milligram)/],
  en: [/wakes? up/, /50 ?(mg|milligram)/],
};

async function take(scene: Scene, samples: Int16Array, language: Language): Promise<Frame> {
  await begin(scene);
  const poster = await record(scene, Math.ceil(samples.length / SAMPLE_RATE));
  await review(scene, sentences[language]);
  return poster;
}

export async function takeFilm(browser: Browser, clinic: Clinic, { samples }: Said): Promise<void> {
  const { language } = clinic;
  const email = 'joris@demo.noteer';
  await clinic.forgetRecordings(email);
  const page = await openHome(browser, clinic, {
    ...{ email, now: EARLY, ...film, scale: 1 },
    heard: { samples, isRepeated: false },
    reducedMotion: 'no-preference',
  });
  const camera = new Camera(page, { x: film.width * 0.55, y: film.height * 0.8 });
  const scene = { page, camera, w: words[language] };
  const poster = await take(scene, samples, language).catch(async (error) => {
    // Where it stood says more than what it waited for.
    await page.screenshot({ path: STOOD_AT });
    throw new Error(`The film stopped: ${STOOD_AT} shows where.`, { cause: error });
  });
  await page.context().close();
  const encoder = await openPictureEncoder(browser);
  keep(`film-${language}.webm`, await encodeFilm(encoder.page, camera.frames, film));
  keep(`film-${language}.webp`, await encoder.webp(poster.png, film.width, film.height));
}
