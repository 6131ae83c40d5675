import { expect, test } from 'vitest';
import type { TranscriptPiece } from '../note.ts';
import { defaultTemplate, findTemplate } from '../templates.ts';
import { writeNote } from './write-note.ts';

type Turn = ['clinician' | 'client' | 'other', string];

const before: readonly Turn[] = [
  ['clinician', 'Hoe gaat het met u?'],
  ['client', 'Ik slaap slecht en ik ben erg moe, al sinds januari.'],
  ['clinician', 'Hoe is uw eetlust?'],
  ['client', 'Ik eet gewoon drie keer per dag.'],
];

function sectionsOf(turns: readonly Turn[], language: 'nl' | 'en' = 'nl') {
  const pieces = turns.map(
    ([role, text], at): TranscriptPiece => ({
      seq: at + 1,
      start_s: at * 5,
      end_s: at * 5 + 4,
      text,
      speaker: { role },
    }),
  );
  return writeNote(pieces, { template: findTemplate('soap') ?? defaultTemplate, language }).sections;
}
const noteOf = (turns: readonly Turn[], language: 'nl' | 'en' = 'nl'): string =>
  sectionsOf(turns, language)
    .flatMap(({ sentences }) => sentences.map(({ text }) => text))
    .join('\n');

test('an appointment asked for at another time is made whole at that time', () => {
  const note = noteOf([
    ...before,
    ['clinician', 'Zullen we elkaar dan weer zien? Donderdag twee juli, half tien?'],
    ['client', 'Half tien loop ik te slapen nog. Kan het om elf uur?'],
    ['clinician', 'Elf uur kan.'],
  ]);
  expect(note).toMatch(/donderdag 2 juli, 11\.00 uur/i);
  expect(note).not.toMatch(/half tien|9\.30/i);
});

test('of two days that were offered only the one that was picked stands', () => {
  const note = noteOf([
    ...before,
    [
      'clinician',
      'Bloed prikken we morgen of maandag nog, schildklier en lever. Doe maar maandag, dan ben je er toch.',
    ],
    ['client', 'Ja, goed.'],
  ]);
  expect(note).toMatch(/bloed.*maandag/i);
  expect(note).not.toMatch(/morgen/i);
});

test('what there is to choose from is no plan', () => {
  const note = noteOf([
    ...before,
    [
      'clinician',
      'Ik zie drie mogelijkheden. Omlaag naar vijftien, vroeger innemen, of naar iets anders, bijvoorbeeld venlafaxine.',
    ],
    ['client', 'Iets anders, daar heb ik geen trek in.'],
  ]);
  expect(note).not.toMatch(/venlafaxine|mogelijkheden/i);
});

test('a time that is moved after what the client says of it stands in the plan, and not the first', () => {
  const note = noteOf([
    ...before,
    ['clinician', "Mijn voorstel: mirtazapine dertig milligram houden, maar innemen om acht uur 's avonds."],
    ['client', 'Acht uur, dan zijn de kinderen net naar bed. Dan val ik om op de bank.'],
    ['clinician', 'Dan maak er half negen van.'],
    ['client', 'Half negen is goed.'],
  ]);
  expect(note).toMatch(/20\.30|half negen/i);
  expect(note).not.toMatch(/8 uur|acht uur/i);
});

test('a goodbye is no deadline', () => {
  const note = noteOf([
    ...before,
    ['clinician', 'De recepten liggen vanmiddag bij de apotheek. Tot vrijdag.'],
    ['client', 'Dag dokter.'],
  ]);
  expect(note).toMatch(/recepten/i);
  expect(note).not.toMatch(/tot vrijdag/i);
});

test('a diagnosis that the clinician names stands among what was concluded', () => {
  const sections = sectionsOf([
    ...before,
    ['clinician', 'Je bloed is binnen. Je Hb is zes komma acht. Dus je hebt bloedarmoede.'],
    ['client', 'Zo, dat is niet veel zeker?'],
  ]);
  const concluded = sections.find(({ title }) => /beoordeling/i.test(title));
  expect(concluded?.sentences.map(({ text }) => text).join(' ')).toMatch(/bloedarmoede/i);
});

test('a medicine that was asked for and is not given is told with its name', () => {
  const note = noteOf([
    ...before,
    ['client', 'Is risperidon niet iets, voor die driftbuien?'],
    ['clinician', 'Dat wil ik nu niet. De driftbuien komen uit angst, daar beginnen we.'],
  ]);
  expect(note).toMatch(/risperidon: .*niet/i);
});

test('a statement that ends in right is no question', () => {
  const note = noteOf(
    [
      ['clinician', 'How are you?'],
      ['client', 'My big toe hurts.'],
      [
        'clinician',
        "With three attacks in a year I'd advise allopurinol. You start low, a hundred milligrams once a day, and we put it up every month until the level is right.",
      ],
      ['client', 'Fine.'],
    ],
    'en',
  );
  expect(note).toMatch(/100 mg once a day/i);
});
