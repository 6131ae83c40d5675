import { describe, expect, it } from 'vitest';
import { demoZpm } from './demo-zpm.ts';
import { tell } from './told.ts';
import type { Contact } from './types.ts';
import { verifiedZpm } from './verified-zpm.ts';
import { anyContact, zpmCases } from './zpm.cases.ts';
import { suggestZpm } from './zpm.ts';

const suggest = (contact: Partial<Contact>) =>
  suggestZpm({ ...anyContact, ...contact }, verifiedZpm, 'planning');

describe('the ZPM code of a contact', () => {
  it('is right in every case of the published rules, of which there are more than 300', () => {
    const answers = zpmCases.map(({ row, source, contact, lines, rule }) => {
      const { code, times, doubt, missing } = suggestZpm(contact, lines, rule);
      return { row, source, code, times, doubt, missing };
    });
    expect(answers).toEqual(zpmCases.map(({ row, source, right }) => ({ row, source, ...right })));
    expect(new Set(zpmCases.map(({ row, source }) => `${source}: ${row}`)).size).toBeGreaterThan(300);
    expect(zpmCases.every(({ source }) => source.length > 10)).toBe(true);
  });

  it('is never one that the list does not have, and without one there is no meaning either', () => {
    for (const { contact, lines, rule } of zpmCases) {
      const { code, meaning } = suggestZpm(contact, lines, rule);
      const line = lines.find((each) => each.code === code);
      expect({ code, meaning }).toEqual({ code: line?.code ?? null, meaning: line?.description ?? null });
    }
  });

  it('comes with its reason and the figures', () => {
    const inPlanning = suggest({ real_minutes: 38 });
    expect(tell(inPlanning.reason, 'nl')).toBe(
      'Gepland 45 min, gerealiseerd 38 min: tot en met 15 minuten verschil telt de planning, dus vanaf 45 min (ambulant sectie II, GZ-psycholoog, behandeling).',
    );
    const off = suggest({ real_minutes: 29.5 });
    expect(tell(off.reason, 'nl')).toBe(
      'Gepland 45 min, gerealiseerd 29,5 min: bij meer dan 15 minuten verschil telt de realisatie, dus vanaf 15 min (ambulant sectie II, GZ-psycholoog, behandeling).',
    );
    expect([inPlanning.rule, off.rule]).toEqual(['zpm_planning', 'zpm_deviation']);
  });

  it('says what would change it: the nearest other times, the other kind, had it not been planned', () => {
    const { would_change } = suggest({ real_minutes: 38 });
    expect(would_change.map((told) => tell(told, 'nl'))).toEqual([
      'Bij 29 gerealiseerde minuten: vanaf 15 min (CO0237).',
      'Bij 61 gerealiseerde minuten: vanaf 60 min (CO0627).',
      'Als het diagnostiek was: CO0432.',
      'Als het niet gepland was, telde de gerealiseerde tijd: 38 min (CO0367).',
    ]);
  });

  it('says that a longer time would bring the planning back after a deviation', () => {
    const { would_change } = suggest({ real_minutes: 29 });
    expect(would_change.map((told) => tell(told, 'nl'))).toContain(
      'Bij 30 gerealiseerde minuten: vanaf 45 min (CO0497).',
    );
  });

  it('names no code for another time that the list does not have', () => {
    const { would_change } = suggest({ profession: 'KP', real_minutes: 16, is_planned: false });
    expect(would_change.map((told) => tell(told, 'nl'))).toContain(
      'Bij 30 gerealiseerde minuten: vanaf 30 min.',
    );
  });

  it('says of the last step only what is shorter, and of the first that less is not billable', () => {
    const longest = suggest({ is_planned: false, real_minutes: 140 });
    expect(longest.would_change.map(({ id }) => id)).toEqual(['change_shorter', 'change_kind']);
    const shortest = suggest({ is_planned: false, real_minutes: 7 });
    expect(shortest.would_change[0]).toMatchObject({ id: 'change_too_short', values: { minutes: 4 } });
  });

  it('of a group says the blocks, and what another time or size would make of it', () => {
    const contact = { ...anyContact, group_size: 6, planned_minutes: 90, real_minutes: 92 };
    const { reason, times, would_change } = suggestZpm(contact, demoZpm, 'planning');
    expect(times).toBe(3);
    expect(tell(reason, 'nl')).toBe(
      'Groep van 6, gepland 90 min en gerealiseerd 92 min: de planning telt, dus 3 × 30 min (GZ-psycholoog).',
    );
    expect(would_change.map((told) => tell(told, 'nl'))).toEqual([
      'Bij 74 gerealiseerde minuten: 2 × 30 min.',
      'Bij 106 gerealiseerde minuten: 4 × 30 min.',
      'Bij 5 cliënten: DEMO-G-GZ-5.',
      'Bij 7 cliënten: DEMO-G-GZ-7.',
    ]);
  });

  it('gives the step of the time also where there is no code', () => {
    expect(suggest({ profession: 'none' }).minutes).toBe(45);
    expect(suggest({ setting: 4 }).minutes).toBe(45);
    expect(suggest({ kind: null }).minutes).toBe(45);
    expect(suggest({ real_minutes: null }).minutes).toBeNull();
    expect(suggest({ is_planned: false, real_minutes: 3 }).minutes).toBeNull();
  });
});

describe('the lists that are shipped', () => {
  it('have 41 codes of consultations that were seen in a source, all of setting 1', () => {
    const consults = verifiedZpm.filter(({ type }) => type === 'consult');
    expect(consults).toHaveLength(41);
    expect(consults.every(({ setting, source }) => setting === 1 && source !== '')).toBe(true);
    expect(new Set(verifiedZpm.map(({ code }) => code)).size).toBe(verifiedZpm.length);
  });

  it('leave out codes that only follow from a formula', () => {
    const derived = ['CO0278', 'CO0343', 'CO0668', 'CO0733', 'CO0798', 'CO0928', 'CO0993', 'TC0015'];
    expect(verifiedZpm.filter(({ code }) => derived.includes(code))).toEqual([]);
  });

  it('have a demo of every combination, which says of each line that it is one', () => {
    expect(demoZpm.filter(({ type }) => type === 'consult')).toHaveLength(8 * 8 * 2 * 8);
    expect(
      demoZpm.every(({ code, description }) => /^DEMO-/.test(code) && /^Voorbeeld: /.test(description)),
    ).toBe(true);
    expect(new Set(demoZpm.map(({ code }) => code)).size).toBe(demoZpm.length);
  });
});
