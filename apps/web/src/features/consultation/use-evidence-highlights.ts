import { useEffect, useEffectEvent, useMemo } from 'react';
import { useStrings } from '../../lib/strings.ts';
import { checkStrings } from './checks/strings.ts';
import { remedyStrings } from './checks/strings-marks.ts';
import type { CheckedMark } from './checks/use-checks.ts';
import type { Highlight } from './note/note-area.tsx';
import type { Lit } from './use-evidence.ts';

type Shown = {
  marks: readonly CheckedMark[];
  lit: Lit;
  /** False while somebody types or marks are looked for: the note moves its own along until there are new ones. */
  isSettled: boolean;
  onHighlights: (highlights: Highlight[]) => void;
};

/** Tells the note what to mark and what to light. */
export function useHighlights({ marks, lit, isSettled, onHighlights }: Shown): void {
  const t = useStrings(checkStrings);
  const { said: toSay, whose: toBelong } = useStrings(remedyStrings);
  const highlights = useMemo((): Highlight[] => {
    const titleOf = (said: string | null, whose: string | null) =>
      whose !== null ? toBelong(whose) : said !== null ? toSay(said) : t.notFound;
    return [
      ...marks.map(
        ({ start, end, is_own, said, whose }): Highlight =>
          is_own
            ? { start, end, look: 'own', title: t.own }
            : { start, end, look: 'mark', title: titleOf(said, whose) },
      ),
      ...lit.sentences.map(({ start, end }): Highlight => ({ start, end, look: 'lit' })),
    ];
  }, [marks, lit.sentences, t, toSay, toBelong]);
  const tell = useEffectEvent((next: Highlight[]) => onHighlights(next));
  useEffect(() => {
    if (isSettled) tell(highlights);
  }, [highlights, isSettled]);
}
