import type { Recording } from '@noteer/contract';
import { useMemo } from 'react';
import { useStrings } from '../../../lib/strings.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import type { Highlight } from '../../../ui/highlight.ts';
import { standsAt } from '../note/changes.ts';
import type { Note } from '../note/use-note.ts';
import { readingStrings } from './strings.ts';
import { useReading } from './use-reading.ts';

/** What is lit in the note, and a thin line under what the second reading changed, with its reason. */
export function useReadMarks(recording: Recording, note: Note, highlights: Highlight[]): Highlight[] {
  const { mark } = useStrings(readingStrings);
  const settled = useSettled(note.text);
  const { told } = useReading(recording, note.ai_model_name, settled);
  return useMemo(() => {
    const marks = told.flatMap(({ change, state }): Highlight[] => {
      const at = state === 'applied' ? standsAt(settled, change) : null;
      return at ? [{ ...at, look: 'changed', title: mark(change.why) }] : [];
    });
    return marks.length > 0 ? [...highlights, ...marks] : highlights;
  }, [told, settled, highlights, mark]);
}
