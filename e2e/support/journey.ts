/** The `test` of every journey: a clinic to walk through, and a watch on what the browser complains about. */
import { type BrowserContext, test as base, type ConsoleMessage, expect } from '@playwright/test';
import { type Clinic, openClinic } from './clinic.ts';
import type { Engine } from './engine.ts';

export { expect } from '@playwright/test';

type Options = {
  /** What this journey makes the browser complain about on purpose. */
  expectedComplaints: RegExp[];
};

type WorkerOptions = {
  /** Who listens in the clinic. */
  engine: Engine;
  /** False where a language model is still to be chosen. */
  isModelSet: boolean;
};

export const test = base.extend<Options, WorkerOptions & { clinic: Clinic }>({
  engine: ['quick', { option: true, scope: 'worker' }],
  isModelSet: [true, { option: true, scope: 'worker' }],
  clinic: [
    async ({ engine, isModelSet }, use) => {
      const clinic = await openClinic(engine, isModelSet);
      await use(clinic);
      await clinic.goAway();
      const output = clinic.output();
      await clinic.close();
      expect(output, 'the log of the server').not.toMatch(/unexpected error|@kliniek\.test/);
      expect(codesIn(output, clinic), 'mailed codes in the log of the server').toEqual([]);
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  expectedComplaints: [[], { option: true }],
  baseURL: ({ clinic }, use) => use(clinic.url),
  context: async ({ context, clinic, expectedComplaints }, use) => {
    const complaints = await listen(context, clinic.url);
    await use(context);
    const unexpected = complaints.filter((text) => !expectedComplaints.some((known) => known.test(text)));
    expect(unexpected, 'what the browser complained about').toEqual([]);
  },
});

/** Codes of six digits only: a number of four is in a log by chance. */
const codesIn = (log: string, { mailbox }: Clinic) =>
  mailbox.mails
    .flatMap((mail) => mail.text?.match(/\b\d{6}\b/g) ?? [])
    .filter((code) => new RegExp(`\\b${code}\\b`).test(log));

/** A refusal that the page shows in its own words is a line in the console too; Chromium writes it there. */
const isRefusal = (message: ConsoleMessage) =>
  /the server responded with a status of 4\d\d/.test(message.text()) &&
  message.location().url.includes('/api/');

/** With where it comes from: a line without words would say nothing. */
const wordsOf = (message: ConsoleMessage) => {
  const { url, lineNumber, columnNumber } = message.location();
  return `${message.text()} (${message.args().length} values, ${url}:${lineNumber}:${columnNumber})`;
};

async function listen(context: BrowserContext, url: string): Promise<string[]> {
  const complaints: string[] = [];
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`refused by the content security policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  context.on('console', (message) => {
    const isOurs = message.page()?.url().startsWith(url);
    if (isOurs && message.type() === 'error' && !isRefusal(message)) complaints.push(wordsOf(message));
  });
  context.on('weberror', (error) => complaints.push(error.error().stack || String(error.error())));
  context.on('request', (request) => {
    const isForeign = /^https?:/.test(request.url()) && !request.url().startsWith(url);
    const isOurs = request.serviceWorker() === null && request.frame().url().startsWith(url);
    if (isForeign && isOurs && !request.isNavigationRequest())
      complaints.push(`asked elsewhere: ${request.url()}`);
  });
  return complaints;
}
