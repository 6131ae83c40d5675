import { describe, expect, it } from 'vitest';
import type { Language } from '../../note.ts';
import { readTalk } from '../read-talk.ts';

type Turn = ['clinician' | 'client' | 'other', string];

/** What holds of all that was said. */
const holds = (language: Language, ...turns: Turn[]): string =>
  readTalk(
    turns.map(([role, text], seq) => ({ seq, start_s: seq, end_s: seq + 1, text, speaker: { role } })),
    language,
  )
    .sentences.map(({ text }) => text)
    .filter(Boolean)
    .join(' ');

describe('a value is never put into words that nobody said it in', () => {
  it.each<[Language, Turn[], string]>([
    ['nl', [['client', 'Vanmorgen 148 over 80. Wacht, dat was Gré. Ik had 132 over 78.']], '148 over 78'],
    [
      'nl',
      [
        ['client', 'Eenennegentig vanmorgen. Dat was negenentachtig.'],
        ['clinician', 'Honderdachtentwintig over tweeëntachtig, dat is netjes.'],
      ],
      'dat was honderd',
    ],
    [
      'en',
      [['clinician', 'I was going to cut it to six hundred today, no, we stay on eight hundred.']],
      'cut it to eight',
    ],
    [
      'en',
      [
        ['clinician', "I'm one of the nurses. Sorry about the wait, since what, four?"],
        ['client', 'Half three.'],
      ],
      'half three of',
    ],
    [
      'nl',
      [
        [
          'client',
          'Twee keer is het geworden. Nee, wacht, één keer met de motor aan en één zonder. Dus ja, twee.',
        ],
      ],
      'één keer is het',
    ],
    [
      'en',
      [
        ['clinician', "I've got mirtazapine here, fifteen."],
        ['client', 'No, it was sertraline first.'],
      ],
      'sertraline here',
    ],
    [
      'en',
      [
        ['other', 'He was on a bottle of whisky a day.'],
        ['client', "It's four a night."],
      ],
      'whisky a night',
    ],
    ['nl', [['client', 'De linker. Nee, zit ik nou te liegen, de rechter.']], 'de zit'],
    [
      'en',
      [
        [
          'client',
          "Ten the night before. No, actually, that night I took them late. So that's about eight hours.",
        ],
      ],
      'eight hours the night',
    ],
    [
      'nl',
      [
        ['client', 'Dat klopte wel ongeveer, met die twaalf uur.'],
        ['clinician', 'Tien en een half uur, dat is iets aan de vroege kant.'],
      ],
      'met die tien',
    ],
    [
      'nl',
      [
        ['other', 'Vijf milligram.'],
        ['client', 'Eén milligram, pap. Die vijf waren van mama.'],
        ['other', 'O ja, één.'],
      ],
      'die één waren',
    ],
  ])('%s: %j', (language, turns, never) => {
    expect(holds(language, ...turns).toLowerCase()).not.toContain(never);
  });
});
