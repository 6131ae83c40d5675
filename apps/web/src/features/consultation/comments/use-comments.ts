import { standing } from '@noteer/clinical';
import type { NoteComment, NoteStep, Recording } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { noteStepsQuery } from '../../../consultations/step-queries.ts';
import type { Highlight } from '../../../ui/highlight.ts';

/** Where its sentence stands in the text as it is now; undefined: it was changed. */
export type PlacedComment = NoteComment & { place: { start: number; end: number } | undefined };

const none: readonly NoteComment[] = [];

/** What the supervisor said when the note came back, until it is asked for again. */
export function useComments({ id, is_reviewed, is_cosign_asked }: Recording, text: string) {
  const { data: steps } = useQuery(noteStepsQuery(id));
  const [newest] = steps ?? [];
  const isOpen = !is_reviewed && !is_cosign_asked && newest?.kind === 'returned';
  const returned: NoteStep | undefined = isOpen ? newest : undefined;
  const comments = returned?.comments ?? none;
  const placed = useMemo(
    () =>
      comments.map((comment): PlacedComment => ({ ...comment, place: standing(text, comment.sentence)[0] })),
    [comments, text],
  );
  const highlights = useMemo(
    () =>
      placed.flatMap(({ place, text: title }): Highlight[] =>
        place ? [{ ...place, look: 'comment', title }] : [],
      ),
    [placed],
  );
  return { returned, placed, highlights };
}
