import { describe, expect, it } from 'vitest';
import { countMinutes, otherTimes, possibleMinutes, stepOf } from './counted-minutes.ts';

const planned = (planned_minutes: number | null, real_minutes: number | null) => ({
  is_planned: true,
  planned_minutes,
  real_minutes,
});

describe('the minutes that count', () => {
  it('are the planned ones up to 15 minutes of difference, the real ones beyond: the example of the NZa', () => {
    expect(countMinutes(planned(45, 30), 'planning')).toEqual({ minutes: 45, by: 'planning' });
    expect(countMinutes(planned(45, 29), 'planning')).toEqual({ minutes: 29, by: 'deviation' });
    expect(countMinutes(planned(45, 60), 'planning')).toEqual({ minutes: 45, by: 'planning' });
    expect(countMinutes(planned(45, 61), 'planning')).toEqual({ minutes: 61, by: 'deviation' });
  });

  it('are the real ones of an unplanned contact, whatever stood in the diary', () => {
    const contact = { is_planned: false, planned_minutes: 45, real_minutes: 44 };
    expect(countMinutes(contact, 'planning')).toEqual({ minutes: 44, by: 'unplanned' });
  });

  it('are the real ones where the institution registers those', () => {
    expect(countMinutes(planned(45, 44), 'real')).toEqual({ minutes: 44, by: 'real' });
  });

  it('are not known without a time that matters', () => {
    expect(countMinutes(planned(45, null), 'planning')).toBeNull();
    expect(countMinutes(planned(null, 45), 'planning')).toBeNull();
    expect(countMinutes(planned(null, 45), 'real')).toEqual({ minutes: 45, by: 'real' });
  });

  it('can only be those that the time that was said allows', () => {
    const minutes = possibleMinutes(planned(45, null), 'planning');
    expect([29, 45, 61].every((each) => minutes.includes(each))).toBe(true);
    expect([30, 44, 46, 60].some((each) => minutes.includes(each))).toBe(false);
  });

  it('fall in the last step that they reach', () => {
    expect([0, 4.9, 5, 14, 15, 44.9, 45, 119, 120, 600].map(stepOf)).toEqual([
      null,
      null,
      5,
      5,
      15,
      30,
      45,
      90,
      120,
      120,
    ]);
  });

  it('would be others at the nearest times that this says', () => {
    expect(otherTimes(planned(45, 45), 'planning', stepOf)).toEqual({
      shorter: { real: 29, sort: 15 },
      longer: { real: 61, sort: 60 },
    });
    expect(otherTimes(planned(45, null), 'planning', stepOf)).toEqual({ shorter: null, longer: null });
  });
});
