/** Sorts a conversation beside the page: two hours of it would hold up whoever is typing. */
import { sortTalk } from '@noteer/clinical/sorted-talk';
import type { SortAsked, SortedTalk } from './talk-sorter.ts';

addEventListener('message', ({ data: { pieces, template, language } }: MessageEvent<SortAsked>) => {
  postMessage(sortTalk(pieces, template, language) satisfies SortedTalk);
});
