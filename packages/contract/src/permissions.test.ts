import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endpoints } from './index.ts';
import { deeds, isSuperuser, reachOf, roles } from './permissions.ts';
import { permissionsPage } from './permissions-page.ts';

test('docs/permissions.md is what the table says', () => {
  const page = readFileSync(new URL('../../../docs/permissions.md', import.meta.url), 'utf8');
  expect(page).toBe(permissionsPage(endpoints));
});

test('every deed is somebody’s, and some call asks for it', () => {
  for (const deed of deeds) {
    expect(roles.some((role) => reachOf(role, deed))).toBe(true);
    expect(Object.values(endpoints).some((e) => typeof e.deeds !== 'string' && e.deeds.includes(deed))).toBe(
      true,
    );
  }
});

test('what is not final reaches nobody but its clinician', () => {
  for (const deed of ['read_note', 'read_transcript', 'hear_sound', 'change_note'] as const)
    expect(roles.map((role) => reachOf(role, deed))).not.toContain('all');
});

test('a planner reads no note and hears no sound, an auditor has the access log and the own account', () => {
  const may = (role: (typeof roles)[number]) => deeds.filter((deed) => reachOf(role, deed));
  expect(may('planner').filter((deed) => /note|transcript|sound|codes|voice|task|record/.test(deed))).toEqual(
    [],
  );
  expect(may('auditor')).toEqual(['use_own_account', 'delete_account', 'read_access_log']);
});

test('older clients take administrators and planners for superusers', () => {
  expect(roles.filter(isSuperuser)).toEqual(['administrator', 'planner']);
});
