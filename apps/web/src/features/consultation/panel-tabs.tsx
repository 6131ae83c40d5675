/** What stands behind each tab of the panel, in their order. */
import { NO_MODEL, type Recording } from '@noteer/contract';
import { useStrings } from '../../lib/strings.ts';
import { MarksTab } from './checks/checks-tab.tsx';
import { CommentsTab } from './comments/comments-tab.tsx';
import { commentStrings } from './comments/strings.ts';
import type { useComments } from './comments/use-comments.ts';
import { EarlierTab } from './earlier/earlier-tab.tsx';
import { panelStrings } from './evidence-strings.ts';
import type { EvidenceTab } from './evidence-tabs.tsx';
import { HearAgainTab } from './hear-again/hear-again-tab.tsx';
import { hearStrings } from './hear-again/strings.ts';
import type { Answers } from './hear-again/use-answers.ts';
import { SortedTab } from './sorted/sorted-tab.tsx';
import { sortedStrings } from './sorted/strings.ts';
import type { Sound } from './sound.ts';
import type { useEvidence } from './use-evidence.ts';
import { isFinal, type usePoints } from './use-points.ts';
import { RevisionsTab } from './versions/versions-tab.tsx';

type Panel = {
  recording: Recording;
  ai_model_name: string;
  text: string;
  onReveal: (offset: number) => void;
  onReplaceText: (text: string) => void;
};

type Shown = {
  evidence: ReturnType<typeof useEvidence>;
  points: ReturnType<typeof usePoints>;
  comments: ReturnType<typeof useComments>;
  answers: Answers;
  sound: Sound;
  /** Left out where the note stands behind this panel. */
  onRevealBeside: ((offset: number) => void) | undefined;
  transcript: EvidenceTab['content'];
};

const clientOf = ({ appointment: { client_id: id, client_name } }: Recording) => ({ id, client_name });

export function usePanelTabs(props: Panel, shown: Shown): EvidenceTab[] {
  const t = useStrings(panelStrings);
  const ofComments = useStrings(commentStrings);
  const ofHearing = useStrings(hearStrings);
  const ofSorted = useStrings(sortedStrings);
  const { recording, ai_model_name, text, onReveal, onReplaceText } = props;
  const { evidence, points, answers, sound, onRevealBeside } = shown;
  const { returned, placed } = shown.comments;
  const { toCheck, doubts, toHear, ...marks } = points;
  const { pieces, settled } = evidence;
  const change = isFinal(recording) ? undefined : onReplaceText;

  const comments = returned && {
    ...{ id: 'comments', label: ofComments.tab },
    ...{ count: placed.length, countWords: ofComments.count(placed.length) },
    content: <CommentsTab returned={returned} comments={placed} onReveal={onReveal} />,
  };
  const sorted = ai_model_name === NO_MODEL && {
    ...{ id: 'sorted', label: ofSorted.tab },
    content: (
      <SortedTab
        {...{ recording, text, pieces, sound }}
        isLoaded={evidence.transcript.data !== undefined}
        onReveal={onRevealBeside}
        onReplaceText={change}
      />
    ),
  };
  const transcript = { id: 'transcript', label: t.transcript, isFixed: true, content: shown.transcript };
  const hear = doubts.length > 0 && {
    ...{ id: 'hear', label: ofHearing.tab },
    ...{ count: toHear.length, countWords: ofHearing.count(toHear.length) },
    content: (
      <HearAgainTab
        {...{ doubts, pieces, sound, onReveal }}
        text={settled}
        sentences={evidence.sentences}
        answers={change && answers}
      />
    ),
  };
  const checks = {
    ...{ id: 'checks', label: t.checks, count: toCheck, countWords: t.toCheck(toCheck) },
    content: (
      <MarksTab
        {...marks}
        {...{ pieces, sound, onReveal }}
        recording_id={recording.id}
        text={settled}
        draft={evidence.draft.data}
        client={clientOf(recording)}
      />
    ),
  };
  // Not for whoever may not open the client's file.
  const earlier = recording.covered_for === null && {
    ...{ id: 'earlier', label: t.earlier },
    content: <EarlierTab recording={recording} onReveal={onReveal} />,
  };
  const versions = {
    ...{ id: 'versions', label: t.versions },
    content: <RevisionsTab {...{ recording, ai_model_name, text }} onReplaceText={change} />,
  };
  return [comments, sorted, transcript, hear, checks, earlier, versions].filter(
    (tab) => tab !== undefined && tab !== false,
  );
}
