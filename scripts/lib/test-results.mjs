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
