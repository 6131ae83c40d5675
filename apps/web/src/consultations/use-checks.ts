import { checkNote, type Mark, type Omission } from '@noteer/clinical';
import type { Recording } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSettled } from '../lib/use-settled.ts';
import { draftQuery, type TranscriptPiece, transcriptQuery } from './queries.ts';

/** `is_own`: not of the engine, somebody typed it. */
export type CheckedMark = Mark & { is_own: boolean };

type Checks = {
  marks: CheckedMark[];
  omissions: Omission[];
  /** False while something is loading, and while somebody types: places are those of the text before. */
  isReady: boolean;
  /** The checks themselves broke down. The note can be read and written all the same. */
  hasFailed: boolean;
};

const markKey = ({ kind, text }: Mark): string => `${kind} ${text.toLowerCase()}`;

type Found = Pick<Checks, 'marks' | 'omissions' | 'hasFailed'>;

const nothing: Found = { marks: [], omissions: [], hasFailed: false };

/** What the conversation does not carry, and what the note leaves out of it; anew on every pause of typing. */
export function useChecks(recording: Recording, ai_model_name: string, text: string): Checks {
  const settled = useSettled(text);
  const { isReady, ...checks } = useChecksAtRest(recording, ai_model_name, settled);
  return { ...checks, isReady: isReady && settled === text };
}

/** For whoever knows already that the text rests. */
export function useChecksAtRest({ id, language }: Recording, ai_model_name: string, text: string): Checks {
  const { data: pieces } = useQuery(transcriptQuery(id));
  const { data: draft } = useQuery(draftQuery(id, ai_model_name));

  const ofDraft = useMemo(
    () => new Set(draft && pieces && checked(draft.summary_text, pieces, language).marks.map(markKey)),
    [draft, pieces, language],
  );
  const found = useMemo((): Found => {
    // Where nothing was heard there is nothing to compare with, and every word would be marked.
    if (!pieces?.length || draft === undefined) return nothing;
    const { marks, ...rest } = checked(text, pieces, language);
    return { marks: marks.map((mark) => ({ ...mark, is_own: !ofDraft.has(markKey(mark)) })), ...rest };
  }, [text, pieces, language, draft, ofDraft]);
  return { ...found, isReady: pieces !== undefined && draft !== undefined };
}

/** A check that breaks down must not take the note away from whoever is writing it. */
function checked(text: string, pieces: readonly TranscriptPiece[], language: Recording['language']) {
  try {
    return { ...checkNote(text, pieces, language), hasFailed: false };
  } catch (error) {
    reportError(error);
    return { marks: [], omissions: [], hasFailed: true };
  }
}
