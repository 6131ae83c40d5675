import type { Recording } from '@noteer/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStrings } from '../../lib/strings.ts';
import { useWide } from '../../lib/use-wide.ts';
import { MarksTab } from './checks/checks-tab.tsx';
import { CommentsTab } from './comments/comments-tab.tsx';
import { useComments } from './comments/use-comments.ts';
import { TranscriptTab } from './conversation/conversation-tab.tsx';
import { WithGaps } from './conversation/transcript-gaps.tsx';
import type { Corrected } from './conversation/use-correction.tsx';
import { withCorrection } from './corrected-note.ts';
import { EarlierTab } from './earlier/earlier-tab.tsx';
import { EvidenceFoot } from './evidence-foot.tsx';
import { panelStrings } from './evidence-strings.ts';
import { EvidenceTabs } from './evidence-tabs.tsx';
import { JottedDuring } from './jottings/jotted-during.tsx';
import type { Highlight } from './note/note-area.tsx';
import { useRecordingSound } from './sound.ts';
import { type Place, useEvidence } from './use-evidence.ts';
import { useListening, useSoundOnClick } from './use-evidence-listening.ts';
import { isFinal, type Looked, usePoints } from './use-points.ts';
import { RevisionsTab } from './versions/versions-tab.tsx';

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
  const { recording, ai_model_name, text, onReveal, onReplaceText } = props;
  const t = useStrings(panelStrings);
  const evidence = useEvidence(props);
  const { pieces, lit, settled } = evidence;
  const sound = useRecordingSound(recording);
  const [isSoundOn, setSoundOn] = useSoundOnClick();
  const { returned, placed, highlights: commented } = useComments(recording, settled);
  const [chosen, setTab] = useState<string | null>(null);
  // What the supervisor said comes first, until somebody looks elsewhere.
  const tab =
    chosen === null || (chosen === 'comments' && !returned) ? (returned ? 'comments' : 'transcript') : chosen;
  const points = usePoints(props, evidence, commented);
  const isWide = useWide();
  useListening(sound, lit, pieces, isSoundOn);

  const choose = useChoose(evidence, sound, isSoundOn, isWide ? onReveal : undefined);
  const correctNote = useCorrectNote(props);

  const { toCheck, ...marks } = points;
  return (
    <section aria-label={t.label} className="evidence-panel">
      <EvidenceTabs
        selected={tab}
        onChange={setTab}
        toCheck={toCheck}
        comments={
          returned && {
            count: placed.length,
            content: <CommentsTab returned={returned} comments={placed} onReveal={onReveal} />,
          }
        }
        transcript={
          <WithGaps recording={recording} pieces={pieces}>
            <JottedDuring
              recording={recording}
              text={text}
              sound={sound}
              onReplaceText={isFinal(recording) ? undefined : onReplaceText}
            />
            <TranscriptTab
              recordingId={recording.id}
              lit={lit.pieces}
              sound={sound}
              onChoose={choose}
              onCorrected={correctNote}
            />
          </WithGaps>
        }
        checks={
          <MarksTab
            {...marks}
            recording_id={recording.id}
            text={settled}
            draft={evidence.draft.data}
            client={clientOf(recording)}
            pieces={pieces}
            sound={sound}
            onReveal={onReveal}
          />
        }
        earlier={recording.covered_for === null && <EarlierTab recording={recording} onReveal={onReveal} />}
        versions={
          <RevisionsTab
            recording={recording}
            ai_model_name={ai_model_name}
            text={text}
            onReplaceText={isFinal(recording) ? undefined : onReplaceText}
          />
        }
      />
      <EvidenceFoot
        evidence={evidence}
        client={clientOf(recording)}
        sound={sound}
        duration_s={recording.recording_duration}
        isSoundOn={isSoundOn}
        onSoundOn={setSoundOn}
        onReveal={isWide ? undefined : onReveal}
      />
    </section>
  );
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

/** One function for as long as the page is there: the conversation beside it must not render for every key. */
function useCorrectNote(props: EvidencePanelProps): (corrected: Corrected) => void {
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  return useCallback((corrected) => {
    const { recording, text, onReplaceText } = latest.current;
    const after = withCorrection(text, corrected);
    if (!isFinal(recording) && after !== text) onReplaceText(after);
  }, []);
}

const clientOf = ({ appointment: { client_id: id, client_name } }: Recording) => ({ id, client_name });
