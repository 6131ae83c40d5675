import { describe, expect, test } from 'vitest';
import { importsOf, structureProblems } from './structure.mjs';

const problemsOf = (path, text = '') => structureProblems([{ path, text }]).join('\n');

const web = 'apps/web/src';
const server = 'apps/server/src';

describe('a name', () => {
  test.each([
    [`${server}/features/auth/service.ts`],
    [`${server}/features/auth/send-code.job.ts`],
    [`${server}/features/auth/totp.ts`],
    [`${web}/features/auth/sign-in-page.tsx`],
    [`${web}/features/auth/use-countdown.ts`],
    [`${web}/features/auth/sign-up-strings.ts`],
    [`${server}/storage/index.ts`],
    ['apps/server/migrations/001_users.sql'],
  ])('%s is good', (path) => {
    expect(problemsOf(path)).toBe('');
  });

  test.each([
    [`${server}/features/auth/utils.ts`, 'says nothing'],
    [`${web}/features/auth/types.ts`, 'says nothing'],
    [`${web}/features/auth/index.ts`, 'says nothing'],
    [`${web}/features/auth/password-rules.ts`, 'a web feature has'],
    [`${server}/features/auth/view.tsx`, 'a server feature has'],
    [`${server}/features/auth/common/hash.ts`, 'one flat folder'],
    [`${web}/ui/TextField.tsx`, 'kebab-case'],
    ['apps/server/migrations/users.sql', 'migrations are named'],
  ])('%s is refused', (path, reason) => {
    expect(problemsOf(path)).toContain(reason);
  });
});

describe('a length', () => {
  const lines = (count) => 'const a = 1;\n'.repeat(count);

  test('of 200 lines is good, of 201 not', () => {
    expect(problemsOf(`${server}/app.ts`, lines(200))).toBe('');
    expect(problemsOf(`${server}/app.ts`, lines(201))).toContain('201 lines; at most 200');
  });

  test('may be twice as much in a test', () => {
    expect(problemsOf(`${server}/app.test.ts`, lines(400))).toBe('');
    expect(problemsOf(`${server}/app.test.ts`, lines(401))).toContain('at most 400');
  });
});

describe('an import', () => {
  test.each([
    [`${web}/features/auth/api.ts`, '../../lib/api.ts'],
    [`${web}/features/auth/api.ts`, '@noteer/contract'],
    [`${web}/features/auth/a-page.tsx`, './b.tsx'],
    [`${web}/app/router.tsx`, '../features/auth/sign-in-page.tsx'],
    [`${server}/features/auth/service.ts`, '../../errors.ts'],
    [`${server}/app.ts`, './features/auth/routes.ts'],
    ['packages/contract/src/auth.ts', 'zod'],
    ['packages/contract/src/auth.ts', './fields.ts'],
    ['packages/contract/src/auth.test.ts', 'vitest'],
    ['e2e/sign-in.spec.ts', '@noteer/contract'],
    ['e2e/sign-in.spec.ts', '../apps/server/test/mailbox.ts'],
  ])('in %s of %s is good', (path, target) => {
    expect(problemsOf(path, `import { a } from '${target}';`)).toBe('');
  });

  test.each([
    [`${web}/features/auth/a.tsx`, '../home/home-page.tsx', 'do not import each other'],
    [`${server}/features/auth/service.ts`, '../users/queries.ts', 'do not import each other'],
    [`${web}/features/auth/a.tsx`, '../../app/router.tsx', 'app/ puts features together'],
    [`${web}/ui/button.tsx`, '../features/auth/a.tsx', 'serve the features'],
    [`${web}/lib/session.ts`, '../app/router.tsx', 'serve the features'],
    [`${web}/lib/session.ts`, '../ui/button.tsx', 'below ui/'],
    [`${web}/lib/session.ts`, '../../../server/src/errors.ts', 'only through packages/contract'],
    [`${web}/lib/session.ts`, '@noteer/server', 'only through packages/contract'],
    [`${server}/app.ts`, '../../web/src/lib/session.ts', 'nothing of the web'],
    [`${server}/http/bind.ts`, '../features/auth/routes.ts', 'features stand on this folder'],
    ['packages/contract/src/auth.ts', 'fastify', 'zod and nothing else'],
    ['packages/contract/src/auth.ts', 'node:crypto', 'zod and nothing else'],
    ['packages/contract/src/auth.ts', '../../../apps/server/src/errors.ts', 'zod and nothing else'],
    ['e2e/sign-in.spec.ts', '../apps/server/src/settings.ts', 'from outside'],
  ])('in %s of %s is refused', (path, target, reason) => {
    expect(problemsOf(path, `import { a } from '${target}';`)).toContain(reason);
  });

  test('is seen in every form it can take', () => {
    const text = `
      import type { A } from './a.ts';
      import {
        b,
        c,
      } from './b.ts';
      import './c.css';
      export * from './d.ts';
      export const language = strings({ nl: 'niet' });
      const page = lazy(() => import('./e.tsx'));`;

    expect(importsOf({ path: 'apps/web/src/main.tsx', text })).toEqual(
      ['a.ts', 'b.ts', 'c.css', 'd.ts', 'e.tsx'].map((name) => `apps/web/src/${name}`),
    );
  });
});
