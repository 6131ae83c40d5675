/** The soak as one picture: how long acknowledgements took, how many there were, what was killed, and memory. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Moment } from './figures.ts';
import type { Memory } from './memory.ts';

export type Picture = {
  title: string;
  about: string;
  length_s: number;
  moments: Moment[];
  /** Seconds from the beginning. */
  downs: { what: string; from_s: number; to_s: number }[];
  memory: Memory;
};

const WIDTH = 1200;
const LEFT = 80;
const RIGHT = 150;
const PANEL = 200;
const TOP = 116;
const GAP = 64;
const HEIGHT = TOP + 3 * PANEL + 2 * GAP + 56;
const ink = '#23313a';
const grey = '#6b7780';
const rule = '#dfe4e7';
const colours = ['#0f6b6b', '#b4552d', '#5b4b9a', '#8a6d1c', '#2f6fb2', '#98345f', '#3d7d3a'];
const fallen = {
  api: '#f6d9cd',
  worker: '#e6e0f3',
  database: '#f8e3a8',
  connections: '#d8e6ee',
  lines: '#d8e6ee',
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const text = (x: number, y: number, words: string, more = '') =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${more}>${escaped(words)}</text>`;

type Panel = { top: number; title: string; ticks: number[]; place: (value: number) => number; unit: string };

function frame({ top, title, ticks, place, unit }: Panel): string {
  const lines = ticks.map((tick) => {
    const y = top + PANEL - place(tick) * PANEL;
    return `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y}" y2="${y}" stroke="${rule}"/>${text(LEFT - 10, y + 4, `${tick}${unit}`, `text-anchor="end" fill="${grey}" font-size="12"`)}`;
  });
  return text(LEFT, top - 14, title, `fill="${ink}" font-size="15" font-weight="600"`) + lines.join('');
}

/** Where there is no value the line is broken. */
function line(points: [number, number][], colour: string): string {
  let path = '';
  let isDrawing = false;
  for (const [x, y] of points) {
    if (Number.isNaN(y)) isDrawing = false;
    else {
      path += `${isDrawing ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
      isDrawing = true;
    }
  }
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="2" stroke-linejoin="round"/>`;
}

/** 1, 2 or 5 with noughts, so that there are some five of them. */
function ticksTo(most: number): number[] {
  const rough = Math.max(most, 1) / 5;
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((each) => each * ten).find((each) => each >= rough) ?? rough;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, at) => at * step);
}

const WAITS = [1, 10, 100, 1_000, 10_000, 100_000];

function drawn({ title, about, length_s, moments, downs, memory }: Picture): string {
  const x = (seconds: number) => LEFT + (seconds / length_s) * (WIDTH - LEFT - RIGHT);
  const tops = [0, 1, 2].map((at) => TOP + at * (PANEL + GAP)) as [number, number, number];
  const shadows = downs.map(({ what, from_s, to_s }) => {
    const width = Math.max(2, x(Math.min(to_s, length_s)) - x(from_s));
    return `<rect x="${x(from_s).toFixed(1)}" y="${TOP}" width="${width.toFixed(1)}" height="${tops[2] + PANEL - TOP}" fill="${fallen[what as keyof typeof fallen]}" opacity="0.75"/>`;
  });
  const log = (value: number) => Math.min(1, Math.max(0, Math.log10(Math.max(value, 1)) / 5));
  const at = (top: number, place: (value: number) => number, value: number) =>
    top + PANEL - place(value) * PANEL;
  const waits: Panel = {
    top: tops[0],
    title: 'From a full chunk to its acknowledgement',
    ticks: WAITS,
    place: log,
    unit: ' ms',
  };
  const perSecond = moments.map(({ count }) => count / 2);
  const pace = ticksTo(Math.max(...perSecond));
  const counts: Panel = {
    top: tops[1],
    title: 'Chunks acknowledged in a second',
    ticks: pace,
    place: (value) => value / (pace.at(-1) ?? 1),
    unit: '',
  };
  const held = [...memory.held];
  const sizes = ticksTo(
    Math.max(...held.flatMap(([, values]) => values.filter((value) => !Number.isNaN(value)))),
  );
  const sizePanel: Panel = {
    top: tops[2],
    title: 'Memory of each process',
    ticks: sizes,
    place: (value) => value / (sizes.at(-1) ?? 1),
    unit: ' MB',
  };
  const named = (top: number, names: string[]) =>
    names
      .map((name, index) =>
        text(
          WIDTH - RIGHT + 14,
          top + 14 + index * 20,
          name,
          `fill="${colours[index % colours.length]}" font-size="13"`,
        ),
      )
      .join('');
  const wait = (pick: (moment: Moment) => number, colour: string) =>
    line(
      moments.map((moment) => [x(moment.at_s), at(waits.top, waits.place, pick(moment))]),
      colour,
    );
  const legend = Object.entries({
    api: 'a server down',
    worker: 'a worker down',
    database: 'Postgres down',
    lines: 'lines or connections cut',
  })
    .map(
      ([what, words], index) =>
        `<rect x="${LEFT + index * 190}" y="${HEIGHT - 24}" width="14" height="14" fill="${fallen[what as keyof typeof fallen]}"/>${text(LEFT + 20 + index * 190, HEIGHT - 12, words, `fill="${grey}" font-size="12"`)}`,
    )
    .join('');
  const minutes = ticksTo(length_s).filter((tick) => tick <= length_s);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Inter, 'DejaVu Sans', Helvetica, Arial, sans-serif">
<title>${title}</title>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fdfcfa"/>
${text(LEFT, 36, title, `fill="${ink}" font-size="20" font-weight="600"`)}
${text(LEFT, 58, about, `fill="${grey}" font-size="13"`)}
${shadows.join('\n')}
${[waits, counts, sizePanel].map(frame).join('\n')}
${wait(({ p50 }) => p50, colours[0] as string)}${wait(({ p99 }) => p99, colours[1] as string)}
${named(waits.top, ['p50', 'p99'])}
${line(
  moments.map(({ at_s }, index) => [x(at_s), at(counts.top, counts.place, perSecond[index] ?? 0)]),
  colours[0] as string,
)}
${held
  .map(([, values], index) =>
    line(
      values.map((value, look) => [
        x(Math.min(memory.at[look] ?? 0, length_s)),
        at(sizePanel.top, sizePanel.place, value),
      ]),
      colours[index % colours.length] as string,
    ),
  )
  .join('\n')}
${named(
  sizePanel.top,
  held.map(([name]) => name),
)}
${minutes.map((tick) => text(x(tick), tops[2] + PANEL + 20, `${tick} s`, `text-anchor="middle" fill="${grey}" font-size="12"`)).join('')}
${legend}
</svg>
`;
}

/** As SVG and as PNG; answers the files. */
export async function writePicture(folder: string, picture: Picture): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const svg = drawn(picture);
  const files = ['soak.svg', 'soak.png'].map((name) => join(folder, name)) as [string, string];
  writeFileSync(files[0], svg);
  const canvas = createCanvas(WIDTH * 2, HEIGHT * 2);
  canvas.getContext('2d').drawImage(await loadImage(Buffer.from(svg)), 0, 0, WIDTH * 2, HEIGHT * 2);
  writeFileSync(files[1], await canvas.encode('png'));
  return files;
}
