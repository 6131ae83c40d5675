/**
 * Words inside the papers of one client. They are sealed: those that can hold what was typed are opened, the newest first,
 * until there are as many hits as are shown. Nothing of them is kept.
 */
import type { FileHit, Received, searchClientFile } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { attachmentPapers, notePapers, type Paper, placeInPaper } from '../../consultations/file/papers.ts';
import type { Scope } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { snippetAround, wordFinder } from './find-words.ts';
import { type Candidates, candidatesOf } from './search-queries.ts';
import { reach, reading } from './service.ts';

function hitIn(paper: Paper, find: NonNullable<ReturnType<typeof wordFinder>>): FileHit[] {
  const found = find(paper.text);
  if (!found) return [];
  const { kind, id, date, author, title, text } = paper;
  const { sentence, match } = snippetAround(text, found.from, found.to);
  const place = { kind, id, date, author, sentence, ...placeInPaper(paper, found.from, found.to) };
  return [{ place, match, title, more_count: found.count - 1 }];
}

/** In the order that they are given. */
async function opened({ db, sealing }: Services, scope: Scope<'read_client_file'>, rows: Candidates) {
  const notes = await notePapers(
    db,
    scope,
    sealing,
    rows.flatMap((row) => (row.kind === 'note' ? [row.recording] : [])),
  );
  const attachments = await attachmentPapers(
    db,
    scope,
    sealing,
    rows.flatMap((row) => (row.kind === 'attachment' ? [row.attachment] : [])),
  );
  const byId = new Map([...notes, ...attachments].map((paper) => [paper.id, paper]));
  return rows.flatMap(({ id }) => byId.get(id) ?? []);
}

export async function search(
  services: Services,
  actor: Actor,
  id: string,
  { search: typed, limit }: Received<typeof searchClientFile>['body'],
): Promise<{ hits: FileHit[]; is_complete: boolean }> {
  const scope = reading(services, actor);
  const client = await reach(services, scope, id);
  const find = wordFinder(typed);
  // Signs alone are no word.
  if (!find) return { hits: [], is_complete: true };
  const rows = await candidatesOf(services.db, scope, services.sealing, client.id, typed);
  const hits: FileHit[] = [];
  // One more than is shown tells whether there are more.
  const at_once = limit + 1;
  let at = 0;
  for (; at < rows.length && hits.length <= limit; at += at_once) {
    const papers = await opened(services, scope, rows.slice(at, at + at_once));
    hits.push(...papers.flatMap((paper) => hitIn(paper, find)));
  }
  return { hits: hits.slice(0, limit), is_complete: at >= rows.length && hits.length <= limit };
}
