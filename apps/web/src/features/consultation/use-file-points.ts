import { notInNote, standing } from '@noteer/clinical';
import type { FilePoint, Recording } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { filePointsQuery } from '../../consultations/file-queries.ts';

const none: readonly FilePoint[] = [];

/** What the note does not speak of. Where the file cannot be loaded there is nothing of it. */
export function useOfferedPoints({ id, language }: Recording, text: string): readonly FilePoint[] {
  const points = useQuery(filePointsQuery(id)).data ?? none;
  return useMemo(() => {
    const offered = points.filter(({ is_offered }) => is_offered);
    return notInNote(offered, text, language);
  }, [points, text, language]);
}

/** What stands in the note as it was put in. */
export function useTakenPoints({ id }: Recording, text: string): readonly FilePoint[] {
  const points = useQuery(filePointsQuery(id)).data ?? none;
  return useMemo(() => points.filter(({ sentence }) => standing(text, sentence).length > 0), [points, text]);
}
