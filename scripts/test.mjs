/** `npm test`: checks, tests without a browser, journeys in a browser. `npm test -- unit` runs a part of it. */
import { mkdirSync, rmSync } from 'node:fs';
import { check } from './lib/checks.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { Explained, main } from './lib/command.mjs';
import { prepare } from './lib/prepare.mjs';
import { inProject } from './lib/project.mjs';
import { show } from './lib/run.mjs';
import { readPlaywright, readVitest, report } from './lib/test-results.mjs';

const results = (name) => inProject('.cache', 'test-results', name);

async function checkStage(runtime) {
  try {
    await check(runtime, { canWrite: false });
    return { passed: 0, failed: 0 };
  } catch (error) {
    if (!(error instanceof Explained)) throw error;
    console.error(`\n${error.message}`);
    return { passed: 0, failed: 1 };
  }
}

async function vitest(runtime, more = [], env = {}) {
  const program = inProject('node_modules', 'vitest', 'vitest.mjs');
  const file = results('vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const args = [program, 'run', ...reporters, ...more];
  return readVitest(file, await show(runtime, args, { env: { ...env, ...process.env } }));
}

const unitStage = (runtime) => vitest(runtime);

/** Every kill test there is, often enough for figures that count. Half an hour: only when it is asked for. */
const killStage = (runtime, chromium) =>
  vitest(runtime, ['--project', 'kill'], { KILL_ROUNDS: '20', NOTEER_CHROMIUM: chromium });

async function e2eStage(runtime, chromium, only = [], more = {}) {
  const playwright = inProject('node_modules', '@playwright', 'test', 'cli.js');
  const file = results('playwright.json');
  const config = inProject('e2e', 'playwright.config.ts');
  const args = [playwright, 'test', '-c', config, '--reporter=list,json', ...only];
  const env = { ...process.env, ...more, PLAYWRIGHT_JSON_OUTPUT_NAME: file, NOTEER_CHROMIUM: chromium };
  return readPlaywright(file, await show(runtime, args, { env }));
}

/** A whole day in both languages at every width: ten minutes, when it is asked for. */
const daysStage = (runtime, chromium) => e2eStage(runtime, chromium, ['day'], { EVERY_DAY: '1' });

/** On a phone all journeys of which it changes something: when it is asked for. */
const phoneStage = (runtime, chromium) =>
  e2eStage(runtime, chromium, ['--project=phone'], { EVERY_PHONE: '1' });

/** All that is heard, by every engine; then the journeys that record, once per engine at both widths: when it is asked for. */
async function enginesStage(runtime, chromium) {
  const heard = await vitest(runtime, ['--project', 'speech'], { ALL_SPEECH: '1' });
  const walked = await e2eStage(runtime, chromium, [], { ENGINES: process.env.ENGINES ?? 'onnx,ggml' });
  return { passed: heard.passed + walked.passed, failed: heard.failed + walked.failed };
}

const stages = {
  check: checkStage,
  unit: unitStage,
  e2e: e2eStage,
  phone: phoneStage,
  days: daysStage,
  engines: enginesStage,
  kill: killStage,
};
const everyTime = ['check', 'unit', 'e2e'];
const everything = 'everything';

function chosenStages(args) {
  const unknown = args.filter((name) => !(name in stages || name === everything));
  if (unknown.length > 0) {
    const known = [...Object.keys(stages), everything].join(', ');
    throw new Explained(`There is no stage "${unknown[0]}".`, `Stages: ${known}.`);
  }
  if (args.includes(everything)) return Object.keys(stages);
  return Object.keys(stages).filter((name) => (args.length > 0 ? args : everyTime).includes(name));
}

/** Servers and helpers of tests start some hundred times: what was compiled once is kept. */
process.env.NODE_COMPILE_CACHE ??= inProject('.cache', 'compiled');

main(async (args) => {
  const began = performance.now();
  const chosen = chosenStages(args);
  const runtime = await prepare({ web: !(chosen.length === 1 && chosen[0] === 'check') });
  const chromium = chosen.some((name) => !['check', 'unit'].includes(name))
    ? await ensureChromium(runtime, { isForTests: true })
    : undefined;
  rmSync(results('.'), { recursive: true, force: true });
  mkdirSync(results('.'), { recursive: true });

  // A stage that failed keeps no other from being seen: the journeys may fail too, or show what it means.
  const runs = [];
  for (const name of chosen) {
    const start = performance.now();
    const { passed, failed } = await stages[name](runtime, chromium);
    runs.push({ name, passed, failed, seconds: (performance.now() - start) / 1000 });
  }
  console.log(`\n${report(runs, (performance.now() - began) / 1000)}`);
  return runs.some(({ failed }) => failed > 0) ? 1 : 0;
});
