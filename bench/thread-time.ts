/** Processor time of threads of Chromium's pages, by the name that Chromium gives them. Linux only. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

const NANOSECONDS_PER_MS = 1e6;

function ofProcess(id: number, name: string): number {
  const tasks = `/proc/${id}/task`;
  let sum_ms = 0;
  for (const task of readdirSync(tasks)) {
    try {
      if (!readFileSync(`${tasks}/${task}/comm`, 'utf8').startsWith(name)) continue;
      const [onCpu = '0'] = readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ');
      sum_ms += Number(onCpu) / NANOSECONDS_PER_MS;
    } catch {
      // It ended while it was being read.
    }
  }
  return sum_ms;
}

/** Of all pages that are open. Names are cut to fifteen letters. */
export async function threadTime_ms(browser: Browser, name: string): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo
    .filter(({ type }) => type === 'renderer')
    .reduce((sum, { id }) => sum + ofProcess(id, name), 0);
}
