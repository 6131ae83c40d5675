import { describe, expect, test } from 'vitest';
import { noteOfTurns as noteOf } from '../../test/told.ts';

describe('what was thought of and not done is no plan', () => {
  test('a medicine that the client does not want stands with the words that refuse it', () => {
    const note = noteOf([
      ['clinician', 'Wat we zouden kunnen doen is overstappen op citalopram.'],
      ['client', 'Dat wil ik niet. Daar werd mijn zus zo dik van.'],
      ['clinician', 'Nee, dat laten we. De sertraline blijft op vijftig milligram.'],
    ]);
    expect(note).not.toMatch(/citalopram(?![^\n]*wil ik niet)/i);
    expect(note).toMatch(/sertraline[^\n]*50/i);
  });

  test('an exercise that is put off for something else is not agreed', () =>
    expect(
      noteOf(
        [
          ['clinician', 'I wanted to try running up the stairs here, two minutes. Would you be up for that?'],
          ['client', 'With my knee?'],
          ['clinician', "I'd rather ask the physio first, then. We could do the straw instead."],
          ['client', 'The straw is fine.'],
        ],
        'en',
        'cbt',
      ),
    ).not.toMatch(/stairs/i));

  test('what may not be of two is left out', () =>
    expect(
      noteOf([
        ['clinician', 'Kunt u de medicijnen thuis weghalen?'],
        ['other', 'Ik breng ze naar mijn moeder. Of in de schuur.', 'partner'],
        ['clinician', 'Naar uw moeder. Niet in de schuur.'],
      ]),
    ).not.toMatch(/schuur/i));
});

describe('the next appointment is as it was agreed in the end', () => {
  test('at the hour that was asked for', () => {
    const note = noteOf(
      [
        ['clinician', "Then I'll see you on the twelfth of May, three o'clock."],
        ['client', 'Could it be four?'],
        ['clinician', 'Four is fine.'],
      ],
      'en',
    );
    expect(note).toMatch(/(?:16:00|4:00|four o'clock)/i);
    expect(note).not.toMatch(/(?:15:00|3:00|three)/i);
  });

  test('a week later than was proposed', () => {
    const note = noteOf([
      ['clinician', 'De tabletten houdt u op tien milligram. Over vier weken hier?'],
      ['client', 'Dan ben ik op vakantie.'],
      ['clinician', 'Vijf weken dan.'],
    ]);
    expect(note).toMatch(/vervolgafspraak over (?:vijf|5) weken/i);
    expect(note).not.toMatch(/(?:vier|4) weken/i);
  });
});

describe('whose it is, and of when', () => {
  test('a medicine that lies on the table may be of another', () =>
    expect(
      noteOf([
        ['clinician', 'En dit doosje, dat is metoprolol.'],
        ['client', 'Nee, die is van Greet. Mijn vrouw.'],
        ['clinician', 'Goed, die leg ik opzij.'],
      ]),
    ).toMatch(/metoprolol is van vrouw Greet/i));

  test('who is said `u` to, where the client is said `je` to, is who came along', () =>
    expect(
      noteOf([
        ['clinician', 'Hoe slaap je?'],
        ['client', 'Ik slaap slecht, ik lig tot drie uur wakker.'],
        ['clinician', 'Neem je de olanzapine nog?'],
        ['client', 'Ja, tien milligram.'],
        ['clinician', 'En heb je nog last van stemmen?'],
        ['client', 'Nee, die zijn weg.'],
        ['clinician', 'Tot vrijdag moet u de tabletten doormidden breken. Lukt dat?'],
        ['other', 'Dat doe ik.', 'moeder'],
      ]),
    ).not.toMatch(/moet cliënt[^\n]*breken|^Moet[^\n]*breken/im));

  test('what is asked of childhood is told of childhood', () =>
    expect(
      noteOf(
        [
          ['clinician', 'En als kind? Hoe was je op de basisschool?'],
          ['client', 'Rustig, ik zat altijd te lezen.'],
          ['clinician', 'Vergeetachtig, spullen kwijt, dromerig?'],
          ['client', 'Nee, ik was de brave.'],
          ['clinician', 'Dan de stemming van nu.'],
        ],
        'nl',
        'intake',
      ),
    ).toMatch(/als kind: “vergeetachtig/i));

  test('a diagnosis of one word is told', () =>
    expect(
      noteOf([
        ['client', 'Mijn hand slaapt elke nacht, vooral duim en wijsvinger.'],
        ['clinician', 'Ik tik hier op de pols. Voelt u dat?'],
        ['client', 'Ja, dat tintelt.'],
        ['clinician', 'Dan is het een carpaletunnelsyndroom.'],
        ['clinician', 'U krijgt een spalk voor de nacht, zes weken.'],
      ]),
    ).toMatch(/carpaletunnelsyndroom/i));
});
