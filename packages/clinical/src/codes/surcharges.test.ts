import { describe, expect, it } from 'vitest';
import { demoZpm } from './demo-zpm.ts';
import type { Contact, Setting, ZpmLine } from './types.ts';
import { verifiedZpm } from './verified-zpm.ts';
import { anyContact } from './zpm.cases.ts';
import { suggestZpm } from './zpm.ts';

const surcharges = (contact: Partial<Contact>, lines: readonly ZpmLine[] = demoZpm) =>
  suggestZpm({ ...anyContact, setting: 4, ...contact }, lines, 'planning').surcharges.map(
    ({ code, reason }) => code ?? reason.id,
  );

/** normenkaderzorg.nl N2700, quoting BR/REG-24145: there and back added up; below or from 25 minutes; one a consultation. */
const travel: readonly [minutes: number | null, right: string[]][] = [
  [null, []],
  [0, []],
  [1, ['DEMO-R-TOT']],
  [24, ['DEMO-R-TOT']],
  [24.5, ['DEMO-R-TOT']],
  [25, ['DEMO-R-VANAF']],
  [26, ['DEMO-R-VANAF']],
  [44, ['DEMO-R-VANAF']],
  [90, ['DEMO-R-VANAF']],
];

describe('surcharges of a consultation', () => {
  it.each(travel)('are for %s minutes of travel: %j', (travel_minutes, right) => {
    expect(surcharges({ travel_minutes })).toEqual(right);
  });

  it.each([1, 2, 3, 4, 5, 8] as Setting[])('are those of mental health care in setting %s', (setting) => {
    expect(surcharges({ setting, travel_minutes: 30 })).toEqual(['DEMO-R-VANAF']);
  });

  it.each([6, 7] as Setting[])(
    'are not known in setting %s, where forensic care has other limits',
    (setting) => {
      expect(surcharges({ setting, travel_minutes: 30 })).toEqual(['travel_forensic']);
    },
  );

  it('are not known as long as the setting is not', () => {
    expect(surcharges({ setting: null, travel_minutes: 30 })).toEqual(['travel_setting_unknown']);
  });

  it('have no code when the list has none for it, or more than one', () => {
    const verified = { setting: 1, travel_minutes: 30 } as const;
    expect(surcharges(verified, verifiedZpm)).toEqual(['travel_no_line']);
    const twice = demoZpm.map((line) => ({ ...line, code: `${line.code}-2` }));
    expect(surcharges(verified, [...demoZpm, ...twice])).toContain('travel_no_line');
  });

  it('are none in a group: ZPM wiki 153092107', () => {
    expect(surcharges({ group_size: 6, travel_minutes: 30, interpreter: 'spoken' })).toEqual([
      'surcharge_group',
    ]);
    expect(surcharges({ group_size: 6 })).toEqual([]);
  });

  it('are none without a consultation that can be billed', () => {
    expect(surcharges({ profession: 'none', travel_minutes: 30 })).toEqual([]);
    expect(surcharges({ is_planned: false, real_minutes: 3, travel_minutes: 30 })).toEqual([]);
  });

  it.each(['spoken', 'signed'] as const)('say of a %s interpreter that it is not verified', (interpreter) => {
    expect(surcharges({ interpreter })).toEqual(['interpreter_unknown']);
    expect(surcharges({ interpreter, travel_minutes: 10 })).toEqual(['DEMO-R-TOT', 'interpreter_unknown']);
  });

  it('name what the list has for an interpreter, and leave the choice to people', () => {
    const [demo] = demoZpm.filter(({ type }) => type === 'surcharge');
    const lines = demo ? [...demoZpm, { ...demo, code: 'X1', description: 'Toeslag inzet tolk' }] : [];
    const [surcharge] = suggestZpm({ ...anyContact, interpreter: 'spoken' }, lines, 'planning').surcharges;
    expect(surcharge).toMatchObject({ code: null, reason: { values: { codes: 'X1' } } });
  });

  it('are not known for a time of travel that cannot be', () => {
    const contact = { ...anyContact, travel_minutes: -1 };
    expect(suggestZpm(contact, demoZpm, 'planning').reason.id).toBe('zpm_impossible');
  });
});
