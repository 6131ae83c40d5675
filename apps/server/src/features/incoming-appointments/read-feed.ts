/** Reads one calendar and follows what changed in it. Whatever goes wrong, what was read before stays, and the next try comes. */
import type { FeedProblem } from '@noteer/contract';
import { system } from '../../actor.ts';
import { openText } from '../../consultations/sealed-text.ts';
import { AgendaUnreadable, type ReadAgenda } from '../../engines/agendas/port.ts';
import { ofTheSystem } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { daysAround } from './days-around.ts';
import { beginReading, endReading, letGo, lockFeed, noteTrouble, type ReadingFeed } from './feed-queries.ts';
import { FeedTrouble, fetchFeed } from './fetch-feed.ts';
import { plan } from './plan.ts';
import { countsOf } from './planned.ts';
import { holdIncoming, plannedFrom } from './queries.ts';
import { take } from './take.ts';

/** From yesterday on. */
const DAYS_AHEAD = 8 * 7;

/** As many as nobody cancels at once; a calendar that had them and is empty is rather one that is not well. */
const FEW = 3;

export const addressOwner = (id: string): string => `agenda_feeds/${id}/address`;

/** Throws what the administrator is told, and nothing that tells the address. */
async function getAgenda(services: Services, feed: ReadingFeed, days: Days, signal: AbortSignal) {
  const { settings, sealing, engines } = services;
  const address = openText(sealing, addressOwner(feed.id), feed.address);
  const bytes = await fetchFeed(address, settings, signal);
  return engines.readAgenda(bytes, { time_zone: settings.TIME_ZONE, ...days, isCalendar: true }, signal);
}

type Days = { from: string; until: string };

async function takeAgenda(
  services: Services,
  feed: ReadingFeed,
  days: Days,
  agenda: ReadAgenda,
): Promise<void> {
  const { db, sealing, settings } = services;
  const source = feed.id;
  const incoming = { source, takes: feed.takes, usual_clinician: feed.clinician_id };
  await db.transaction().execute(async (tx) => {
    await holdIncoming(tx);
    if (!(await lockFeed(tx, feed.id))) return;
    const all = await plan(tx, ofTheSystem, sealing, { ...incoming, appointments: agenda.appointments });
    const there = all.filter(({ verdict }) => verdict !== 'left_out');
    const ids = new Set(there.map(({ external_mac }) => external_mac?.toString('hex')));
    // Known by another id from now on, as what becomes a series is.
    const meant = new Set(there.flatMap(({ kept, read }) => (kept && !read.is_cancelled ? [kept.id] : [])));
    const planned = await plannedFrom(tx, ofTheSystem, source, days);
    const gone = planned
      .filter(({ id, is_recorded }) => !is_recorded && !meant.has(id))
      .filter(({ external_mac }) => !ids.has(external_mac.toString('hex')))
      .map((kept) => ({ kept, external_mac: kept.external_mac, content_mac: kept.content_mac }));
    if (all.length === 0 && gone.length > FEW && feed.problem !== 'emptied') throw new FeedTrouble('emptied');
    const taking = { services, tx, scope: ofTheSystem, who: system, source, created_by: null };
    await take(taking, all, gone);
    const counts = countsOf(all, agenda.left_out);
    counts.cancelled += gone.length;
    await endReading(tx, feed.id, settings.FEED_MINUTES, counts);
  });
}

const failures: Record<AgendaUnreadable['failure'], FeedProblem> = {
  too_many_lines: 'too_many',
  unreadable_agenda: 'not_a_calendar',
  unreadable_table: 'not_a_calendar',
  old_spreadsheet: 'not_a_calendar',
  empty_table: 'not_a_calendar',
};

function problemOf(error: unknown): FeedProblem {
  if (error instanceof FeedTrouble) return error.problem;
  return error instanceof AgendaUnreadable ? failures[error.failure] : 'failed';
}

export async function readFeed(services: Services, feed_id: string, signal: AbortSignal): Promise<void> {
  const { db, settings, log } = services;
  const feed = await beginReading(db, feed_id);
  if (!feed) return;
  const days = daysAround(settings.TIME_ZONE, DAYS_AHEAD);
  try {
    await takeAgenda(services, feed, days, await getAgenda(services, feed, days, signal));
  } catch (error) {
    if (signal.aborted) {
      await letGo(db, feed_id);
      throw signal.reason;
    }
    const problem = problemOf(error);
    await noteTrouble(db, feed_id, settings.FEED_MINUTES, problem);
    log.warn({ feed_id, problem }, 'a calendar could not be read');
    if (problem === 'failed') throw error;
  }
}
