/** Takes the pictures and the film of the public site from the product itself. `npm run pictures` runs it. */
import type { Language } from '@noteer/contract';
import { ensureModels } from '../apps/server/test/spoken.ts';
import { openBrowser } from './browser.ts';
import { openClinic } from './clinic.ts';
import { consultationIn } from './consultation.ts';
import { takeFilm } from './film.ts';
import { takeManual } from './manual.ts';
import { keep, kept, openPictureEncoder, type PictureEncoder } from './picture-encoder.ts';
import { screens } from './screens.ts';
import { film, languages, type PictureName, ratioOf, widths } from './sizes.ts';
import { takeSocial } from './social.ts';

const asked = new Set(process.argv.slice(2));
const chosenLanguages = languages.filter((language) => asked.has(language));
for (const language of languages) asked.delete(language);
const parts = [...Object.keys(screens), 'film', 'social', 'manual'];
const unknown = [...asked].find((part) => !parts.includes(part));
if (unknown) throw new Error(`There is no picture "${unknown}". There are: ${parts.join(', ')}; nl and en.`);
const isAsked = (part: string) => asked.size === 0 || asked.has(part);
const names = (Object.keys(screens) as PictureName[]).filter(isAsked);

async function print(
  encoder: PictureEncoder,
  name: PictureName,
  language: Language,
  png: Buffer,
): Promise<void> {
  for (const width of widths(name)) {
    const height = Math.round(width * ratioOf(name));
    keep(`${name}-${language}-${width}.webp`, await encoder.webp(png, width, height));
  }
}

async function takeAll(language: Language): Promise<void> {
  const said = await consultationIn(language);
  const clinic = await openClinic(language, said);
  const browser = await openBrowser();
  try {
    if (isAsked('film')) await takeFilm(browser, clinic, said);
    const encoder = await openPictureEncoder(browser);
    for (const name of names)
      await print(encoder, name, language, await screens[name]({ browser, clinic, said }));
  } finally {
    await browser.close();
    await clinic.close();
  }
}

async function takeLinks(): Promise<void> {
  const browser = await openBrowser();
  await takeSocial(browser).finally(() => browser.close());
}

if (names.length > 0 || isAsked('film')) {
  await ensureModels(['silero-vad-v5', 'whisper-small']);
  for (const language of chosenLanguages.length > 0 ? chosenLanguages : languages) {
    console.log(`\n${language}`);
    await takeAll(language);
  }
}
if (isAsked('manual')) {
  console.log('\nmanual');
  await takeManual();
}
if (isAsked('social')) {
  console.log('\nsocial');
  await takeLinks();
}

/** Sizes of what was taken in both languages; of the rest those that the files have. */
function writeSizes(): void {
  const known: Record<string, { widths: number[]; height_ratio: number }> = JSON.parse(kept('pictures.json'));
  for (const name of chosenLanguages.length === 1 ? [] : names)
    known[name] = { widths: widths(name), height_ratio: ratioOf(name) };
  const rows = Object.entries(known).map(
    ([name, size]) =>
      `  "${name}": { "widths": [${size.widths.join(', ')}], "height_ratio": ${size.height_ratio} }`,
  );
  keep('pictures.json', `{\n${rows.join(',\n')}\n}\n`);
  keep('film.json', `{ "width": ${film.width}, "height": ${film.height} }\n`);
}
writeSizes();
