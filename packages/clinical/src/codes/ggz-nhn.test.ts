import { describe, expect, it } from 'vitest';
import { demoZpm } from './demo-zpm.ts';
import { ownLines } from './ggz-nhn.cases.ts';
import { suggestGgzNhn } from './ggz-nhn.ts';
import { tell } from './told.ts';
import type { Contact } from './types.ts';
import { anyContact } from './zpm.cases.ts';
import { suggestZpm } from './zpm.ts';

type Chosen = [code: string, times: number][];

function suggest(contact: Partial<Contact>, chosen: Chosen = [], lines = ownLines) {
  const whole = { ...anyContact, setting: 3 as const, ...contact };
  const before = chosen.map(([code, times]) => ({ code, times }));
  return suggestGgzNhn(whole, suggestZpm(whole, demoZpm, 'planning'), lines, before);
}

describe('the GGZ-NHN code by mapping', () => {
  it('is the only line that fits setting, profession, kind and minutes', () => {
    const suggestion = suggest({});
    expect(suggestion).toMatchObject({ code: 'N100', meaning: 'Eigen code N100', doubt: 'none' });
    expect(tell(suggestion.reason, 'nl')).toBe(
      'De enige regel van de eigen lijst die hierbij hoort: ambulant sectie III multidisciplinair, behandeling, vanaf 45 min.',
    );
  });

  it('goes by the minutes that count, not by those that passed', () => {
    expect(suggest({ real_minutes: 58 }).code).toBe('N100');
    expect(suggest({ real_minutes: 61 }).code).toBe('N101');
  });

  it('takes a field that the line leaves open as it comes', () => {
    expect(suggest({ kind: 'diagnostics', profession: 'ARTS' }).code).toBe('N110');
    expect(suggest({ kind: 'diagnostics', planned_minutes: null }).code).toBe('N110');
  });

  it('is none when two lines fit', () => {
    expect(suggest({ setting: 4, profession: 'VPK' })).toMatchObject({
      code: null,
      doubt: 'unknown',
      reason: { id: 'ggz_nhn_several_lines', values: { codes: 'N200, N201' } },
    });
  });

  it('is none when nobody said what would tell lines apart, and names it', () => {
    expect(suggest({ profession: null, kind: 'diagnostics' }).missing).toEqual(['profession']);
    expect(suggest({ kind: null })).toMatchObject({ code: null, doubt: 'missing', missing: ['kind'] });
    expect(suggest({ real_minutes: null }).missing).toEqual(['real_minutes']);
  });

  it('is none for a contact that is too short for every line', () => {
    expect(suggest({ is_planned: false, real_minutes: 3 }).code).toBeNull();
  });

  it('of a group is only a line for that size, and a line for a group is only for groups', () => {
    const group = { profession: 'PT', planned_minutes: 90, real_minutes: 90, group_size: 8 } as const;
    expect(suggest(group).code).toBe('N300');
    expect(suggest({ ...group, group_size: 7 }).code).toBeNull();
    expect(suggest({ profession: 'PT', setting: 5 }).code).toBeNull();
  });

  it('may be one for a profession that bills nothing', () => {
    expect(suggest({ profession: 'none', setting: 5 }).code).toBe('N400');
  });

  it('says when people chose otherwise in the same case', () => {
    const { code, would_change } = suggest({}, [
      ['N900', 14],
      ['N100', 2],
    ]);
    expect(code).toBe('N100');
    expect(would_change.map((told) => tell(told, 'nl'))).toEqual([
      'In hetzelfde geval werd 14 van 16 keer N900 gekozen.',
    ]);
  });
});

describe('the GGZ-NHN code by what was chosen before', () => {
  const unmapped = { setting: 5 } as const;

  it('is what was chosen, with how often', () => {
    const suggestion = suggest(unmapped, [
      ['N900', 14],
      ['N110', 2],
    ]);
    expect(suggestion).toMatchObject({ code: 'N900', rule: 'ggz_nhn_chosen_before', doubt: 'none' });
    expect(tell(suggestion.reason, 'nl')).toBe('In hetzelfde geval 14 van 16 keer gekozen.');
  });

  it.each<[Chosen, string | null]>([
    [[['N900', 5]], 'N900'],
    [[['N900', 4]], null],
    [
      [
        ['N900', 4],
        ['N110', 1],
      ],
      'N900',
    ],
    [
      [
        ['N900', 8],
        ['N110', 2],
      ],
      'N900',
    ],
    [
      [
        ['N900', 7],
        ['N110', 2],
      ],
      null,
    ],
    [
      [
        ['N900', 79],
        ['N110', 21],
      ],
      null,
    ],
    [
      [
        ['N900', 80],
        ['N110', 20],
      ],
      'N900',
    ],
    [
      [
        ['N900', 50],
        ['N110', 50],
      ],
      null,
    ],
    [[], null],
  ])('needs five choices of which four in five are the same: %j gives %s', (chosen, code) => {
    expect(suggest(unmapped, chosen).code).toBe(code);
  });

  it('decides between lines that fit both', () => {
    expect(
      suggest({ setting: 4, profession: 'VPK' }, [
        ['N201', 9],
        ['N200', 1],
      ]).code,
    ).toBe('N201');
  });

  it('is none when the code is gone from the list, or is mapped to another case', () => {
    expect(suggest(unmapped, [['OLD', 20]])).toMatchObject({ code: null, reason: { id: 'ggz_nhn_gone' } });
    expect(suggest(unmapped, [['N100', 20]])).toMatchObject({ code: null, reason: { id: 'ggz_nhn_gone' } });
  });

  it('says how far the choices went when they were not one habit', () => {
    expect(
      tell(
        suggest(unmapped, [
          ['N900', 3],
          ['N110', 3],
        ]).reason,
        'nl',
      ),
    ).toBe('In hetzelfde geval hoogstens 3 van 6 keer hetzelfde gekozen: te weinig.');
  });
});

describe('without a list, or with figures that cannot be', () => {
  it('there is no GGZ-NHN code', () => {
    expect(suggest({}, [['N900', 20]], [])).toMatchObject({ code: null, doubt: 'list' });
    expect(suggest({ real_minutes: -1 })).toMatchObject({ code: null, reason: { id: 'zpm_impossible' } });
    expect(suggest({ planned_minutes: 15, real_minutes: 2 })).toMatchObject({
      code: null,
      reason: { id: 'zpm_hardly_met' },
    });
  });
});
