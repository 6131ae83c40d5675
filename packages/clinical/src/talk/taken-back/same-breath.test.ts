import { describe, expect, it } from 'vitest';
import { readTalk } from '../read-talk.ts';

type Turn = ['clinician' | 'client' | 'other', string];

const talkOf = (...turns: Turn[]) =>
  readTalk(
    turns.map(([role, text], seq) => ({ seq, start_s: seq, end_s: seq + 1, text, speaker: { role } })),
    'nl',
  );
const holds = (...turns: Turn[]): string =>
  talkOf(...turns)
    .sentences.map(({ text }) => text)
    .filter(Boolean)
    .join(' ');
const withdrawn = (...turns: Turn[]): string[] =>
  talkOf(...turns).takenBack.map(({ words }) => words.toLowerCase());

describe('who puts it right at once, without saying so', () => {
  it.each([
    ['Ze belde donderdag af. Eh, vrijdag.', 'Ze belde vrijdag af.'],
    ['Lisinopril, tien... twintig, twintig milligram.', 'Lisinopril, twintig milligram.'],
    ['Een pakje. Nou, twaalf op een dag.', 'Twaalf op een dag.'],
    ['Een week of vier. Nee, langer, het was voor de kerst al. Een maand of twee dus.', 'Een maand of twee.'],
    ['Vorige week was het negen kilo. Negen en een half.', 'Vorige week was het negen en een half kilo.'],
    ['Uitgerekend veertien mei. Nee, dertien.', 'Uitgerekend dertien mei.'],
    [
      'Geprikt op twaalf mei, nee, sorry, dat is de datum van de brief, geprikt op tien mei.',
      'Geprikt op tien mei.',
    ],
    ['De pols was zestig, eh, nee, ik lees verkeerd, zeventig.', 'De pols was zeventig.'],
    ['In de lade. Nee hoor, in de kast.', 'In de kast.'],
    ['Dat was in tweeduizend veertien. Nee, dertien was het.', 'Dat was in tweeduizend dertien.'],
    ['Veertig. Nee. Twintig, één tablet.', 'Twintig, één tablet.'],
    ['Het is vier... ja, vierhonderd.', 'Het is vierhonderd.'],
    [
      'Tachtig om acht uur. Nou, laat ik het zo doen: veertig om acht en veertig om twee.',
      'Veertig om acht en veertig om twee.',
    ],
  ])('%s', (said, text) => {
    expect(holds(['client', said])).toBe(text);
  });

  it('keeps what is so of something else, and says of what', () => {
    expect(holds(['client', 'Zes glazen. Nee, dat is in het weekend. Door de week twee.'])).toBe(
      'Zes glazen in het weekend. Door de week twee.',
    );
  });

  it.each([
    'Ik heb twee zussen. Drie broers ook.',
    'Twee glazen. Nou ja, dat hangt ervan af.',
    'Ik slaap zes uur. Zeven soms.',
    'Paracetamol. Eh, ibuprofen ook.',
  ])('takes nothing back in: %s', (said) => {
    expect(withdrawn(['client', said])).toEqual([]);
  });
});

describe('what others put right', () => {
  it('puts right who repeats an appointment wrongly', () => {
    expect(
      holds(
        ['clinician', 'Ik zie u dinsdag drie juni om kwart over tien.'],
        ['client', 'Om tien uur, drie juni.'],
        ['other', 'Kwart over tien.'],
      ),
    ).toContain('Om kwart over tien, drie juni.');
  });

  it('takes no echo of the same turn for a correction', () => {
    const turns: Turn[] = [
      ['clinician', 'De score is zeven. Vanaf twaalf kijken we verder.'],
      ['client', 'Zeven, oké. Dat is beter dan ik dacht.'],
    ];
    expect(withdrawn(...turns)).toEqual([]);
  });

  it('does not put a limit right', () => {
    const turns: Turn[] = [
      ['clinician', 'U bent nog geen zestig, dus u krijgt nog geen uitnodiging?'],
      ['client', 'Nee, ik ben achtenvijftig.'],
    ];
    expect(withdrawn(...turns)).toEqual([]);
  });

  it('takes the value of the other where they are said to be right', () => {
    expect(
      holds(
        ['clinician', "'s Ochtends metoprolol vijftig en lisinopril tien."],
        ['other', 'Twintig toch, die voor de bloeddruk?'],
        ['clinician', 'Lisinopril, eh, ja, u heeft gelijk, twintig.'],
      ),
    ).toContain('lisinopril twintig. ');
  });

  it.each([
    ['Nee, nooit.', 'Pa, in mei. Op de trap.', 'O, toen. Dat was struikelen.', 'nee, nooit.'],
    ['Eén keer, in de winkel.', 'En in de kerk dan?', 'O ja. Dat was van de warmte.', 'eén keer'],
  ])('takes back what is remembered otherwise: %s – %s', (denied, reminded, remembered, taken) => {
    expect(
      withdrawn(
        ['clinician', 'Bent u gevallen?'],
        ['client', denied],
        ['other', reminded],
        ['client', remembered],
      ),
    ).toEqual([taken]);
  });
});
