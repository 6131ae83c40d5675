/** The pictures are taken by `npm run pictures` and committed: they must be those that the pages ask for. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { sitePages } from '@noteer/contract';
import { expect, test } from 'vitest';
import film from './pictures/film.json' with { type: 'json' };
import pictures from './pictures/pictures.json' with { type: 'json' };

const languages = ['nl', 'en'] as const;
const file = (name: string) => resolve(import.meta.dirname, 'pictures', name);

/** Of a WebP in the form that canvases are written in: both sizes less one, in three bytes each. */
function sizeOfWebp(name: string): { width: number; height: number } {
  const bytes = readFileSync(file(name));
  expect(bytes.toString('latin1', 8, 16), name).toBe('WEBPVP8X');
  return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
}

const taken = Object.entries(pictures).flatMap(([name, { widths, height_ratio }]) =>
  languages.flatMap((language) =>
    widths.map((width) => ({ picture: `${name}-${language}-${width}.webp`, width, height_ratio })),
  ),
);

test.each(taken)(
  '$picture is as large as the page says, and quick to load',
  ({ picture, width, height_ratio }) => {
    expect(sizeOfWebp(picture)).toEqual({ width, height: Math.round(width * height_ratio) });
    expect(statSync(file(picture)).size).toBeLessThan(width > 800 ? 140_000 : 70_000);
  },
);

const films = languages.filter((language) => existsSync(file(`film-${language}.webm`)));

test('there is a film', () => {
  expect(films).toContain('nl');
});

test.each(films)('the film (%s) is short, loads in seconds and says how long it is', (language) => {
  expect(sizeOfWebp(`film-${language}.webp`)).toEqual(film);
  const bytes = readFileSync(file(`film-${language}.webm`));
  expect(bytes.length).toBeLessThan(3_000_000);
  // The element Duration: its name, eight bytes announced in four, milliseconds.
  const duration = bytes.indexOf(Buffer.from('448910000008', 'hex'));
  expect(duration).toBeGreaterThan(0);
  const seconds = bytes.readDoubleBE(duration + 6) / 1000;
  expect(seconds).toBeGreaterThan(15);
  expect(seconds).toBeLessThan(30);
});

test.each(sitePages.flatMap((page) => languages.map((language) => `social/${page}-${language}.png`)))(
  '%s is what links show: 1200 by 630, and light',
  (name) => {
    const bytes = readFileSync(file(name));
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThan(60_000);
  },
);
