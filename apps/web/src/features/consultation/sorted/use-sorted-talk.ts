import type { Template } from '@noteer/clinical';
import type { Language } from '@noteer/contract';
import { startTransition, useEffect, useState } from 'react';
import type { TranscriptPiece } from '../../../consultations/queries.ts';
import { type SortedTalk, sortTalkBeside } from './talk-sorter.ts';

type Asked = { pieces: readonly TranscriptPiece[]; template: Template; language: Language };

/** Everything in its order: what there is when nothing could be sorted. */
const unsorted = (pieces: readonly TranscriptPiece[]): SortedTalk => ({
  sections: [],
  rest: pieces.map(({ seq }) => ({ seqs: [seq], sure: 0 })),
});

/** Undefined until it is sorted. */
export function useSortedTalk({ pieces, template, language }: Asked) {
  const [sorted, setSorted] = useState<{ talk: SortedTalk; hasFailed: boolean }>();
  useEffect(() => {
    if (pieces.length === 0) return;
    let isWanted = true;
    const show = (talk: SortedTalk, hasFailed: boolean) => {
      if (isWanted) startTransition(() => setSorted({ talk, hasFailed }));
    };
    sortTalkBeside({ pieces, template, language }).then(
      (talk) => show(talk, false),
      (error) => {
        console.error(error);
        show(unsorted(pieces), true);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [pieces, template, language]);
  return sorted;
}
