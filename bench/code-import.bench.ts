/** How long a table of codes takes from its first byte to counting, and how long others wait meanwhile. */
import { setTimeout as sleep } from 'node:timers/promises';
import { getProfile, importCodeList, login, previewCodeList } from '@noteer/contract';
import { xlsxFile, xlsxOf } from '../apps/server/test/xlsx-file.ts';
import { administrator, emptyServer } from './bench-server.ts';
import { idleMegabytes, peakDuring } from './resident-memory.ts';

const LINES = Number(process.env.LINES ?? 10_000);
const ROUNDS = Number(process.env.ROUNDS ?? 3);
/** Preview and import of 10,000 lines together. */
const AIM_MS = 5_000;

/** Somebody asks something every moment, and is not in a hurry. */
const PAUSE_MS = 25;

const professions = ['GZ', 'KP', 'PT', 'VS', 'VPK', 'OVERIG', 'ARTS', 'ARTSSPEC'];
const heads = [
  'Code',
  'Omschrijving',
  'Setting',
  'Beroep',
  'Type',
  'Minuten',
  'Ingangsdatum',
  'Einddatum',
  'Tarief',
];
const row = (number: number, round: number) => [
  `CO${String(number).padStart(5, '0')}`,
  `Ambulant consult nummer ${number} in het jaar van deze lijst, ronde ${number % 3 === 0 ? round : 0}`,
  `S0${(number % 8) + 1}`,
  professions[number % 8] as string,
  number % 2 === 0 ? 'Diagnostiek' : 'Behandeling',
  String([5, 15, 30, 45, 60, 75, 90, 120][number % 8]),
  '01-01-2026',
  '31-12-2026',
  `${100 + (number % 50)},50`,
];
const rowsOf = (lines: number, round: number) => [
  heads,
  ...Array.from({ length: lines }, (_, n) => row(n, round)),
];

const cells = (...texts: string[]) =>
  `<row>${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;

const csv = (lines: number, round: number) =>
  new Blob([
    rowsOf(lines, round)
      .map((cells) => cells.join(';'))
      .join('\n'),
  ]);
const xlsx = (lines: number, round: number) =>
  new Blob([xlsxFile({ Prestatie: rowsOf(lines, round) }, { isShared: false })]);

const { noteer, close } = await emptyServer({ ROLE: 'api' });
const call = async (path: string, init: RequestInit, access?: string) => {
  const headers = { ...init.headers, ...(access && { authorization: `Bearer ${access}` }) };
  const response = await fetch(`${noteer.url}${path}`, { ...init, headers });
  const body = (await response.json()) as { data?: Record<string, never>; code?: string };
  return { status: response.status, body };
};
const json = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** What somebody else waits for a small answer, again and again until told to stop. */
function others(access: string) {
  const waits: number[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const begun = performance.now();
      await call(getProfile.path, {}, access);
      waits.push(performance.now() - begun);
      await sleep(PAUSE_MS);
    }
  })();
  return async () => {
    isOver = true;
    await asking;
    return waits.toSorted((one, other) => one - other);
  };
}

const at = (sorted: number[], part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0);
const form = (file: Blob, name: string) => {
  const body = new FormData();
  body.set('system', 'zpm');
  body.set('valid_from', '2026-01-01');
  body.set('file', file, name);
  return body;
};

let worst = 0;
try {
  const { body } = await call(login.path, json(administrator));
  const access = String(body.data?.access);
  const before = others(access);
  await sleep(2_000);
  const quiet = await before();
  console.log(`others, nothing going on: median ${at(quiet, 0.5)} ms, p95 ${at(quiet, 0.95)} ms`);
  for (const [kind, make] of [
    ['csv', csv],
    ['xlsx', xlsx],
  ] as const) {
    for (let round = 1; round <= ROUNDS; round++) {
      const file = make(LINES, round);
      const stop = others(access);
      const begun = performance.now();
      const seen = await call(
        previewCodeList.path,
        { method: 'POST', body: form(file, `lijst.${kind}`) },
        access,
      );
      const read_ms = performance.now() - begun;
      const preview = seen.body.data as unknown as { id: string; counts: Record<string, number> };
      const made = await call(importCodeList.path, json({ preview_id: preview.id }), access);
      const all_ms = performance.now() - begun;
      const waits = await stop();
      if (made.status !== 200) throw new Error(`not imported: ${made.body.code}`);
      worst = Math.max(worst, all_ms);
      console.log(
        `${kind}, ${LINES} lines, ${JSON.stringify(preview.counts)}: preview ${Math.round(read_ms)} ms, ` +
          `with import ${Math.round(all_ms)} ms; others: median ${at(waits, 0.5)}, p95 ${at(waits, 0.95)}, worst ${at(waits, 1 - 1e-9)} ms`,
      );
    }
  }
  // A million lines are refused, and the server is no larger for it than for what it may read.
  const million = new Blob([`code;naam\n${'CO1;Een regel\n'.repeat(1_000_000)}`]);
  const sheet = new Blob([
    xlsxOf({
      'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="Een" r:id="a"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="a" Target="worksheets/a.xml"/></Relationships>',
      'xl/worksheets/a.xml': `<worksheet><sheetData>${cells('code', 'naam')}${cells('A1', 'Een regel').repeat(1_000_000)}</sheetData></worksheet>`,
    }),
  ]);
  const idle = await idleMegabytes(noteer.pid, 2);
  for (const [name, file] of [
    ['csv', million],
    ['xlsx', sheet],
  ] as const) {
    const begun = performance.now();
    let said = '';
    const peak = await peakDuring(noteer.pid, async () => {
      const { status, body: refused } = await call(
        previewCodeList.path,
        { method: 'POST', body: form(file, `veel.${name}`) },
        access,
      );
      said = `${status} ${refused.code}`;
    });
    console.log(
      `a million lines, ${name}: ${said} after ${Math.round(performance.now() - begun)} ms, the server at most ${Math.round(peak)} MB, ${Math.round(idle)} MB before`,
    );
  }
} finally {
  await close();
}
if (LINES <= 10_000 && worst > AIM_MS) {
  console.log(`Aim missed: ${Math.round(worst)} ms is more than ${AIM_MS} ms.`);
  process.exitCode = 1;
}
