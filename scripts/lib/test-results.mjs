/** Reads what the test runners counted. A run that failed counts at least one failure, whatever it wrote. */
import { existsSync, readFileSync } from 'node:fs';

function read(file, code, count) {
  const { passed, failed } = existsSync(file)
    ? count(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0 };
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
}

export const readVitest = (file, code) =>
  read(file, code, ({ numPassedTests, numFailedTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
  }));

/** What passed only at the second try passed: Playwright's own list names it. */
export const readPlaywright = (file, code) =>
  read(file, code, ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }));

/** The last lines of a run: each stage if there were several, and all of them together. */
export function report(runs, seconds) {
  const sum = (what) => runs.reduce((total, run) => total + run[what], 0);
  const lines = runs.map(
    ({ name, passed, failed, seconds: took }) =>
      `${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed in ${Math.round(took)} s`,
  );
  return [
    ...(lines.length > 1 ? lines : []),
    `${sum('passed')} passed, ${sum('failed')} failed`,
    `in ${Math.round(seconds)} s`,
  ].join('\n');
}
