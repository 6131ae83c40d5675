/** Reads what the test runners counted. A run that failed counts at least one failure, whatever it wrote. */
import { existsSync, readFileSync } from 'node:fs';

function read(file, code, count) {
  const { passed, failures } = existsSync(file)
    ? count(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failures: [] };
  if (code !== 0 && failures.length === 0)
    failures.push({ name: 'the run itself', reason: `it ended with ${code}` });
  return { passed, failures };
}

export const readVitest = (file, code) => read(file, code, (counted) => counted);

const failedSpecs = ({ specs = [], suites = [] }) => [
  ...specs.filter(({ ok }) => !ok),
  ...suites.flatMap(failedSpecs),
];

const reasons = ({ tests }) =>
  tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message)));

/** What passed only at the second try passed: Playwright's own list names it. */
export const readPlaywright = (file, code) =>
  read(file, code, ({ stats, suites, errors = [] }) => ({
    passed: stats.expected + stats.flaky,
    failures: [
      ...suites
        .flatMap(failedSpecs)
        .map((spec) => ({ name: `${spec.file} › ${spec.title}`, reason: reasons(spec).join('\n') })),
      ...errors.map(({ message }) => ({ name: 'outside every journey', reason: message })),
    ],
  }));

const indented = (text) => text.replace(/^/gm, '    ');

/** The last lines of a run: what failed and why, each stage if there were several, and all of them together. */
export function report(runs, seconds) {
  const failures = runs.flatMap((run) => run.failures);
  const passed = runs.reduce((total, run) => total + run.passed, 0);
  const lines = runs.map(
    ({ name, passed, failures, seconds: took }) =>
      `${failures.length > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failures.length} failed in ${Math.round(took)} s`,
  );
  return [
    ...failures.map(({ name, reason }) => `✗ ${name}\n${indented(reason)}\n`),
    ...(lines.length > 1 ? lines : []),
    `${passed} passed, ${failures.length} failed`,
    `in ${Math.round(seconds)} s`,
  ].join('\n');
}
