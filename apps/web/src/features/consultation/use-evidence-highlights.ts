import { useEffect, useEffectEvent, useMemo } from 'react';
import { useStrings } from '../../lib/strings.ts';
import { checkStrings } from './checks/strings.ts';
import { remedyStrings } from './checks/strings-marks.ts';
import { type CheckedMark, isToAnswer } from './checks/use-checks.ts';
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
  const { whose: belongsTo, differs, differsByYou } = useStrings(remedyStrings);
  const highlights = useMemo((): Highlight[] => {
    const titleOf = (mark: CheckedMark) => {
      const { said, whose, text, is_own } = mark;
      if (whose !== null) return belongsTo(whose);
      if (is_own && !isToAnswer(mark)) return t.own;
      if (said !== null) return is_own ? differsByYou(said, text) : differs(said, text);
      return t.notFound;
    };
    return [
      ...marks.map((mark): Highlight => {
        const { start, end } = mark;
        return { start, end, look: isToAnswer(mark) ? 'mark' : 'own', title: titleOf(mark) };
      }),
      ...doubts.map(({ start, end }): Highlight => ({ start, end, look: 'unsure', title: unsureNote })),
      ...commented,
      ...lit.sentences.map(({ start, end }): Highlight => ({ start, end, look: 'lit' })),
    ];
  }, [marks, doubts, commented, unsureNote, lit.sentences, t, belongsTo, differs, differsByYou]);
  const tell = useEffectEvent((next: Highlight[]) => onHighlights(next));
  useEffect(() => {
    if (isSettled) tell(highlights);
  }, [highlights, isSettled]);
}
