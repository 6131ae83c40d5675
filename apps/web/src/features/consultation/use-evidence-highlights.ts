import { useEffect, useEffectEvent, useMemo } from 'react';
import { useStrings } from '../../lib/strings.ts';
import { checkStrings } from './checks/strings.ts';
import { remedyStrings } from './checks/strings-marks.ts';
import type { CheckedMark } from './checks/use-checks.ts';
import { hearStrings } from './hear-again/strings.ts';
import type { Highlight } from './note/note-area.tsx';
import type { Lit } from './use-evidence.ts';

type Shown = {
  marks: readonly CheckedMark[];
  /** Words on places that may have been heard wrong. */
  doubts: readonly { start: number; end: number }[];
  /** Sentences that the supervisor said something of. */
  commented: readonly Highlight[];
  lit: Lit;
  /** False while somebody types or marks are looked for: the note moves its own along until there are new ones. */
  isSettled: boolean;
  onHighlights: (highlights: Highlight[]) => void;
};

/** Tells the note what to mark and what to light. */
export function useHighlights({ marks, doubts, commented, lit, isSettled, onHighlights }: Shown): void {
  const t = useStrings(checkStrings);
  const { unsureNote } = useStrings(hearStrings);
  const { notHeard } = useStrings(remedyStrings);
  const highlights = useMemo((): Highlight[] => {
    return [
      ...marks.map(
        ({ start, end, text, is_own }): Highlight =>
          is_own
            ? { start, end, look: 'own', title: t.own }
            : { start, end, look: 'mark', title: notHeard(text) },
      ),
      ...doubts.map(({ start, end }): Highlight => ({ start, end, look: 'unsure', title: unsureNote })),
      ...commented,
      ...lit.sentences.map(({ start, end }): Highlight => ({ start, end, look: 'lit' })),
    ];
  }, [marks, doubts, commented, unsureNote, lit.sentences, t, notHeard]);
  const tell = useEffectEvent((next: Highlight[]) => onHighlights(next));
  useEffect(() => {
    if (isSettled) tell(highlights);
  }, [highlights, isSettled]);
}
