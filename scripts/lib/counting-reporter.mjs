/**
 * What a run of Vitest came to, in a file: how many passed, and what failed with its reason. Also what nobody caught: it
 * fails a run in which every test passed. `npm test` tells these last, where they are found in a log of any length.
 */
import { writeFileSync } from 'node:fs';

const placesOf = ({ stack = '' }) => stack.match(/^ +at (?!.*node_modules).*$/gm) ?? [];

const reason = (errors) =>
  errors.map((error) => [error.message, ...placesOf(error).slice(0, 5)].join('\n')).join('\n');

export default class CountingReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const failures = unhandledErrors.map((error) => ({ name: 'nobody caught', reason: reason([error]) }));
    const flaky = [];
    let passed = 0;
    for (const module of modules) {
      if (module.errors().length > 0)
        failures.push({ name: module.moduleId, reason: reason(module.errors()) });
      for (const test of module.children.allTests()) {
        const { state, errors = [] } = test.result();
        const name = `${module.moduleId} › ${test.fullName}`;
        if (state === 'passed') passed++;
        if (state === 'passed' && test.diagnostic()?.flaky) flaky.push({ name, reason: reason(errors) });
        if (state === 'failed') failures.push({ name, reason: reason(errors) });
      }
    }
    writeFileSync(process.env.COUNTED_IN, JSON.stringify({ passed, failures, flaky }));
  }
}
