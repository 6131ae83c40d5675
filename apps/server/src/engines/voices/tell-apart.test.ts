import { describe, expect, test } from 'vitest';
import { chance, conversation, people, printOf, type Said } from '../../../test/voices-by-chance.ts';
import type { Voiceprint } from './port.ts';
import { centroidOf, isSameVoice, likeness, type Told, type ToldStretch, tellApart } from './tell-apart.ts';

/** Which numbers each person got, and for how large a part of what they said. */
function numbersOf(said: Said[], told: Told[]) {
  return [...new Set(said.map(({ person }) => person))].map((person) => {
    const own = told.filter((_, i) => said[i]?.person === person);
    const counts = new Map<number | null, number>();
    for (const { voice } of own) counts.set(voice, (counts.get(voice) ?? 0) + 1);
    const [[voice, count] = [null, 0]] = [...counts].sort((a, b) => b[1] - a[1]);
    return { voice, share: count / own.length };
  });
}

const voicesIn = (told: Told[]) => new Set(told.flatMap(({ voice }) => (voice === null ? [] : [voice])));

describe('how many people speak', () => {
  test.each([1, 2, 3, 4])('is found by itself: %i', (count) => {
    for (let seed = 1; seed <= 3; seed++) {
      const random = chance(seed);
      const said = conversation(people(count, random), 12 * count, random);
      const told = tellApart(said);

      expect(voicesIn(told).size, `seed ${seed}`).toBe(count);
      for (const { share } of numbersOf(said, told)) expect(share).toBeGreaterThan(0.95);
    }
  });

  test('is one in a monologue, however much the voice varies', () => {
    for (let seed = 1; seed <= 3; seed++) {
      const random = chance(seed);
      const said = conversation(people(1, random), 40, random, 0.18);
      expect([...voicesIn(tellApart(said))], `seed ${seed}`).toEqual([0]);
    }
  });

  test('does not grow by a cough', () => {
    const random = chance(3);
    const [person, nobody] = people(2, random) as [Voiceprint, Voiceprint];
    const said = conversation([person], 20, random);
    const cough = said[30] as Said;
    cough.voiceprint = printOf(nobody, random);
    expect([...voicesIn(tellApart(said))]).toEqual([0]);
  });
});

describe('numbers', () => {
  test('begin with whoever speaks first', () => {
    const random = chance(4);
    const said = conversation(people(3, random), 30, random);
    expect(numbersOf(said, tellApart(said)).map(({ voice }) => voice)).toEqual([0, 1, 2]);
  });

  test('once given stay with the same person while the talk grows', { tags: 'thorough' }, () => {
    for (let seed = 1; seed <= 3; seed++) {
      const random = chance(seed);
      const all = conversation(people(3, random), 45, random);
      const settled = new Map<number, number | null>();
      let said: Said[] = [];
      for (let end = 40; end <= all.length; end += 40) {
        said = [...said, ...all.slice(said.length, end)];
        const told = tellApart(said);
        said = said.map((stretch, i) => ({ ...stretch, voice: told[i]?.voice ?? null }));
        const numbers = numbersOf(said, told);
        for (const [person, { voice, share }] of numbers.entries()) {
          // Who said little so far may still be taken for somebody else: a number of one's own is what stays.
          const isOwn = numbers.filter((other) => other.voice === voice).length === 1;
          if (share < 0.8 || !isOwn) continue;
          expect(settled.get(person) ?? voice, `seed ${seed}, after ${end}`).toBe(voice);
          settled.set(person, voice);
        }
      }
      expect(settled.size).toBe(3);
    }
  });

  test('that somebody changed are kept by those whom they were given to', () => {
    const random = chance(6);
    const said = conversation(people(2, random), 24, random);
    const swapped = said.map((stretch) => ({ ...stretch, voice: stretch.person === 0 ? 5 : 2 }));
    expect(numbersOf(swapped, tellApart(swapped)).map(({ voice }) => voice)).toEqual([5, 2]);
  });
});

describe('what is too short to tell', () => {
  const random = chance(7);
  const [anna, bert] = people(2, random) as [Voiceprint, Voiceprint];
  const talk = () => conversation([anna, bert], 20, chance(8));

  test('goes with its neighbours when they are one person', () => {
    const said = talk();
    const place = said.findIndex(
      ({ person }, i) => i > 20 && said[i - 1]?.person === person && said[i + 1]?.person === person,
    );
    (said[place] as Said).voiceprint = undefined;
    const told = tellApart(said);
    expect(told[place]?.voice).toBe(said[place]?.person);
    expect(told[place]?.voice_sure).toBeLessThan(0.8);
  });

  test('is unsure between two people', () => {
    const said = talk();
    const change = said.findIndex(({ person }, i) => i > 20 && said[i - 1]?.person !== person);
    const before = said[change - 1] as Said;
    const after = said[change] as Said;
    const short = {
      from: before.to + 16_000,
      to: before.to + 17_600,
      voiceprint: undefined,
      voice: null,
      person: 0,
    };
    const later = said
      .slice(change)
      .map((stretch) => ({ ...stretch, from: stretch.from + 40_000, to: stretch.to + 40_000 }));
    const told = tellApart([...said.slice(0, change), short, ...later]);
    expect(after.person).not.toBe(before.person);
    expect(told[change]?.voice).toBeNull();
    expect(told[change]?.voice_sure).toBeLessThan(0.6);
  });

  test('of two voices at once, half and half, is not sure', () => {
    const said = talk();
    const both = centroidOf([anna, bert]) as Voiceprint;
    const change = said.findIndex(({ person }, i) => i > 20 && said[i - 1]?.person !== person);
    (said[change] as Said).voiceprint = both;
    expect(tellApart(said)[change]?.voice_sure).toBeLessThan(0.98);
  });

  test('in all of a talk leaves everything unsure', () => {
    const said = talk().map((stretch) => ({ ...stretch, voiceprint: undefined }));
    expect(new Set(tellApart(said).map(({ voice }) => voice))).toEqual(new Set([null]));
  });

  test('nothing said is nobody', () => {
    expect(tellApart([])).toEqual([]);
  });
});

describe('two channels', () => {
  const withBalance = (said: Said[], balanceOf: (said: Said) => number): Said[] =>
    said.map((stretch) => ({ ...stretch, balance: balanceOf(stretch) }));

  test('with a person each decide, even when the voices are the same', () => {
    const random = chance(9);
    const [twin] = people(1, random) as [Voiceprint];
    const said = withBalance(conversation([twin, twin], 20, random), ({ person }) =>
      person === 0 ? 0.7 : -0.6,
    );
    expect(numbersOf(said, tellApart(said))).toEqual([
      { voice: 0, share: 1 },
      { voice: 1, share: 1 },
    ]);
  });

  test('that hold the same sound are of no account', () => {
    const random = chance(10);
    const said = withBalance(conversation(people(2, random), 24, random), () => random() * 0.1);
    expect(voicesIn(tellApart(said)).size).toBe(2);
  });

  test('that differ without two clear sides are of no account', () => {
    const random = chance(11);
    const said = withBalance(conversation(people(1, random), 24, random), () => random() * 2 - 1);
    expect([...voicesIn(tellApart(said))]).toEqual([0]);
  });
});

test('a remembered voice helps to know two people sooner', () => {
  const random = chance(12);
  const [clinician, client] = people(2, random) as [Voiceprint, Voiceprint];
  const said = conversation([client, clinician], 4, random);
  const told = tellApart(said, { known: clinician });
  expect(numbersOf(said, told).map(({ voice }) => voice)).toEqual([0, 1]);
});

test('three hours of talk are told apart within the memory and time of a short one', {
  tags: 'thorough',
}, () => {
  const random = chance(13);
  const said = conversation(people(4, random), 1_800, random);
  expect(said.length).toBeGreaterThan(7_000);
  const told = tellApart(said);
  for (const { share } of numbersOf(said, told)) expect(share).toBeGreaterThan(0.95);
});

test('the print of a person is what their prints have in common', () => {
  const random = chance(14);
  const [person, other] = people(2, random) as [Voiceprint, Voiceprint];
  const prints = (of: Voiceprint) => Array.from({ length: 30 }, () => printOf(of, random));
  const centroid = centroidOf(prints(person)) as Voiceprint;
  expect(likeness(centroid, centroid)).toBeCloseTo(1, 5);
  expect(likeness(centroid, person)).toBeGreaterThan(0.9);
  expect(isSameVoice(centroid, centroidOf(prints(person)) as Voiceprint)).toBe(true);
  expect(isSameVoice(centroid, centroidOf(prints(other)) as Voiceprint)).toBe(false);
  expect(centroidOf([])).toBeUndefined();
});

test('what came in is not changed', () => {
  const random = chance(15);
  const said: ToldStretch[] = conversation(people(2, random), 6, random);
  const copy = structuredClone(said);
  tellApart(said);
  expect(said).toEqual(copy);
});
