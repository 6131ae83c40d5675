import { checkNote, type Mark, type Omission } from '@noteer/clinical';
import type { Recording } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSettled } from '../lib/use-settled.ts';
import { draftQuery, transcriptQuery } from './queries.ts';

/** `is_own`: not of the engine, somebody typed it. */
export type CheckedMark = Mark & { is_own: boolean };

type Checks = {
  marks: CheckedMark[];
  omissions: Omission[];
  /** False while something is loading, and while somebody types: places are those of the text before. */
  isReady: boolean;
};

const markKey = ({ kind, text }: Mark): string => `${kind} ${text.toLowerCase()}`;

const nothing: Pick<Checks, 'marks' | 'omissions'> = { marks: [], omissions: [] };

/** What the conversation does not carry, and what the note leaves out of it; anew on every pause of typing. */
export function useChecks(recording: Recording, ai_model_name: string, text: string): Checks {
  const settled = useSettled(text);
  const { isReady, ...checks } = useChecksAtRest(recording, ai_model_name, settled);
  return { ...checks, isReady: isReady && settled === text };
}

/** For whoever knows already that the text rests. */
export function useChecksAtRest({ id, language }: Recording, ai_model_name: string, text: string): Checks {
  const { data: pieces } = useQuery(transcriptQuery(id));
  const { data: draft, isPending } = useQuery(draftQuery(id, ai_model_name));

  const ofDraft = useMemo(
    () =>
      new Set(
        draft && pieces ? checkNote(draft.summary_text, pieces, language).marks.map(markKey) : undefined,
      ),
    [draft, pieces, language],
  );
  const found = useMemo(() => {
    // Where nothing was heard there is nothing to compare with, and every word would be marked.
    if (!pieces?.length || isPending) return nothing;
    const { marks, omissions } = checkNote(text, pieces, language);
    return { marks: marks.map((mark) => ({ ...mark, is_own: !ofDraft.has(markKey(mark)) })), omissions };
  }, [text, pieces, language, ofDraft, isPending]);
  return { ...found, isReady: pieces !== undefined && !isPending };
}
