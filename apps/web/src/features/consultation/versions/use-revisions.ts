import { listRevisions, type NoteRevision } from '@noteer/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

const PAGE = 50;

/** Newest first, a page at a time. */
export const revisionsQuery = (id: string, ai_model_name: string) =>
  infiniteQueryOptions({
    queryKey: ['revisions', id, ai_model_name],
    queryFn: async ({ pageParam }) =>
      (
        await call(listRevisions, {
          params: { id },
          query: { ai_model_name, limit: String(PAGE), ...(pageParam && { before: String(pageParam) }) },
        })
      ).data,
    initialPageParam: 0,
    getNextPageParam: (page: NoteRevision[]) => (page.length === PAGE ? page.at(-1)?.number : undefined),
  });

/** Longer without a save is another sitting. */
const SITTING_MS = 15 * 60_000;

/** Saves of one person in one sitting stand together, under the last of them. What an engine wrote stands alone. */
export function sittings(revisions: readonly NoteRevision[]): [NoteRevision, ...NoteRevision[]][] {
  const groups: [NoteRevision, ...NoteRevision[]][] = [];
  for (const revision of revisions) {
    const group = groups.at(-1);
    const later = group?.at(-1);
    const isSame =
      later !== undefined &&
      revision.author_name !== null &&
      later.author_name === revision.author_name &&
      Date.parse(later.created_at) - Date.parse(revision.created_at) < SITTING_MS;
    if (group && isSame) group.push(revision);
    else groups.push([revision]);
  }
  return groups;
}
