/** What of the overview is asked for. What is typed is never kept in the history: it may be a name. */
import { RecordingStatus } from '@noteer/contract';
import { z } from 'zod';
import { calendarDate } from '../../lib/wall-clock.ts';

export const periods = ['always', 'today', 'week', 'month', 'chosen'] as const;

/** All but the name, so that a reload and the way back keep it. */
export const Filter = z.object({
  period: z.enum(periods).default('always'),
  from: z.string().default(''),
  to: z.string().default(''),
  status: z.union([RecordingStatus, z.literal('')]).default(''),
  isByClient: z.boolean().default(false),
});
export type Filter = z.infer<typeof Filter>;

export const noFilter: Filter = Filter.parse({});

const days = { today: 0, week: 6, month: 29 };

function daysOf({ period, from, to }: Filter, now: Date): { from?: string; to?: string } {
  if (period === 'always') return {};
  if (period === 'chosen') return { ...(from && { from }), ...(to && { to }) };
  const first = new Date(now.getFullYear(), now.getMonth(), now.getDate() - days[period]);
  return { from: calendarDate(first), to: calendarDate(now) };
}

/** As it is asked of the server; undefined where nothing is looked for in particular. */
export function lookingFor(filter: Filter, search: string, now: Date) {
  const looking = {
    ...(search.trim() && { search: search.trim() }),
    ...daysOf(filter, now),
    ...(filter.status && { status: filter.status }),
  };
  return Object.keys(looking).length > 0 ? looking : undefined;
}
