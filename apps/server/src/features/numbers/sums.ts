/** Sums of figures as they are told: of so few consultations that they would tell of somebody, not at all. */
import { FEWEST_TOLD, type NoteNumbers, type NumbersOfWeek, SIGNED_WITHIN } from '@noteer/contract';
import type { FiguresRow } from './queries.ts';

type Sums = Omit<FiguresRow, 'week' | 'user_id' | 'team' | 'draft_words' | 'kept_words'> & {
  draft_words: number;
  kept_words: number;
};

const addUp = (rows: readonly FiguresRow[]): Sums => {
  const sum = (of: (row: FiguresRow) => number | string) =>
    rows.reduce((total, row) => total + Number(of(row)), 0);
  return {
    consultations: sum((row) => row.consultations),
    signed_within: Array.from({ length: SIGNED_WITHIN.length + 1 }, (_, at) =>
      sum((row) => row.signed_within[at] ?? 0),
    ),
    draft_words: sum((row) => row.draft_words),
    kept_words: sum((row) => row.kept_words),
    marks: sum((row) => row.marks),
    marks_taken: sum((row) => row.marks_taken),
    omissions: sum((row) => row.omissions),
    omissions_taken: sum((row) => row.omissions_taken),
  };
};

/** The first of the times within which at least half were signed. */
function halfWithin(counts: readonly number[]): number | null {
  const half = counts.reduce((sum, count) => sum + count, 0) / 2;
  let signed = 0;
  for (const [at, minutes] of SIGNED_WITHIN.entries()) {
    signed += counts[at] ?? 0;
    if (signed >= half) return minutes;
  }
  return null;
}

const numbersOf = ({ signed_within, draft_words, kept_words, ...counts }: Sums): NoteNumbers => ({
  ...counts,
  half_signed_within: halfWithin(signed_within),
  kept_share: draft_words === 0 ? null : kept_words / draft_words,
});

export const ownNumbers = (rows: readonly FiguresRow[]): NumbersOfWeek[] =>
  [...Map.groupBy(rows, ({ week }) => week)].map(([week, ofWeek]) => ({
    week,
    team: null,
    numbers: numbersOf(addUp(ofWeek)),
  }));

type Team = { team: string; sums: Sums };

/** What is not told could be worked out from all the others: then the smallest of those is not told either. */
function untold(teams: readonly Team[]): Set<string> {
  const bySize = [...teams].sort((a, b) => a.sums.consultations - b.sums.consultations);
  const small = bySize.filter(({ sums }) => sums.consultations < FEWEST_TOLD);
  const isTelling = () =>
    small.length > 0 &&
    (small.length === 1 || small.reduce((sum, each) => sum + each.sums.consultations, 0) < FEWEST_TOLD);
  for (const next of bySize.slice(small.length)) {
    if (!isTelling()) break;
    small.push(next);
  }
  return new Set(small.map(({ team }) => team));
}

/** Everybody together, and each team. Where nobody has a team there is only everybody. */
export const institutionNumbers = (rows: readonly FiguresRow[]): NumbersOfWeek[] => {
  const hasTeams = rows.some(({ team }) => team !== '');
  return [...Map.groupBy(rows, ({ week }) => week)].flatMap(([week, ofWeek]) => {
    const whole = addUp(ofWeek);
    const isTold = whole.consultations >= FEWEST_TOLD;
    const byTeam = hasTeams ? Map.groupBy(ofWeek, ({ team }) => team) : new Map<string, FiguresRow[]>();
    const teams = [...byTeam].map(([team, ofTeam]) => ({ team, sums: addUp(ofTeam) }));
    const hidden = untold(teams);
    return [
      { week, team: null, numbers: isTold ? numbersOf(whole) : null },
      ...teams.map(({ team, sums }) => ({
        ...{ week, team },
        numbers: isTold && !hidden.has(team) ? numbersOf(sums) : null,
      })),
    ];
  });
};
