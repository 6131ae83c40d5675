/** Lighthouse over every public page, as a phone on a slow line sees it, and how much script /welcome loads. */
import { gzipSync } from 'node:zlib';
import { type SitePage, sitePages, sitePath } from '@noteer/contract';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { hearing } from '../e2e/support/browser.ts';
import { freePort } from '../e2e/support/noteer.ts';
import { NO_ENGINES, withServer } from './bench-server.ts';
import { median } from './load.ts';

const RUNS = Number(process.env.RUNS ?? 5);
const only = process.env.PAGES?.split(',');
const AIMS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const SHIFT_AT_MOST = 0.02;
const SCRIPT_AT_MOST_KB = 90;

const categories = Object.keys(AIMS) as (keyof typeof AIMS)[];
const addresses = (['nl', 'en'] as const).flatMap((language) =>
  sitePages.filter((page: SitePage) => !only || only.includes(page)).map((page) => sitePath(page, language)),
);

type Run = Record<keyof typeof AIMS | 'shift' | 'painted_ms', number>;

async function audit(url: string, port: number): Promise<Run> {
  const result = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse said nothing about ${url}`);
  const { categories: scored, audits, finalDisplayedUrl } = result.lhr;
  // It gives full marks to an empty page too, and follows redirects: make sure that it saw this one.
  if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}`);
  const score = (name: string) => Math.round((scored[name]?.score ?? 0) * 100);
  const lost = Object.values(audits).filter(
    ({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary',
  );
  for (const { id, title } of lost) console.log(`  ${url}: ${id} (${title})`);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    painted_ms: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
  };
}

/** What the page loads of scripts, packed as the oldest browsers get it. */
async function scriptBytes(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const entries = [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, src]) => src ?? '');
  const texts = await Promise.all(entries.map(async (src) => (await fetch(new URL(src, url))).text()));
  const further = texts.flatMap((text) =>
    [...text.matchAll(/from\s*"\.\/([^"]+\.js)"/g)].map(([, file]) => `/assets/${file}`),
  );
  const more = await Promise.all(further.map(async (src) => (await fetch(new URL(src, url))).text()));
  return [...texts, ...more].reduce((sum, text) => sum + gzipSync(text).length, 0);
}

let failed = false;
await withServer(NO_ENGINES, async ({ noteer }) => {
  const port = await freePort();
  const { executablePath, args } = hearing('/dev/null');
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    const rows: Record<string, Record<string, number>> = {};
    for (const address of addresses) {
      const runs: Run[] = [];
      for (let run = 0; run < RUNS; run++) runs.push(await audit(noteer.url + address, port));
      const middle = (what: keyof Run) => median(runs.map((run) => run[what]));
      rows[address] = {
        ...Object.fromEntries(categories.map((name) => [name, middle(name)])),
        shift: Number(middle('shift').toFixed(4)),
        'largest paint ms': Math.round(middle('painted_ms')),
      };
      failed ||= categories.some((name) => middle(name) < AIMS[name]) || !(middle('shift') <= SHIFT_AT_MOST);
    }
    console.table(rows);
  } finally {
    await browser.close();
  }
  const script_kb = (await scriptBytes(`${noteer.url}/welcome`)) / 1024;
  console.log(`scripts of /welcome: ${script_kb.toFixed(1)} KB packed (aim: under ${SCRIPT_AT_MOST_KB})`);
  failed ||= !(script_kb > 0 && script_kb < SCRIPT_AT_MOST_KB);
});
console.log(
  `aims: ${categories.map((name) => `${name} ${AIMS[name]}`).join(', ')}, shift ${SHIFT_AT_MOST}, medians of ${RUNS}`,
);
if (failed) process.exitCode = 1;
