import { getCodeSettings, setCodeSettings } from '@noteer/contract';
import { expect, test } from 'vitest';
import { harness } from '../../../test/harness.ts';
import { lastListChange } from '../../consultations/code-lists.ts';
import { currentCodeSettings } from '../../consultations/code-settings.ts';

const { request, aUser, db, auditFrom } = await harness({ MFA: 'optional' });
const admin = await aUser({ role: 'administrator' });

const decided = { time_rule: 'planning', template_kinds: {} };

test('before anybody decides, planning counts, administrators confirm, and ICD-10 is off', async () => {
  const { body } = await request(getCodeSettings, { as: admin });

  expect(body.data).toMatchObject({
    ...decided,
    template_kinds: { intake: 'diagnostics', decursus: 'treatment' },
  });
  expect([body.data.version, body.data.history]).toEqual([0, []]);
  expect(await currentCodeSettings(db)).toMatchObject({ confirmed_by: 'administrator', icd10_reason: null });
});

test('a decision holds, is kept with who took it, and is on the record', async () => {
  const audit = await auditFrom();
  const before = await lastListChange(db);
  const body = {
    ...{ ...decided, time_rule: 'real', version: 0 },
    template_kinds: { decursus: 'diagnostics' },
  };

  const { status, body: answer } = await request(setCodeSettings, { as: admin, body });

  expect(status).toBe(200);
  expect(await currentCodeSettings(db)).toMatchObject({
    time_rule: 'real',
    template_kinds: { decursus: 'diagnostics', intake: 'diagnostics' },
  });
  expect(answer.data.history).toMatchObject([{ version: answer.data.version, time_rule: 'real' }]);
  expect(await lastListChange(db)).not.toBe(before);
  expect((await audit())[0]).toMatchObject({
    event_type_code: 'code_settings.set',
    participant_object_detail: { time_rule: 'real' },
  });
});

test('of two who decide at once one does, and the other is told', async () => {
  const { version } = await currentCodeSettings(db);
  const decide = () => request(setCodeSettings, { as: admin, body: { ...decided, version } });

  const both = await Promise.all([decide(), decide()]);

  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('code_settings_changed');
});

test.each([
  [{ template_kinds: { onbekend: 'treatment' } }, 'template_kinds'],
  [{ time_rule: 'later' }, 'time_rule'],
])('%o is refused at its field', async (wrong, field) => {
  const { status, body } = await request(setCodeSettings, {
    as: admin,
    body: { ...decided, version: 0, ...wrong },
  });

  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});
