import { describe, expect, it, test } from 'vitest';
import { readTalk } from './read-talk.ts';
import type { Role } from './sentence.ts';

type Turn = readonly [role: Exclude<Role, 'unknown'>, text: string, relation?: string];

const talkOf = (turns: readonly Turn[], language: 'nl' | 'en' = 'nl') =>
  readTalk(
    turns.map(([role, text, relation], seq) => ({
      ...{ seq, start_s: seq * 4, end_s: seq * 4 + 3, text },
      speaker: relation === undefined ? { role } : { role, relation },
    })),
    language,
  ).sentences;
const saying = (turns: readonly Turn[], words: string, language: 'nl' | 'en' = 'nl') =>
  talkOf(turns, language).find(({ said }) => said.includes(words));

describe('who is named goes on as whose they are', () => {
  it('the mother of the husband is his', () => {
    const turns: Turn[] = [
      ['clinician', 'Hebt u ooit trombose gehad?'],
      ['client', 'Nee.'],
      ['other', 'Mijn moeder wel. Na de heup.', 'man'],
    ];
    expect(saying(turns, 'Na de heup')?.about).toEqual({ relation: 'moeder', of: 'man' });
  });
  it('the father of who interprets for a client is the client’s', () => {
    const turns: Turn[] = [
      ['clinician', 'En uw familie?'],
      ['other', 'Mijn vader had dat ook. Die slikte tabletten.', 'tolk'],
    ];
    expect(saying(turns, 'Die slikte')?.about).toEqual({ relation: 'vader' });
  });
  it('somebody whom the client knows by name', () => {
    const turns: Turn[] = [
      ['clinician', 'Sleep?'],
      [
        'client',
        "Five hours. But then Peter gets up as well, he wanders. They've given him tablets. Donepezil.",
      ],
    ];
    expect(saying(turns, 'Donepezil', 'en')?.about).toEqual({ relation: 'Peter' });
  });
  it('a friend who is she does not go on as he', () => {
    const turns: Turn[] = [
      ['other', "My friend had a replacement, she's dancing.", 'wife'],
      ['clinician', "He isn't dancing before either."],
    ];
    expect(saying(turns, "He isn't", 'en')?.about).toBeUndefined();
  });
});

describe('an interpreter who speaks of themselves', () => {
  test.each([
    ['en', "I'm not available that day.", true],
    ['nl', 'Ik ben die dag niet beschikbaar.', true],
    ['nl', 'Ze zegt, ik slaap slecht.', undefined],
    ['nl', 'Ik slaap slecht.', undefined],
  ] as const)('%s: %s', (language, text, isOwn) => {
    const relation = language === 'nl' ? 'tolk' : 'interpreter';
    expect(saying([['other', text, relation]], text, language)?.speaker.isOwn).toBe(isOwn);
  });
});

const couple: Turn[] = [
  ['clinician', 'Gerda, waar kom je voor?'],
  ['client', 'Harie wou dat ik ging.'],
  ['clinician', 'En Harie, jij mag zo, goed?'],
  ['other', 'Ja ja.', 'man'],
  ['clinician', 'Harie, jij bent donderdag aan de beurt. Gerda, jij slaapt dus slecht.'],
  ['client', 'Ja.'],
];
test('who is called by name and is not the client keeps the turn that is theirs', () => {
  expect(saying(couple, 'donderdag')?.to).toBe('Harie');
  expect(saying(couple, 'slaapt dus')?.to).toBeUndefined();
});

test('a parent who is called so is known in that turn, and the other is one of two', () => {
  const turns: Turn[] = [
    ['clinician', 'Vader, doet u ook mee?'],
    ['other', 'Ja, ik doe mee.', 'ouder'],
    ['other', 'Ik voel me schuldig.', 'ouder'],
    ['clinician', 'Wie blijft er thuis?'],
    ['other', 'Ik blijf thuis.', 'ouder'],
    ['client', 'Fijn, mam.'],
  ];
  expect(
    talkOf(turns).flatMap(({ speaker }) => (speaker.role === 'other' ? [speaker.relation] : [])),
  ).toEqual(['vader', 'ouder', 'moeder']);
});
