import { describe, expect, test } from 'vitest';
import { importCycles, importProblems, importsOf } from './imports.mjs';

const web = 'apps/web/src';
const server = 'apps/server/src';
const consultation = `${web}/features/consultation`;

const problemsOf = (path, target) =>
  importProblems({ path, text: `import { a } from '${target}';` }).join('\n');

describe('an import', () => {
  test.each([
    [`${web}/features/auth/api.ts`, '../../lib/api.ts'],
    [`${web}/features/auth/api.ts`, '@noteer/contract'],
    [`${web}/features/auth/a-page.tsx`, './b.tsx'],
    [`${web}/features/auth/a-page.test.tsx`, '../../../test/open-app.tsx'],
    [`${web}/app/routes.tsx`, '../features/auth/sign-in-page.tsx'],
    [`${web}/app/root.tsx`, '../styles/app.css'],
    [`${consultation}/note/conflict.tsx`, '../processing.tsx'],
    [`${consultation}/review-desk.tsx`, './note/note-part.tsx'],
    [`${consultation}/wrap-up/finished-note.tsx`, '../note/use-note.ts'],
    [`${server}/features/auth/service.ts`, '../../errors.ts'],
    [`${server}/app.ts`, './features/auth/routes.ts'],
    ['packages/contract/src/auth.ts', 'zod'],
    ['packages/contract/src/auth.ts', './fields.ts'],
    ['packages/contract/src/auth.test.ts', 'vitest'],
    ['e2e/sign-in.spec.ts', '@noteer/contract'],
    ['e2e/sign-in.spec.ts', '../apps/server/test/mailbox.ts'],
    ['bench/lists.bench.ts', '../e2e/support/noteer.ts'],
    ['pictures/take.ts', '../apps/server/src/demo/people.ts'],
  ])('in %s of %s is good', (path, target) => {
    expect(problemsOf(path, target)).toBe('');
  });

  test.each([
    [`${web}/features/auth/a.tsx`, '../home/home-page.tsx', 'features do not import each other'],
    [`${server}/features/auth/service.ts`, '../users/queries.ts', 'features do not import each other'],
    [`${web}/features/auth/a.tsx`, '../../app/routes.tsx', 'app/ puts features together'],
    [`${web}/features/auth/a.tsx`, '../../../test/open-app.tsx', 'web features may not import web test'],
    [`${consultation}/note/conflict.tsx`, '../wrap-up/strings.ts', 'note does not stand on wrap-up'],
    [`${web}/consultations/queries.ts`, '../features/auth/api.ts', 'what several features share'],
    [`${web}/ui/button.tsx`, '../features/auth/a.tsx', 'web ui may not import web features'],
    [`${web}/lib/session.ts`, '../ui/button.tsx', 'everything else in the web stands on lib/'],
    [`${web}/lib/session.ts`, '../../../server/src/errors.ts', 'may not import server errors'],
    [`${web}/lib/session.ts`, '@noteer/server', 'may not import server start'],
    [`${web}/capture/recorder.ts`, '../ui/button.tsx', 'whatever is on the screen'],
    [`${web}/site/browser/menus.ts`, 'react', 'no library'],
    [`${web}/site/picture.tsx`, '../consultations/queries.ts', 'another document'],
    [`${server}/app.ts`, '../../web/src/lib/session.ts', 'may not import web lib'],
    [`${server}/http/bind.ts`, '../features/auth/routes.ts', 'features stand on it'],
    [`${server}/engines/hear.ts`, '../db/database.ts', 'no rows, no people'],
    ['packages/contract/src/auth.ts', 'fastify', 'zod and nothing else'],
    ['packages/contract/src/auth.ts', 'node:crypto', 'zod and nothing else'],
    ['packages/contract/src/auth.ts', '../../../apps/server/src/errors.ts', 'zod and nothing else'],
    ['packages/clinical/src/note.ts', 'node:fs', 'is pure'],
    ['e2e/sign-in.spec.ts', '../apps/server/src/settings.ts', 'from outside'],
    ['e2e/sign-in.spec.ts', '../bench/load.ts', 'from outside'],
    ['scripts/start.mjs', '../e2e/support/noteer.ts', 'scripts may not import journeys'],
    ['pictures/take.ts', '../apps/web/src/lib/api.ts', 'pictures may not import web lib'],
  ])('in %s of %s is refused', (path, target, reason) => {
    expect(problemsOf(path, target)).toContain(reason);
  });

  test('in a folder that the table does not know is refused', () => {
    expect(problemsOf('apps/phone/main.ts', './a.ts')).toContain('add its folder there');
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
      import url from './f.ts?worker&url';
      export const language = strings({ nl: 'niet' });
      const page = lazy(() => import('./e.tsx'));`;

    expect(importsOf({ path: `${web}/main.tsx`, text }).map(({ target }) => target)).toEqual(
      ['a.ts', 'b.ts', 'c.css', 'd.ts', 'f.ts', 'e.tsx'].map((name) => `${web}/${name}`),
    );
  });
});

describe('a circle of imports', () => {
  const file = (name, text) => ({ path: `${web}/lib/${name}.ts`, text });

  test('is told once, with the way round', () => {
    const files = [
      file('a', "import { b } from './b.ts';"),
      file('b', "import { c } from './c.ts';"),
      file('c', "import { a } from './a.ts';"),
    ];
    expect(importCycles(files)).toEqual([
      `${web}/lib/a.ts: imports itself by way of ${['b', 'c', 'a'].map((name) => `${web}/lib/${name}.ts`).join(' → ')}`,
    ]);
  });

  test('of types alone is none', () => {
    expect(
      importCycles([file('a', "import { b } from './b.ts';"), file('b', "import type { A } from './a.ts';")]),
    ).toEqual([]);
  });
});
