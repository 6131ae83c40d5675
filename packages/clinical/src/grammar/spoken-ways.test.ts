import { describe, expect, it } from 'vitest';
import { answered } from './answered.ts';
import { reported } from './reported.ts';

const dutch = [
  ['Koorts heb ik niet.', 'Heeft geen koorts'],
  ['Dood wil ik niet.', 'Wil niet dood'],
  ['Boos was ik eerst.', 'Was eerst boos'],
  ['Autorijden kan ik nog niet.', 'Kan nog niet autorijden'],
  ['Gevallen ben ik nooit.', 'Is nooit gevallen'],
  ['Mijn zus kwam langs en toen werd ik boos.', 'Zus kwam langs en toen werd cliënt boos'],
  ['De arts wil weten of ik nuchter ben.', 'De arts wil weten of cliënt nuchter is'],
  ['Ik heb zo, ik heb ze thuis liggen.', 'Heeft zo, heeft ze thuis liggen'],
  ['Ik had, ik heb ze thuis liggen.', 'Heeft ze thuis liggen'],
  ['Hij vindt me denk ik raar.', 'Hij vindt cliënt vermoedelijk raar'],
  ['Mijn vrienden roken, maar ik niet.', 'Vrienden roken, maar cliënt niet'],
  ['als hij te laat komt dan bel ik', 'Belt als hij te laat komt'],
  ['Tot een uur of tien ben ik suf.', 'Is tot een uur of tien suf'],
  ['Dat kleed heb ik weggehaald.', 'Heeft dat kleed weggehaald'],
  ['Nee, niet dat ik weet.', 'Niet voor zover bekend'],
] as const;

describe('Ways of speaking that writing has not', () => {
  it.each(dutch)('%s', (said, written) => {
    expect(reported(said, { speaker: 'client', language: 'nl' })?.text).toBe(written);
  });

  it.each([
    ["Um, no I don't, um, I'm not covering up much.", 'Is not covering up much'],
    ["I had, I've got them written down.", 'Has them written down'],
    ['No neck pain, no numbness.', 'No neck pain, no numbness'],
    ['I had like some pain in my chest.', 'Had some pain in the chest'],
    ['Uh no, not that I know of.', 'Not as far as known'],
    ["I'd never hurt myself.", 'Would never hurt themselves'],
  ])('%s', (said, written) => {
    expect(reported(said, { speaker: 'client', language: 'en' })?.text).toBe(written);
  });
});

describe('An interpreter speaks for the client', () => {
  it.each([
    ['Hij zegt, ik mis mijn vrouw.', 'Mist vrouw'],
    ['Hij slaapt twee uur per nacht.', 'Slaapt twee uur per nacht'],
    ['Dan ben ik verdrietig.', 'Is dan verdrietig'],
  ])('%s', (said, written) => {
    expect(reported(said, { speaker: 'other', relation: 'tolk', language: 'nl' })?.text).toBe(written);
  });

  it('answers as the client', () => {
    const told = answered(['Hoe slaapt u?'], ['Slecht.'], {
      language: 'nl',
      speaker: 'other',
      relation: 'tolk',
    });
    expect(told?.text).toBe('Slaapt slecht');
  });
});

describe('A question whose mark was not written is no statement', () => {
  it.each(['Slaapt u goed.', 'Heeft u pijn', 'Heb je nog gedachten aan de dood gehad'])('%s', (said) => {
    expect(reported(said, { speaker: 'clinician', language: 'nl' })).toBeNull();
  });
  it.each(['are you in pain', 'do you still smoke'])('%s', (said) => {
    expect(reported(said, { speaker: 'clinician', language: 'en' })).toBeNull();
  });
});

describe('What has no end', () => {
  it('is not turned into a statement', () => {
    expect(reported('ik slaap slecht '.repeat(50_000), { speaker: 'client', language: 'nl' })).toBeNull();
  });
  it.each(['', ' ', '…', '?', '42', 'ik', 'ik ik ik', 'dat', 'en maar of', '[muziek]'])(
    '“%s” breaks nothing',
    (said) => {
      for (const speaker of ['client', 'clinician', 'other'] as const)
        for (const language of ['nl', 'en'] as const) {
          const told = reported(said, { speaker, language });
          expect(told === null || typeof told.text === 'string').toBe(true);
          expect(() => answered([said], [said], { language })).not.toThrow();
        }
    },
  );
});
