import { expect, test } from 'vitest';
import { numbersCsv } from './csv.ts';

const words = { everybody: 'Iedereen', noTeam: 'Zonder team', fewerThan5: 'minder dan 5' };
const numbers = {
  ...{ consultations: 12, half_signed_within: null, kept_share: 0.836 },
  ...{ marks: 9, marks_taken: 7, omissions: 4, omissions_taken: 1 },
};

test('every week and team is a line, and a team that is called like a formula is text', () => {
  const csv = numbersCsv(
    [
      { week: '2026-11-02', team: null, numbers },
      { week: '2026-11-02', team: '', numbers: null },
      { week: '2026-11-02', team: '=HYPERLINK("x");Noord', numbers },
    ],
    words,
  );
  expect(csv.split('\r\n')).toEqual([
    '\u{feff}week;team;consultations;half_signed_within;kept_share;marks;marks_taken;omissions;omissions_taken',
    '2026-11-02;Iedereen;12;;84;9;7;4;1',
    '2026-11-02;Zonder team;minder dan 5',
    `2026-11-02;"'=HYPERLINK(""x"");Noord";12;;84;9;7;4;1`,
    '',
  ]);
});
