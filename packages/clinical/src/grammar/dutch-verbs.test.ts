import { describe, expect, it } from 'vitest';
import { infinitiveOf, isFirstPerson, isParticiple, isPast, stemOf, third } from './dutch-verbs.ts';

const forms = [
  ['lopen', 'loop', 'loopt'],
  ['leven', 'leef', 'leeft'],
  ['lezen', 'lees', 'leest'],
  ['slapen', 'slaap', 'slaapt'],
  ['redden', 'red', 'redt'],
  ['vinden', 'vind', 'vindt'],
  ['piekeren', 'pieker', 'piekert'],
  ['studeren', 'studeer', 'studeert'],
  ['wandelen', 'wandel', 'wandelt'],
  ['spelen', 'speel', 'speelt'],
  ['oefenen', 'oefen', 'oefent'],
  ['verdienen', 'verdien', 'verdient'],
  ['eten', 'eet', 'eet'],
  ['stoppen', 'stop', 'stopt'],
  ['zijn', 'ben', 'is'],
  ['hebben', 'heb', 'heeft'],
  ['gaan', 'ga', 'gaat'],
  ['doen', 'doe', 'doet'],
  ['kunnen', 'kan', 'kan'],
  ['opstaan', 'opsta', 'opstaat'],
  ['afbouwen', 'afbouw', 'afbouwt'],
  ['verhogen', 'verhoog', 'verhoogt'],
  ['vermijden', 'vermijd', 'vermijdt'],
  ['blowen', 'blow', 'blowt'],
  ['appen', 'app', 'appt'],
] as const;

describe('Dutch verbs', () => {
  it.each(forms)('%s: ik %s, hij %s', (infinitive, stem, other) => {
    expect(stemOf(infinitive)).toBe(stem);
    expect(third(stem)).toBe(other);
    expect(isFirstPerson(stem)).toBe(true);
    expect(infinitiveOf(stem)).toBe(infinitive);
  });

  it.each(['sliep', 'werkte', 'dronk', 'was', 'opstond', 'leefde', 'kon', 'piekerde'])(
    '%s is past and stays as it is',
    (form) => {
      expect(isPast(form)).toBe(true);
      expect(third(form)).toBe(form);
    },
  );

  it.each(['gedronken', 'opgenomen', 'geprobeerd', 'verhoogd', 'vergeten', 'afgevallen'])(
    '%s is a participle',
    (form) => {
      expect(isParticiple(form)).toBe(true);
    },
  );

  it.each(['gezin', 'gedachten', 'geweld', 'genoeg', 'bed', 'verdriet'])('%s is none', (form) => {
    expect(isParticiple(form)).toBe(false);
  });

  it.each(['uit', 'in', 'op', 'niet', 'vier'])('%s is no verb', (form) => {
    expect(isFirstPerson(form)).toBe(false);
  });
});
