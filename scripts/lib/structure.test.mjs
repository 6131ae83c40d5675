import { describe, expect, test } from 'vitest';
import { structureProblems } from './structure.mjs';

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
    [`${web}/features/consultation/note/note-drafts.ts`],
    [`${server}/storage/index.ts`],
    ['apps/server/migrations/001_users.sql'],
  ])('%s is good', (path) => {
    expect(problemsOf(path)).toBe('');
  });

  test.each([
    [`${server}/features/auth/utils.ts`, 'says nothing'],
    [`${web}/features/auth/types.ts`, 'says nothing'],
    [`${web}/features/auth/index.ts`, 'says nothing'],
    [`${web}/features/auth/word-list.json.ts`, 'a web feature has'],
    [`${server}/features/auth/view.tsx`, 'a server feature has'],
    [`${web}/features/auth/note/parts/list.tsx`, 'a room has none'],
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
