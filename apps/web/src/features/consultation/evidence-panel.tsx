import { NO_MODEL, type Recording } from '@noteer/contract';
import { useCallback, useMemo, useState } from 'react';
import { useStrings } from '../../lib/strings.ts';
import { useWide } from '../../lib/use-wide.ts';
import { useComments } from './comments/use-comments.ts';
import { TranscriptTab } from './conversation/conversation-tab.tsx';
import { WithGaps } from './conversation/transcript-gaps.tsx';
import { EvidenceFoot } from './evidence-foot.tsx';
import { panelStrings } from './evidence-strings.ts';
import { EvidenceTabs } from './evidence-tabs.tsx';
import { useAnswers } from './hear-again/use-answers.ts';
import { JottedDuring } from './jottings/jotted-during.tsx';
import type { Highlight } from './note/note-area.tsx';
import { usePanelTabs } from './panel-tabs.tsx';
import { useRecordingSound } from './sound.ts';
import { type Place, useEvidence } from './use-evidence.ts';
import { useListening, useSoundOnClick } from './use-evidence-listening.ts';
import { isFinal, type Looked, usePoints } from './use-points.ts';

type EvidencePanelProps = {
  recording: Recording;
  ai_model_name: string;
  text: string;
  place: Place | null;
  onHighlights: (highlights: Highlight[]) => void;
  onReveal: (offset: number) => void;
  onReplaceText: (text: string) => void;
  /** Told whenever a text was looked at, or is again being looked at (null). */
  onLooked?: (looked: Looked | null) => void;
  /**
   * Pieces of the conversation to light, to show and, with sound on a click, to hear: those of a sentence that is still being
   * written. Each time another list, also for the same pieces.
   */
  litPieces?: readonly number[] | undefined;
};

/** What the note rests on: the conversation with its sound, what to check, and the versions. */
export function EvidencePanel(props: EvidencePanelProps) {
  return <Panel key={`${props.recording.id} ${props.ai_model_name}`} {...props} />;
}

function Panel(props: EvidencePanelProps) {
  const { recording, ai_model_name, text, litPieces, onReveal, onReplaceText } = props;
  const t = useStrings(panelStrings);
  const evidence = useEvidence(props);
  const { pieces, lit, settled, sentencesIn } = evidence;
  const sound = useRecordingSound(recording);
  const [isSoundOn, setSoundOn] = useSoundOnClick();
  const comments = useComments(recording, settled);
  const [tab, setTab] = useTab(comments.returned !== undefined, ai_model_name, litPieces);
  const points = usePoints(props, evidence, comments.highlights);
  const isWide = useWide();
  const onRevealBeside = isWide ? onReveal : undefined;
  useListening(sound, lit, { pieces, litPieces, isOn: isSoundOn });

  const choose = useChoose(evidence, sound, isSoundOn, onRevealBeside);
  const doubted = useMemo(() => new Set(points.toHear.flatMap(({ sources }) => sources)), [points.toHear]);
  const answers = useAnswers({
    ...{ ai_model_name, text, sentencesIn, onReplaceText },
    recording_id: recording.id,
  });
  const transcript = (
    <WithGaps recording={recording} pieces={pieces}>
      <JottedDuring
        {...{ recording, text, sound }}
        onReplaceText={isFinal(recording) ? undefined : onReplaceText}
      />
      <TranscriptTab
        recordingId={recording.id}
        isByModel={ai_model_name !== NO_MODEL}
        lit={lit.pieces}
        doubted={doubted}
        sound={sound}
        onChoose={choose}
      />
    </WithGaps>
  );
  const tabs = usePanelTabs(props, {
    evidence,
    points,
    comments,
    answers,
    sound,
    onRevealBeside,
    transcript,
  });
  const { client_id: id, client_name } = recording.appointment;
  return (
    <section aria-label={t.label} className="evidence-panel">
      <EvidenceTabs
        tabs={tabs}
        selected={tabs.some((each) => each.id === tab) ? tab : 'transcript'}
        onChange={setTab}
      />
      <EvidenceFoot
        evidence={evidence}
        client={{ id, client_name }}
        sound={sound}
        duration_s={recording.recording_duration}
        isSoundOn={isSoundOn}
        onSoundOn={setSoundOn}
        onReveal={isWide ? undefined : onReveal}
      />
    </section>
  );
}

/** What the supervisor said comes first, and then what there is without a model, until somebody looks elsewhere. */
function useTab(isReturned: boolean, ai_model_name: string, litPieces: readonly number[] | undefined) {
  const first = isReturned ? 'comments' : ai_model_name === NO_MODEL ? 'sorted' : 'transcript';
  const [chosen, setChosen] = useState<string | null>(null);
  const [asked, setAsked] = useState<readonly number[]>();
  if (asked !== litPieces) {
    setAsked(litPieces);
    if (litPieces?.length) setChosen('transcript');
  }
  const tab = chosen === null || (chosen === 'comments' && !isReturned) ? first : chosen;
  return [tab, setChosen] as const;
}

/** A piece of the conversation that was clicked: what rests on it is lit, and it is heard. */
function useChoose(
  { choosePiece, pieces }: ReturnType<typeof useEvidence>,
  sound: ReturnType<typeof useRecordingSound>,
  isSoundOn: boolean,
  /** Left out where the note stands behind this panel: bringing it up would take the conversation away. */
  onReveal: ((offset: number) => void) | undefined,
) {
  return useCallback(
    (seq: number) => {
      const [first] = choosePiece(seq);
      const start_s = pieces.find((piece) => piece.seq === seq)?.start_s ?? 0;
      if (isSoundOn) sound.playFrom(start_s);
      else sound.seek(start_s);
      if (first) onReveal?.(first.start);
    },
    [choosePiece, pieces, isSoundOn, sound, onReveal],
  );
}
