/** Words inside the papers of one client: they are sealed, so they are opened for it, and nothing of them is kept. */
import type { FileHit, Received, searchClientFile } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { type Paper, papersOf, placeInPaper } from '../../consultations/file/papers.ts';
import type { Services } from '../../services.ts';
import { snippetAround, wordFinder } from './find-words.ts';
import { reach, reading } from './service.ts';

function hitIn(paper: Paper, find: ReturnType<typeof wordFinder>): FileHit[] {
  const found = find(paper.text);
  if (!found) return [];
  const { kind, id, date, author, title, text } = paper;
  const { sentence, match } = snippetAround(text, found.from, found.to);
  const place = { kind, id, date, author, sentence, ...placeInPaper(paper, found.from, found.to) };
  return [{ place, match, title, more_count: found.count - 1 }];
}

export async function search(
  services: Services,
  actor: Actor,
  id: string,
  { search: typed, limit }: Received<typeof searchClientFile>['body'],
): Promise<{ hits: FileHit[]; is_complete: boolean }> {
  const scope = reading(services, actor);
  const client = await reach(services, scope, id);
  const { papers, is_complete } = await papersOf(services.db, scope, services.sealing, client.id);
  const find = wordFinder(typed);
  const hits = papers.flatMap((paper) => hitIn(paper, find));
  return { hits: hits.slice(0, limit), is_complete: is_complete && hits.length <= limit };
}
