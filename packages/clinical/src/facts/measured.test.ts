import { describe, expect, test } from 'vitest';
import { piecesOf, type Turn } from '../../test/turns.ts';
import { readTalk } from '../talk/read-talk.ts';
import { factsOf } from './facts.ts';

const told = (...turns: Turn[]): string[] =>
  factsOf(readTalk(piecesOf(turns), 'nl'))
    .filter(({ weight }) => weight >= 0)
    .map(({ clause, quote }) => clause ?? `“${quote}”`);

describe('a value without a name', () => {
  test('is of what was measured, now and then', () => {
    expect(
      told(
        ['B', 'Zullen we dan maar even wegen?'],
        ['C', 'Ja, vooruit.'],
        ['B', 'Achtenvijftig komma twee. Vorige maand was het zestig komma één.'],
      ),
    ).toEqual(
      expect.arrayContaining(['Gewicht: achtenvijftig komma twee', 'Vorige maand was het zestig komma één']),
    );
  });

  test('is of the scales that somebody is asked to stand on', () => {
    const said = told(
      ['B', 'Over zes weken weer de spiegel.'],
      ['C', 'Dan prik ik later.'],
      ['B', 'Stapt u hier even op, met schoenen uit. Negenenzeventig komma vier.'],
    );
    expect(said).toContain('Gewicht: negenenzeventig komma vier');
  });

  test('has the name of the questionnaire', () => {
    expect(told(['B', 'U heeft de PCL-5 ingevuld in de wachtkamer. U komt op eenenveertig.'])).toContain(
      'PCL-5: eenenveertig',
    );
  });

  test('is no weight where it is an age, or supposed', () => {
    expect(
      told(
        ['B', 'Uw gewicht is goed.'],
        ['B', 'Bent u wel eens bang om te vallen?'],
        ['C', 'Ik ben tweeëntachtig.'],
      ).join(),
    ).not.toMatch(/gewicht: /iu);
    expect(
      told(
        ['B', 'Wat denk je dat de weegschaal zegt?'],
        ['C', 'Zeventig.'],
        ['B', 'Hij staat op vierenzestig.'],
      ),
    ).toEqual(expect.not.arrayContaining([expect.stringMatching(/(?:gewicht|weegschaal): zeventig/iu)]));
  });
});

describe('a number on a scale', () => {
  test('says how what is', () => {
    expect(told(['B', 'Hoe naar is het nu, van nul tot tien?'], ['C', 'Een zeven.'])).toContain(
      'Hoe naar nu: een zeven',
    );
  });

  test('is the last, where somebody wavers', () => {
    expect(
      told(['B', 'En hoe waar voelt dat, van één tot zeven?'], ['C', 'Drie. Of vier. Doe maar vier.']),
    ).toContain('Hoe waar, van één tot zeven: vier');
  });

  test('is asked for again', () => {
    expect(
      told(
        ['B', 'Hoe gespannen bent u, van nul tot tien?'],
        ['C', 'Negen.'],
        ['B', 'We doen nog een oefening.'],
        ['B', 'En nu, van nul tot tien?'],
        ['C', 'Vijf.'],
      ).filter((each) => each.startsWith('Hoe gespannen')),
    ).toHaveLength(2);
  });
});
