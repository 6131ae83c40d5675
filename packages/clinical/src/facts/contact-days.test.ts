import { expect, test } from 'vitest';
import { piecesOf } from '../../test/turns.ts';
import { findFollowUps } from '../checks/follow-ups.ts';
import { noteMarkdown } from '../markdown.ts';
import { writeNote } from '../note/write-note.ts';
import { findTemplate } from '../templates.ts';

test('the day that is named for an appointment belongs to it, and is no task of its own', () => {
  const template = findTemplate('decursus');
  if (!template) throw new Error('There is no such template.');
  const turns = [
    ['B', 'Hoe is het met slapen?'],
    ['C', 'Slecht, ik lig elke nacht tot drie uur wakker.'],
    ['B', 'Ik zie u graag over vier weken terug.'],
    ['C', 'Dinsdag dan, dezelfde tijd.'],
  ] as const;
  const { text } = noteMarkdown(writeNote(piecesOf(turns), { template, language: 'nl' }));
  expect(text).toContain('Vervolgafspraak over 4 weken, dinsdag, dezelfde tijd.');
  expect(findFollowUps(text, 'nl', '2026-11-17')).toMatchObject([{ kind: 'appointment', due: '2026-12-15' }]);
});

test('the day of what was just agreed stands with it', () => {
  const template = findTemplate('decursus');
  if (!template) throw new Error('There is no such template.');
  const turns = [
    ['C', 'Ik ben al weken zo moe, en ik val overal in slaap.'],
    ['B', 'Ik laat bloed prikken, ijzer en schildklier. Dat kan vrijdag.'],
  ] as const;
  const { text } = noteMarkdown(writeNote(piecesOf(turns), { template, language: 'nl' }));
  expect(text).toContain('schildklier, kan vrijdag.');
});
