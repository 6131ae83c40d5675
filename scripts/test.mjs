/** `npm test`: checks, tests without a browser, journeys in a browser. `npm test -- unit` runs a part of it. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { check } from './lib/checks.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { Explained, main } from './lib/command.mjs';
import { prepare } from './lib/prepare.mjs';
import { step } from './lib/progress.mjs';
import { inProject } from './lib/project.mjs';
import { keep, run, show } from './lib/run.mjs';
import { filesUnder } from './lib/source-files.mjs';
import { readPlaywright, readVitest, report } from './lib/test-results.mjs';

const results = (name) => inProject('.cache', 'test-results', name);

async function checkStage(runtime) {
  try {
    await check(runtime, { canWrite: false });
    return { passed: 0, failures: [] };
  } catch (error) {
    if (!(error instanceof Explained)) throw error;
    return { passed: 0, failures: [{ name: 'the checks', reason: error.message }] };
  }
}

async function vitest(runtime, more = [], env = {}) {
  const program = inProject('node_modules', 'vitest', 'vitest.mjs');
  const file = results('vitest.json');
  const reporters = [
    '--reporter=default',
    `--reporter=${inProject('scripts', 'lib', 'counting-reporter.mjs')}`,
  ];
  const args = [program, 'run', ...reporters, ...more];
  const told = { ...env, ...process.env, COUNTED_IN: file };
  return readVitest(file, await show(runtime, args, { env: told }));
}

const unitStage = (runtime) => vitest(runtime, ['--tagsFilter=!thorough']);

/** Every kill test there is, often enough for figures that count. Three quarters of an hour: only when it is asked for. */
const killStage = (runtime, chromium) =>
  vitest(runtime, ['--project', 'kill', '--no-file-parallelism'], {
    KILL_ROUNDS: '20',
    NOTEER_CHROMIUM: chromium,
  });

/** What chance makes of everything that comes from outside, by other seeds every time. A fault names its seed, to have it again. */
const fuzzStage = (runtime) =>
  vitest(runtime, ['--project', 'server', '--project', 'web', 'fuzz.test'], {
    FUZZ_SEED: String(Math.floor(Date.now() / 1000) % 1_000_000),
    FUZZ_ROUNDS: '10',
  });

/** The release before and this one at once, over a migration, under load: when it is asked for. */
const upgradeStage = (runtime) => vitest(runtime, ['--project', 'upgrade'], { EVERY_UPGRADE: '1' });

/** A real language model on this machine, out of the registry: when it is asked for. */
const modelStage = (runtime) => vitest(runtime, ['--project', 'model'], { REAL_MODEL: '1' });

async function e2eStage(runtime, chromium, only = [], more = {}, kept = undefined) {
  const playwright = inProject('node_modules', '@playwright', 'test', 'cli.js');
  const file = results('playwright.json');
  const config = inProject('e2e', 'playwright.config.ts');
  const args = [playwright, 'test', '-c', config, '--reporter=list,json', ...only];
  const env = { ...process.env, ...more, PLAYWRIGHT_JSON_OUTPUT_NAME: file, NOTEER_CHROMIUM: chromium };
  const code = await (kept ? keep(kept, runtime, args, { env }) : show(runtime, args, { env }));
  return readPlaywright(file, code);
}

/** A whole day in both languages at every width: ten minutes, when it is asked for. */
const daysStage = (runtime, chromium) => e2eStage(runtime, chromium, ['day'], { EVERY_DAY: '1' });

/** On a phone all journeys of which it changes something, and at a desk those that are else walked on a phone alone. */
const phoneStage = (runtime, chromium) =>
  e2eStage(runtime, chromium, ['--project=phone', '--project=desktop'], { EVERY_PHONE: '1' });

/** Files with a test of the tag: the others need not be loaded to see that they have none. */
const thoroughFiles = () =>
  ['apps', 'packages']
    .flatMap((folder) => filesUnder(inProject(folder)))
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => readFileSync(file, 'utf8').includes("tags: 'thorough'"));

/** Tests and journeys that take long, of what others prove too or what seldom changes: when they are asked for. */
async function thoroughStage(runtime, chromium) {
  const tested = await vitest(runtime, ['--tagsFilter=thorough', ...thoroughFiles()], { THOROUGH: '1' });
  const walked = await e2eStage(runtime, chromium, ['--project=desktop'], { EVERY_JOURNEY: '1' });
  return { passed: tested.passed + walked.passed, failures: [...tested.failures, ...walked.failures] };
}

/** All that is heard, by every engine; then the journeys that record, once per engine at both widths: when it is asked for. */
async function enginesStage(runtime, chromium) {
  const heard = await vitest(runtime, ['--project', 'server'], { ALL_SPEECH: '1' });
  const walked = await e2eStage(runtime, chromium, [], { ENGINES: process.env.ENGINES ?? 'onnx,ggml' });
  return { passed: heard.passed + walked.passed, failures: [...heard.failures, ...walked.failures] };
}

const stages = {
  check: checkStage,
  unit: unitStage,
  e2e: e2eStage,
  phone: phoneStage,
  thorough: thoroughStage,
  days: daysStage,
  engines: enginesStage,
  model: modelStage,
  fuzz: fuzzStage,
  kill: killStage,
  upgrade: upgradeStage,
};
const everyTime = ['check', 'unit', 'e2e'];
const everything = 'everything';

function chosenStages(args) {
  const unknown = args.filter((name) => !(name in stages || name === everything));
  if (unknown.length > 0) {
    const known = [...Object.keys(stages), everything].join(', ');
    throw new Explained(`There is no stage "${unknown[0]}".`, `Stages: ${known}.`);
  }
  if (args.includes(everything)) {
    process.env.EVERY_LENGTH ??= '1';
    return Object.keys(stages);
  }
  return Object.keys(stages).filter((name) => (args.length > 0 ? args : everyTime).includes(name));
}

/** Before several need them at once: models from the registry, speech from Debian. Minutes once, nothing afterwards. */
const ensureSpeech = (runtime) =>
  step('Speech and models for the tests', () =>
    // What cannot be got is told by the tests that need it; the others run all the same.
    run(runtime, ['-e', "import('./apps/server/test/speech-setup.ts').then((it) => it.default())"]).catch(
      () => {},
    ),
  );

async function timed(name, work) {
  const start = performance.now();
  const result = await work();
  return { name, ...result, seconds: (performance.now() - start) / 1000 };
}

/**
 * Journeys wait for mails and microphones, tests for disks and clocks: side by side they keep both cores of a small machine at
 * work. What the journeys say is shown when the tests are through.
 */
function besideTheOthers(chosen, runtime, chromium) {
  if (!chosen.includes('e2e') || chosen.indexOf('e2e') === 0) return undefined;
  const kept = results('journeys.txt');
  const journeys = timed('e2e', () => e2eStage(runtime, chromium, [], {}, kept));
  // It is waited for later; until then a failure is nobody's.
  journeys.catch(() => {});
  return async () => {
    const run = await step('Journeys, beside all that', () => journeys);
    console.log(readFileSync(kept, 'utf8'));
    return run;
  };
}

/** Servers and helpers of tests start some hundred times: what was compiled once is kept. */
process.env.NODE_COMPILE_CACHE ??= inProject('.cache', 'compiled');

main(async (args) => {
  const began = performance.now();
  const chosen = chosenStages(args);
  const runtime = await prepare({ web: !(chosen.length === 1 && chosen[0] === 'check') });
  const chromium = chosen.some((name) => !['check', 'unit', 'fuzz', 'model'].includes(name))
    ? await ensureChromium(runtime, { isForTests: true })
    : undefined;
  rmSync(results('.'), { recursive: true, force: true });
  mkdirSync(results('.'), { recursive: true });

  if (chosen.some((name) => !['check', 'fuzz', 'model'].includes(name))) await ensureSpeech(runtime);

  // A stage that failed keeps no other from being seen: the journeys may fail too, or show what it means.
  const journeys = besideTheOthers(chosen, runtime, chromium);
  const runs = [];
  for (const name of chosen)
    runs.push(
      await (name === 'e2e' && journeys ? journeys() : timed(name, () => stages[name](runtime, chromium))),
    );
  console.log(`\n${report(runs, (performance.now() - began) / 1000)}`);
  return runs.some(({ failures }) => failures.length > 0) ? 1 : 0;
});
