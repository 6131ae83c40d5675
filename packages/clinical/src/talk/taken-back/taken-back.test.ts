import { describe, expect, it } from 'vitest';
import type { Language } from '../../note.ts';
import { readTalk } from '../read-talk.ts';

type Turn = ['clinician' | 'client' | 'other', string];

const talkOf = (language: Language, ...turns: Turn[]) =>
  readTalk(
    turns.map(([role, text], seq) => ({ seq, start_s: seq, end_s: seq + 1, text, speaker: { role } })),
    language,
  );
/** What holds of all that was said. */
const holds = (language: Language, ...turns: Turn[]): string =>
  talkOf(language, ...turns)
    .sentences.map(({ text }) => text)
    .filter(Boolean)
    .join(' ');
const withdrawn = (language: Language, ...turns: Turn[]): string[] =>
  talkOf(language, ...turns).takenBack.map(({ words }) => words.toLowerCase());

describe('what one person takes back in the same sentence', () => {
  it.each([
    ['nl', 'Ik slik vijftig, nee, vijfenzeventig milligram.', 'Ik slik vijfenzeventig milligram.', 'vijftig'],
    ['nl', 'Ik ga om elf uur naar bed, of nee, half twaalf.', 'Ik ga om half twaalf naar bed.', 'elf uur'],
    [
      'nl',
      'We gaan naar twintig, eh, sorry, naar dertig milligram.',
      'We gaan naar dertig milligram.',
      'twintig',
    ],
    ['nl', 'Het was dinsdag, nee wacht, woensdag.', 'Het was woensdag.', 'dinsdag'],
    ['nl', 'De pijn zit links, ik bedoel rechts.', 'De pijn zit rechts.', 'links'],
    ['nl', 'Ik begon met sertraline, nee sorry, citalopram.', 'Ik begon met citalopram.', 'sertraline'],
    ['nl', 'In 2014, nee, 2015 ben ik geopereerd.', 'In 2015 ben ik geopereerd.', '2014'],
    ['nl', 'Drie keer per week, nee, per maand.', 'Drie keer per maand.', 'per week'],
    [
      'nl',
      'Twee tabletten, nee, even kijken, drie tabletten per dag.',
      'Drie tabletten per dag.',
      'twee tabletten',
    ],
    ['nl', 'Mijn broer, nee, mijn zus heeft dat.', 'Mijn zus heeft dat.', 'broer'],
    ['en', 'I take fifty, no, seventy-five milligrams.', 'I take seventy-five milligrams.', 'fifty'],
    ['en', 'It started on Monday, no wait, Tuesday.', 'It started on Tuesday.', 'monday'],
    ['en', 'It is my left, I mean my right knee.', 'It is my right knee.', 'left'],
    ['en', 'We will go to ten, sorry, twenty milligrams.', 'We will go to twenty milligrams.', 'ten'],
    ['en', 'I was on sertraline, or rather citalopram.', 'I was on citalopram.', 'sertraline'],
  ] as const)('%s: %s', (language, said, text, taken) => {
    expect(holds(language, ['client', said])).toBe(text);
    expect(withdrawn(language, ['client', said])).toEqual([taken]);
  });

  it('works without punctuation', () => {
    expect(holds('nl', ['client', 'ik slik vijftig nee vijfenzeventig milligram'])).toMatch(
      /^ik slik vijfenzeventig milligram$/i,
    );
  });
});

describe('what one person takes back in the next sentence', () => {
  it.each([
    ['nl', 'Ik rook er tien. Of nee, vijftien.', 'Ik rook er vijftien.'],
    ['nl', 'Veertig. Nee, dertig.', 'Dertig.'],
    ['nl', 'Het was in maart. Nee wacht, april.', 'Het was in april.'],
    ['nl', 'Ik zie u om drie uur. Nee, wacht, dan ben ik weg. Vier uur.', 'Ik zie u om vier uur.'],
    [
      'nl',
      'Twee uur. Of nee, als ik de nachten meetel, dan is het eerder vijf.',
      'Als ik de nachten meetel, dan is het eerder vijf uur.',
    ],
    [
      'nl',
      'De waarde is zeven komma twee, eh, wacht, dat is de oude. Zes komma acht.',
      'De waarde is zes komma acht.',
    ],
    ['nl', 'Vijf keer per dag. Sorry, per week.', 'Vijf keer per week.'],
    [
      'nl',
      'Ik kreeg paroxetine. Of was het fluoxetine? Nee, paroxetine.',
      'Ik kreeg paroxetine. Nee, paroxetine.',
    ],
    ['en', 'I smoke ten a day. No, fifteen.', 'I smoke fifteen a day.'],
    ['en', 'It was in March. No, hang on, April.', 'It was in April.'],
    ['en', 'I sleep four hours. Actually no, five.', 'I sleep five hours.'],
  ] as const)('%s: %s', (language, said, text) => {
    expect(holds(language, ['client', said])).toBe(text);
  });
});

describe('what the other person puts right', () => {
  it('puts the later value into what was stated', () => {
    const turns: Turn[] = [
      ['clinician', 'U gebruikt dus twintig milligram.'],
      ['client', 'Nee, dertig.'],
    ];
    expect(holds('nl', ...turns)).toBe('U gebruikt dus dertig milligram. Nee, dertig.');
    expect(withdrawn('nl', ...turns)).toEqual(['twintig milligram']);
  });

  it.each([
    ['nl', 'U zit daarop sinds tien mei, hè?', 'Nee, sinds vijftien mei.', 'tien mei'],
    ['nl', 'En dan nog oxazepam van tien.', 'Twintig was dat.', 'tien'],
    ['nl', 'Hoe oud is uw zoon nu, zeven?', 'Acht, sinds maandag.', 'zeven'],
    ['nl', 'De afspraak is dinsdag, klopt dat?', 'Nee, woensdag.', 'dinsdag'],
    ['en', 'You are on ten milligrams, right?', 'No, twenty.', 'ten milligrams'],
    ['en', 'When was that, 2018?', '2019. After the move.', '2018'],
  ] as const)('%s: %s – %s', (language, stated, put, taken) => {
    expect(withdrawn(language, ['clinician', stated], ['client', put])).toEqual([taken]);
  });

  it.each([
    [
      'M’n maat heeft Seroquel, die slaapt zo.',
      'Nee, dat geef ik je niet. En de Concerta starten we ook niet.',
      'heeft Seroquel',
    ],
    ['U bent gestopt op zondag?', 'Maandag was de laatste. Nee, u hebt gelijk, zondag.', 'gestopt op zondag'],
    [
      'Zetpillen van tweehonderdveertig, maximaal drie keer. Mag twee van honderdtwintig ook?',
      'Dat mag ook, twee tegelijk.',
      'maximaal drie keer',
    ],
  ])('is not touched by what is said besides: %s – %s', (stated, reply, kept) => {
    expect(holds('nl', ['client', stated], ['clinician', reply])).toContain(kept);
  });

  it('is not a number of other things', () => {
    const held = holds('en', ['client', 'Six coffees. And a can of cola on a night. Actually two cans.']);
    expect(held).toContain('Six coffees');
  });

  it('is said after why it cannot be the first', () => {
    const held = holds('en', [
      'client',
      'I stopped it on the second of January. No wait, that was a Saturday. It was the Monday, the fourth.',
    ]);
    expect(held).not.toMatch(/second of January|Saturday/);
  });

  it('is moved to the time that was asked for and suits, wherever the first was said again', () => {
    const held = holds(
      'en',
      ['clinician', 'And here again on Tuesday the eleventh of August at two o’clock.'],
      ['other', 'Tuesday the eleventh of August, two o’clock. His wife asks if it can be after three.'],
      ['clinician', 'Half past three?'],
      ['other', 'Half past three is good.'],
    );
    expect(held).not.toMatch(/two o.clock/i);
    expect(held).toMatch(/half past three/i);
  });

  it('is moved alone: not what was said of another day before, nor what is done at the time that does not suit', () => {
    const held = holds(
      'nl',
      [
        'clinician',
        'De thuiszorg komt vrijdag twintig maart om half elf. En jij komt hier maandag en donderdag.',
      ],
      ['other', 'Donderdag komt de kapper. Kan het dinsdag en vrijdag?'],
      ['clinician', 'Dan wordt het dinsdag en vrijdag, vanaf vierentwintig maart.'],
    );
    expect(held).toContain('vrijdag twintig maart om half elf');
    expect(held).toContain('Donderdag komt de kapper');
  });

  it('is the one that was named when it did not suit', () => {
    const held = holds(
      'nl',
      ['clinician', 'Ik bel je vrijdag tien april, en je komt hier maandag vier mei om drie uur.'],
      ['client', 'Vier mei moet ik werken. Kan het dinsdag?'],
      ['clinician', 'Dan woensdag zes mei, drie uur.'],
    );
    expect(held).toContain('Ik bel je vrijdag tien april, en je komt hier woensdag zes mei om drie uur');
  });

  it('is not moved by another appointment that is made after it', () => {
    const held = holds(
      'nl',
      ['clinician', 'De eerste afspraak met Sanne is woensdag de drieëntwintigste om half vier.'],
      ['client', 'Dan ben ik wakker, haha. Ja, is goed.'],
      ['clinician', 'En ik zie je zelf dinsdag zes oktober om elf uur.'],
    );
    expect(held).toContain('Sanne is woensdag de drieëntwintigste om half vier');
  });

  it('is moved where the day stands in a sentence of its own', () => {
    const held = holds(
      'en',
      ['clinician', 'Shall we meet again in two weeks? Tuesday the thirtieth of June at eleven.'],
      ['other', 'I am not available that day. Thursday is possible for me.'],
      ['clinician', 'Then I’ll book you for Thursday the second of July at eleven.'],
    );
    expect(held).not.toMatch(/thirtieth/i);
  });

  it('finds it also some turns later', () => {
    const turns: Turn[] = [
      ['client', 'De operatie was op twaalf maart.'],
      ['clinician', 'En hoe ging het daarna?'],
      ['client', 'Redelijk. O wacht, ik haal het door elkaar, de operatie was op negentien maart.'],
    ];
    expect(withdrawn('nl', ...turns)).toEqual(['twaalf maart']);
    expect(holds('nl', ...turns)).toContain('De operatie was op negentien maart.');
  });
});

describe('what takes nothing back', () => {
  it.each([
    ['nl', ['client', 'Niet vijftig maar vijfenzeventig milligram.']],
    ['nl', ['client', 'Geen koorts, nee.']],
    ['nl', ['client', 'Nee, nooit.']],
    ['nl', ['client', 'Ik neem er twee. Nee, nooit meer dan drie.']],
    ['nl', ['client', 'Eerst vijftig en nu vijfenzeventig milligram.']],
    ['nl', ['client', 'Twee glazen, sorry dat ik het zeg.']],
    ['nl', ['clinician', 'Hoeveel pijn, van nul tot tien?'], ['client', 'Zeven.']],
    ['nl', ['clinician', 'Heeft u koorts of hoest u?'], ['client', 'Nee, geen van twee.']],
    ['nl', ['clinician', 'Drie keer per nacht. Was dat altijd zo?'], ['client', 'Nee, één keer was gewoon.']],
    ['en', ['client', 'No, I never had that.']],
    ['en', ['client', 'I have two sisters, no brothers.']],
    ['en', ['clinician', 'On a scale of one to ten?'], ['client', 'Six.']],
    ['en', ['client', 'Friday and Saturday were bad. Actually Saturday was the worst.']],
  ] as [Language, ...Turn[]][])('%s: %j', (language, ...turns) => {
    expect(withdrawn(language, ...turns)).toEqual([]);
  });
});

describe('what was said and does not hold', () => {
  it.each([
    [
      'nl',
      [
        ['clinician', 'Ik heb hier staan dat u dertig milligram neemt.'],
        ['client', 'Nee, dat is veranderd. Sinds augustus is het veertig milligram.'],
      ],
      'dertig milligram',
    ],
    [
      'nl',
      [
        ['clinician', 'Hoe lang slikt u dat nu? Ik dacht sinds maart.'],
        ['client', 'Nee, toen had ik nog niets.'],
      ],
      'ik dacht sinds maart',
    ],
    [
      'nl',
      [
        ['other', 'Hij krijgt vijf milligram, geloof ik.'],
        ['client', 'Tien. Het is tien milligram.'],
      ],
      'vijf milligram',
    ],
    [
      'nl',
      [
        ['clinician', 'De tweede prik was in 2017.'],
        ['client', '2018, dat staat op het kaartje.'],
        ['clinician', 'Ja, 2018.'],
      ],
      '2017',
    ],
    [
      'nl',
      [
        ['clinician', 'De wijkverpleging kan de wond verzorgen.'],
        ['other', 'De wijkverpleging komt niet meer bij ons.'],
        ['clinician', 'U heeft gelijk. Dan doet de assistente het.'],
      ],
      'de wijkverpleging kan de wond verzorgen',
    ],
    [
      'nl',
      [
        ['clinician', 'Ik zie u vrijdag om half negen.'],
        ['client', 'Dan moet ik werken. Kan het ook later?'],
        ['clinician', 'Kwart over vier, dezelfde dag.'],
      ],
      'half negen',
    ],
    [
      'nl',
      [
        ['clinician', 'Ik zou lorazepam kunnen geven. Heeft u slaapapneu?'],
        ['client', 'Ja.'],
        ['clinician', 'Dan geen lorazepam.'],
      ],
      'ik zou lorazepam kunnen geven',
    ],
    [
      'nl',
      [
        ['clinician', 'U zou naar een groep kunnen gaan.'],
        ['client', 'Liever niet.'],
      ],
      'u zou naar een groep kunnen gaan',
    ],
    ['nl', [['client', 'Ik rook er twintig. Nou, geen twintig. Vijftien.']], 'twintig'],
    ['nl', [['client', 'Het was zondag. Of nee, maandag, want zondag was ik bij mijn zus.']], 'zondag'],
    [
      'nl',
      [['clinician', 'Ik kan u naar de fysiotherapeut sturen, nee, wacht even. U bent al geweest.']],
      'ik kan u naar de fysiotherapeut sturen',
    ],
    [
      'en',
      [
        ['clinician', 'How long is that now? I thought since April.'],
        ['client', 'No, I had nothing then.'],
      ],
      'i thought since april',
    ],
    [
      'en',
      [
        ['clinician', 'We could try amitriptyline. Any heart trouble?'],
        ['client', 'I had a heart attack.'],
        ['clinician', 'Then no amitriptyline.'],
      ],
      'we could try amitriptyline',
    ],
    ['en', [['client', 'I drink ten cups. Well, not ten. Six.']], 'ten cups'],
  ] as [Language, Turn[], string][])('%s: %j', (language, turns, taken) => {
    expect(withdrawn(language, ...turns)).toEqual([taken]);
    expect(holds(language, ...turns).toLowerCase()).not.toContain(taken);
  });

  it.each([
    [
      'nl',
      [
        ['clinician', 'De brief noemt omeprazol.'],
        ['client', 'Ja, klopt.'],
      ],
      'De brief noemt omeprazol.',
    ],
    [
      'nl',
      [
        ['clinician', 'Ik zie u vrijdag om negen uur.'],
        ['client', 'Prima.'],
        ['clinician', 'Tot vrijdag.'],
      ],
      'Ik zie u vrijdag om negen uur.',
    ],
    [
      'nl',
      [
        ['clinician', 'U neemt tien milligram.'],
        ['client', 'Twee keer per dag.'],
      ],
      'U neemt tien milligram.',
    ],
    [
      'nl',
      [
        ['clinician', 'We starten met sertraline.'],
        ['client', 'En geen slaappil?'],
      ],
      'We starten met sertraline.',
    ],
  ] as [Language, Turn[], string][])('%s keeps what is confirmed or goes on: %j', (language, turns, kept) => {
    expect(withdrawn(language, ...turns)).toEqual([]);
    expect(holds(language, ...turns)).toContain(kept);
  });
});
