import type { Doubt, Recording } from '@noteer/contract';
import { useEffect, useMemo } from 'react';
import { useChecksAtRest } from './checks/use-checks.ts';
import { useRemedies } from './checks/use-remedies.ts';
import { isStuck } from './evidence-trouble.tsx';
import { doubtedWords } from './hear-again/doubts.ts';
import type { Highlight } from './note/note-area.tsx';
import { useDismissals } from './use-dismissals.ts';
import type { useEvidence } from './use-evidence.ts';
import { useHighlights } from './use-evidence-highlights.ts';
import { useOfferedPoints } from './use-file-points.ts';

/** How many points a text leaves open, with the places that nobody has heard again. */
export type Looked = { text: string; open: number };

/** What is ready for the record, waits for a second signature or is being written anew is not changed. */
export const isFinal = ({ is_reviewed, is_cosign_asked, processing }: Recording): boolean =>
  is_reviewed || is_cosign_asked || processing.stage === 'writing';

type Asked = Parameters<typeof useRemedies>[0] & {
  recording: Recording;
  ai_model_name: string;
  onHighlights: (highlights: Highlight[]) => void;
  /** Told whenever a text was looked at, or is again being looked at (null). */
  onLooked?: ((looked: Looked | null) => void) | undefined;
};

const noDoubts: readonly Doubt[] = [];

/** What is left to look at, and the words in the note that go with it. */
export function usePoints(
  props: Asked,
  evidence: ReturnType<typeof useEvidence>,
  commented: readonly Highlight[],
) {
  const { recording, ai_model_name, onHighlights, onLooked } = props;
  const { settled, isSettled, lit, transcript, draft, sentences } = evidence;
  const remedies = useRemedies(props);
  const checks = useChecksAtRest(recording, ai_model_name, settled);
  const dismissals = useDismissals(recording.id);
  const marks = useMemo(
    () => (dismissals.isLoaded ? checks.marks.filter((mark) => !dismissals.has(mark)) : []),
    [checks.marks, dismissals],
  );
  const offered = useOfferedPoints(recording, settled).filter((point) => !dismissals.has(point));
  const doubts = draft.data?.doubts ?? noDoubts;
  const toHear = useMemo(() => doubts.filter(({ answer }) => answer === null), [doubts]);
  const doubted = useMemo(() => doubtedWords(settled, sentences, toHear), [settled, sentences, toHear]);
  useHighlights({
    ...{ marks, doubts: doubted, commented, lit, onHighlights },
    isSettled: isSettled && !checks.isChecking,
  });
  const trouble = [transcript, draft].find((query) => query.data === undefined && isStuck(query));
  const toCheck = marks.filter(({ is_own }) => !is_own).length;
  const isKnown = isSettled && dismissals.isLoaded && checks.isReady && !checks.hasFailed && !trouble;
  useEffect(
    () => onLooked?.(isKnown ? { text: settled, open: toCheck + toHear.length } : null),
    [onLooked, isKnown, settled, toCheck, toHear.length],
  );

  return {
    marks,
    offered,
    // What was found before stays in view while the next text is looked at.
    isReady: dismissals.isLoaded && (checks.isReady || checks.marks.length > 0),
    hasFailed: checks.hasFailed,
    trouble,
    toCheck,
    doubts,
    toHear,
    dismissals,
    remedies: isFinal(recording) ? undefined : remedies,
  };
}
