/** Reads what the test runners counted. A run that failed counts at least one failure, whatever it wrote. */
import { existsSync, readFileSync } from 'node:fs';

function read(file, code, count) {
  const { passed, failures, flaky } = existsSync(file)
    ? count(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failures: [], flaky: [] };
  if (code !== 0 && failures.length === 0)
    failures.push({ name: 'the run itself', reason: `it ended with ${code}` });
  return { passed, failures, flaky };
}

export const readVitest = (file, code) => read(file, code, (counted) => counted);

const allSpecs = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(allSpecs)];

const reasons = ({ tests }) =>
  tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message)));

const told = (spec) => ({ name: `${spec.file} › ${spec.title}`, reason: reasons(spec).join('\n') });

export const readPlaywright = (file, code) =>
  read(file, code, ({ stats, suites, errors = [] }) => {
    const specs = suites.flatMap(allSpecs);
    return {
      passed: stats.expected + stats.flaky,
      failures: [
        ...specs.filter(({ ok }) => !ok).map(told),
        ...errors.map(({ message }) => ({ name: 'outside every journey', reason: message })),
      ],
      flaky: specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(told),
    };
  });

const indented = (text) => text.replace(/^/gm, '    ');

/**
 * The last lines of a run: what failed and why, each stage if there were several, and all of them together. Before that what
 * passed only when it was tried again, which is a bug all the same: CI tries again, nobody else does.
 */
export function report(runs, seconds) {
  const failures = runs.flatMap((run) => run.failures);
  const flaky = runs.flatMap((run) => run.flaky ?? []);
  const passed = runs.reduce((total, run) => total + run.passed, 0);
  const lines = runs.map(
    ({ name, passed, failures, seconds: took }) =>
      `${failures.length > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failures.length} failed in ${Math.round(took)} s`,
  );
  return [
    ...flaky.map(({ name, reason }) => `! passed only at the second try: ${name}\n${indented(reason)}\n`),
    ...failures.map(({ name, reason }) => `✗ ${name}\n${indented(reason)}\n`),
    ...(lines.length > 1 ? lines : []),
    `${passed} passed, ${failures.length} failed`,
    `in ${Math.round(seconds)} s`,
  ].join('\n');
}
