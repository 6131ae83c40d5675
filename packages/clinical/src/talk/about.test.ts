import { describe, expect, it } from 'vitest';
import type { Language } from '../note.ts';
import { readTalk } from './read-talk.ts';

type Turn = ['d' | 'c' | 'o', string];
const roles = { d: 'clinician', c: 'client', o: 'other' } as const;

/** `relation: words` of each sentence that is about somebody whom it does not name. */
const aboutOthers = (language: Language, ...turns: Turn[]): string[] =>
  readTalk(
    turns.map(([who, text], seq) => ({
      seq,
      start_s: seq,
      end_s: seq + 1,
      text,
      speaker: { role: roles[who] },
    })),
    language,
  ).sentences.flatMap(({ about, said }) => (about ? [`${about.relation}: ${said}`] : []));

describe('who was named goes on until the client is spoken of again', () => {
  it.each([
    ['nl', [['c', 'Mijn neef had dat ook. Die kreeg haloperidol.']], ['neef: Die kreeg haloperidol.']],
    [
      'nl',
      [['c', 'Mijn moeder is opgenomen geweest. Zij had een psychose. Ik niet.']],
      ['moeder: Zij had een psychose.'],
    ],
    [
      'nl',
      [
        ['d', 'Gebruikt uw man iets?'],
        ['c', 'Ja. Metoprolol, vijftig.'],
      ],
      ['man: Metoprolol, vijftig.'],
    ],
    [
      'nl',
      [
        ['c', 'Mijn broer leeft niet meer.'],
        ['d', 'Waar is hij aan overleden?'],
        ['c', 'Een hartstilstand.'],
      ],
      ['broer: Een hartstilstand.'],
    ],
    [
      'nl',
      [
        ['d', 'Komt suikerziekte in de familie voor?'],
        ['c', 'Bij mijn opa. Op latere leeftijd. Ik heb het nooit gehad.'],
      ],
      ['opa: Op latere leeftijd.'],
    ],
    [
      'nl',
      [['c', 'Mijn zus slikt iets, quetiapine heet het geloof ik. Die slaapt daar goed op, denk ik.']],
      ['zus: Die slaapt daar goed op, denk ik.'],
    ],
    ['en', [['c', 'My cousin had the same thing. He took olanzapine.']], ['cousin: He took olanzapine.']],
    [
      'en',
      [
        ['c', "My mum isn't well."],
        ['d', 'What does she take?'],
        ['c', 'Warfarin.'],
      ],
      ['mum: Warfarin.'],
    ],
  ] as [Language, Turn[], string[]][])('%s: %j', (language, turns, about) => {
    expect(aboutOthers(language, ...turns)).toEqual(about);
  });
});

describe('who is asked of by name', () => {
  it.each([
    [
      'nl',
      [
        ['d', 'En Joris, hoe is het met hem?'],
        ['c', 'Moe. Hij slaapt slecht.'],
      ],
      ['Joris: Moe.', 'Joris: Hij slaapt slecht.'],
    ],
    [
      'nl',
      [
        ['d', 'Wat doet Sanne als jij twijfelt?'],
        ['c', 'Die moet dan zeggen dat het goed is.'],
      ],
      ['Sanne: Die moet dan zeggen dat het goed is.'],
    ],
    [
      'nl',
      [
        ['o', 'Ik ben zijn moeder.'],
        ['d', 'En Tim, slaapt die goed?'],
        ['o', 'Die slaapt prima.'],
      ],
      [],
    ],
    [
      'nl',
      [
        ['d', 'En de sertraline, hoe gaat het met Sertraline?'],
        ['c', 'Die neem ik.'],
      ],
      [],
    ],
  ] as [Language, Turn[], string[]][])('%s: %j → %j', (language, turns, about) => {
    expect(aboutOthers(language, ...turns)).toEqual(about);
  });
});

describe('what is of the client stays theirs', () => {
  it.each([
    ['nl', [['c', 'Mijn man zei dat ik moest bellen. Ik heb koorts.']]],
    ['nl', [['c', 'Mijn dochter heeft gebeld. Die tabletten zijn op.']]],
    [
      'nl',
      [
        ['c', 'Mijn zus woont in Breda.'],
        ['d', 'Gebruikt u zelf medicijnen?'],
        ['c', 'Omeprazol.'],
      ],
    ],
    ['nl', [['c', 'Mijn vader bracht me. Ze hebben me onderzocht.']]],
    ['nl', [['o', 'Hij slaapt slecht. Hij eet ook niet.']]],
    ['nl', [['o', 'Hij droomt over zijn broer. Hij wordt zwetend wakker.']]],
    [
      'nl',
      [
        ['o', 'Zij woont bij haar vriendin.'],
        ['d', 'En het slapen?'],
        ['o', 'Zij gaat om elf uur naar bed.'],
      ],
    ],
    ['en', [['c', "My wife drove me. I've got a rash."]]],
    [
      'en',
      [
        ['c', 'My brother lives in Leeds.'],
        ['d', 'And do you take anything?'],
        ['c', 'Ibuprofen.'],
      ],
    ],
  ] as [Language, Turn[]][])('%s: %j', (language, turns) => {
    expect(aboutOthers(language, ...turns)).toEqual([]);
  });
});
