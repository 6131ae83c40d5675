import { describe, expect, it } from 'vitest';
import type { Language } from '../note.ts';
import { readTalk } from './read-talk.ts';

type Turn = ['d' | 'c' | 'o', string];
const roles = { d: 'clinician', c: 'client', o: 'other' } as const;
const talkOf = (language: Language, turns: readonly Turn[]) =>
  readTalk(
    turns.map(([who, text], seq) => ({
      seq,
      start_s: seq,
      end_s: seq + 1,
      text,
      speaker: { role: roles[who] },
    })),
    language,
  );
/** Questions before the arrow, what was told after it. */
const exchanges = (language: Language, ...turns: Turn[]): string[] =>
  talkOf(language, turns).exchanges.map(
    ({ asked, told }) =>
      `${asked.map(({ said }) => said).join(' ')} -> ${told.map(({ said }) => said).join(' ')}`,
  );

describe('a question and its whole answer', () => {
  it('takes all that the other says until the next question', () => {
    expect(
      exchanges(
        'nl',
        ['d', 'Rookt u?'],
        ['c', 'Vorig jaar wel. Nu niet meer.'],
        ['d', 'Drinkt u alcohol?'],
        ['c', 'Nee.'],
      ),
    ).toEqual(['Rookt u? -> Vorig jaar wel. Nu niet meer.', 'Drinkt u alcohol? -> Nee.']);
  });

  it('goes on after encouragement and after an echo', () => {
    expect(
      exchanges(
        'nl',
        ['d', 'Hoe slaapt u?'],
        ['c', 'Ik word om half vier wakker.'],
        ['d', 'Hm. Half vier.'],
        ['c', 'En dan lig ik te piekeren.'],
      ),
    ).toEqual(['Hoe slaapt u? -> Ik word om half vier wakker. En dan lig ik te piekeren.']);
  });

  it('keeps questions in a row together', () => {
    expect(exchanges('nl', ['d', 'Heeft u koorts? Hoest u?'], ['c', 'Geen van beide.'])).toEqual([
      'Heeft u koorts? Hoest u? -> Geen van beide.',
    ]);
  });

  it('leaves a question open that nobody answered', () => {
    expect(exchanges('nl', ['d', 'Heeft u pijn?'], ['d', 'Ik meet eerst de bloeddruk.'])).toEqual([
      'Heeft u pijn? -> ',
      ' -> Ik meet eerst de bloeddruk.',
    ]);
  });

  it.each([
    ['nl', 'Koorts, keelpijn, hoesten?', 'Alleen keelpijn.'],
    ['nl', 'U slaapt slecht?', 'Ja, al weken.'],
    ['nl', 'Dus om half vijf, hè.', 'Ja, meestal.'],
    ['nl', 'Vertel eens wat er gebeurde.', 'Ik viel van de trap.'],
    ['nl', 'En de eetlust?', 'Goed.'],
    ['nl', 'Zullen we de dosis verhogen?', 'Dat wil ik wel.'],
    ['nl', 'heeft u koorts gehad', 'nee'],
    ['nl', 'hoe vaak gebeurt dat', 'elke week'],
    ['nl', 'pijn op de borst', 'nee'],
    ['en', 'Any chest pain?', 'No, none.'],
    ['en', "You're sleeping badly?", 'Yes, for weeks.'],
    ['en', 'tell me about the pain', 'it burns'],
    ['en', 'do you smoke', 'no'],
    ['en', 'have you had a fever', 'yes last night'],
  ] as const)('%s: %s – %s', (language, question, answer) => {
    const talk = talkOf(language, [
      ['d', question],
      ['c', answer],
    ]);
    expect(talk.exchanges).toHaveLength(1);
    expect(talk.exchanges[0]?.asked.map(({ act }) => act)).toEqual(['asks']);
    expect(talk.exchanges[0]?.told[0]?.act).toBe('answers');
  });

  it('knows an answer by who says it: client and relative both answer', () => {
    expect(
      exchanges('nl', ['d', 'Eet ze goed?'], ['o', 'Ze laat alles staan.'], ['c', 'Ik eet mijn bord leeg.']),
    ).toEqual(['Eet ze goed? -> Ze laat alles staan. Ik eet mijn bord leeg.']);
  });

  it('lets a clinician answer the client', () => {
    expect(exchanges('nl', ['c', 'Mag ik ermee autorijden?'], ['d', 'De eerste week niet.'])).toEqual([
      'Mag ik ermee autorijden? -> De eerste week niet.',
    ]);
  });
});

describe('what was stated and confirmed', () => {
  it.each([
    ['nl', 'U gebruikt dus twee tabletten per dag.', 'Ja, klopt.'],
    ['nl', 'Dan is het de derde keer dit jaar.', 'Ja.'],
    ['en', 'So that is twice a week.', "Yes, that's right."],
  ] as const)('%s: %s – %s', (language, stated, confirmed) => {
    const { exchanges: found } = talkOf(language, [
      ['d', stated],
      ['c', confirmed],
    ]);
    expect(found).toHaveLength(1);
    expect(found[0]?.asked.map(({ said, act }) => [said, act])).toEqual([[stated, 'tells']]);
    expect(found[0]?.told.map(({ act }) => act)).toEqual(['answers']);
  });

  it('takes the statement along when only its check is a question', () => {
    expect(
      exchanges('nl', ['d', 'U belt als het erger wordt. Afgesproken?'], ['c', 'Ja, dat doe ik.']),
    ).toEqual(['U belt als het erger wordt. Afgesproken? -> Ja, dat doe ik.']);
  });
});

describe('what only fills', () => {
  it.each([
    ['nl', 'd', 'Goedemorgen, komt u verder.'],
    ['nl', 'd', 'Heeft u het kunnen vinden?'],
    ['nl', 'c', 'Wat een weer, hè.'],
    ['nl', 'd', 'Oké, mooi.'],
    ['nl', 'd', 'Even kijken hoor.'],
    ['nl', 'd', 'De opname loopt.'],
    ['nl', 'c', 'Haha.'],
    ['nl', 'c', 'Dank u wel, tot ziens.'],
    ['en', 'd', 'Come on in, have a seat.'],
    ['en', 'd', 'Okay, great.'],
    ['en', 'd', 'Let me see.'],
    ['en', 'c', 'Thank you, bye.'],
  ] as [Language, 'd' | 'c', string][])('%s: %s says %s', (language, who, said) => {
    expect(talkOf(language, [[who, said]]).sentences.map(({ act }) => act)).toEqual(['fills']);
  });

  it('holds for an answer to small talk and for an echo', () => {
    const acts = (...turns: Turn[]) => talkOf('nl', turns).sentences.map(({ act }) => act);
    expect(acts(['d', 'Heeft u kunnen parkeren?'], ['c', 'Ja hoor, vlak voor de deur.'])).toEqual([
      'fills',
      'fills',
    ]);
    expect(acts(['c', 'Ik slik er drie per dag.'], ['d', 'Drie per dag.'])).toEqual(['tells', 'fills']);
    expect(acts(['c', 'Ik slik er drie per dag.'], ['d', 'Drie per dag is te veel.'])).toEqual([
      'tells',
      'tells',
    ]);
  });

  it.each([
    ['nl', 'd', 'Goedemorgen, u komt voor de uitslag van het bloedonderzoek.'],
    ['nl', 'c', 'In de wachtkamer kreeg ik hartkloppingen.'],
    ['nl', 'd', 'Even kijken, sertraline vijftig milligram.'],
    ['nl', 'd', 'Tot ziens, dinsdag om drie uur.'],
    ['en', 'c', 'I got dizzy in the waiting room.'],
    ['en', 'd', 'Take care, and take the amoxicillin three times a day.'],
  ] as [Language, 'd' | 'c', string][])(
    'but never where something is told; %s: %s says %s',
    (language, who, said) => {
      expect(talkOf(language, [[who, said]]).sentences.map(({ act }) => act)).not.toContain('fills');
    },
  );
});

describe('what is not said of the client as it is', () => {
  it.each([
    ['nl', 'd', 'Veel mensen krijgen daar hoofdpijn van.', 'general'],
    ['nl', 'd', 'Bij een depressie duurt het vaak zes weken.', 'general'],
    ['nl', 'd', 'Over het algemeen trekt dat weg.', 'general'],
    ['nl', 'c', 'Stel dat het terugkomt.', 'supposed'],
    ['nl', 'c', 'Misschien dat zij het ook heeft.', 'supposed'],
    ['nl', 'c', 'Mijn man vindt dat ik overdrijf.', 'opinion'],
    ['nl', 'c', 'Ik slaap slecht.', undefined],
    ['nl', 'd', 'U heeft een depressie.', undefined],
    ['nl', 'c', 'Ik ben vaak misselijk.', undefined],
    ['en', 'd', 'Most people get a headache from that.', 'general'],
    ['en', 'd', 'It usually takes six weeks.', 'general'],
    ['en', 'c', 'Suppose it comes back.', 'supposed'],
    ['en', 'c', 'My husband thinks I exaggerate.', 'opinion'],
    ['en', 'c', 'I often wake up at four.', undefined],
  ] as [Language, 'd' | 'c', string, string | undefined][])(
    '%s: %s says %s',
    (language, who, said, standing) => {
      expect(talkOf(language, [[who, said]]).sentences[0]?.standing).toBe(standing);
    },
  );
});
