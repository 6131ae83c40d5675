import { notInNote, standing } from '@noteer/clinical';
import type { FilePoint, Recording } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { filePointsQuery } from '../../consultations/file-queries.ts';

const none: readonly FilePoint[] = [];

export type FilePoints = {
  /** What the note does not speak of. */
  offered: readonly FilePoint[];
  /** What stands in the note as it was put in. */
  taken: readonly FilePoint[];
};

/** What the client's file has for the note: offered, and taken. Where it cannot be loaded there is nothing of it. */
export function useFilePoints({ id, language }: Recording, text: string): FilePoints {
  const points = useQuery(filePointsQuery(id)).data ?? none;
  return useMemo(
    () => ({
      offered: notInNote(
        points.filter(({ is_offered }) => is_offered),
        text,
        language,
      ),
      taken: points.filter(({ sentence }) => standing(text, sentence).length > 0),
    }),
    [points, text, language],
  );
}
