import type { Recording } from '@noteer/contract';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStrings } from '../../lib/strings.ts';
import { useWide } from '../../lib/use-wide.ts';
import { MarksTab } from './checks/checks-tab.tsx';
import { isToAnswer, useChecksAtRest } from './checks/use-checks.ts';
import { useRemedies } from './checks/use-remedies.ts';
import { TranscriptTab } from './conversation/conversation-tab.tsx';
import { WithGaps } from './conversation/transcript-gaps.tsx';
import { doubtsIn } from './conversation/unsure-words.tsx';
import type { Corrected } from './conversation/use-correction.tsx';
import { withCorrection } from './corrected-note.ts';
import { EarlierTab } from './earlier/earlier-tab.tsx';
import { EvidenceFoot } from './evidence-foot.tsx';
import { panelStrings } from './evidence-strings.ts';
import { EvidenceTabs } from './evidence-tabs.tsx';
import { isStuck } from './evidence-trouble.tsx';
import { JottedDuring } from './jottings/jotted-during.tsx';
import type { Highlight } from './note/note-area.tsx';
import { useRecordingSound } from './sound.ts';
import { useDismissals } from './use-dismissals.ts';
import { type Place, useEvidence } from './use-evidence.ts';
import { useHighlights } from './use-evidence-highlights.ts';
import { useListening, useSoundOnClick } from './use-evidence-listening.ts';
import { useOfferedPoints } from './use-file-points.ts';
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
};

/** How many points a text leaves open. */
export type Looked = { text: string; open: number };

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
  const points = usePoints(props, evidence);
  const [tab, setTab] = useState('transcript');
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
        earlier={<EarlierTab recording={recording} onReveal={onReveal} />}
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

/** What is ready for the record, or being written anew, is not changed. */
const isFinal = ({ is_reviewed, processing }: Recording): boolean =>
  is_reviewed || processing.stage === 'writing';

const clientOf = ({ appointment: { client_id: id, client_name } }: Recording) => ({ id, client_name });

/** What is left to look at, and the words in the note that go with it. */
function usePoints(props: EvidencePanelProps, evidence: ReturnType<typeof useEvidence>) {
  const { recording, ai_model_name, onHighlights, onLooked } = props;
  const { settled, isSettled, lit, transcript, draft } = evidence;
  const remedies = useRemedies(props);
  const checks = useChecksAtRest(recording, ai_model_name, settled);
  const dismissals = useDismissals(recording.id);
  const marks = useMemo(
    () => (dismissals.isLoaded ? checks.marks.filter((mark) => !dismissals.has(mark)) : []),
    [checks.marks, dismissals],
  );
  const omissions = checks.omissions.filter((omission) => !dismissals.has(omission));
  const offered = useOfferedPoints(recording, settled).filter((point) => !dismissals.has(point));
  const doubts = useMemo(() => doubtsIn(settled, evidence.pieces), [settled, evidence.pieces]);
  useHighlights({ marks, doubts, lit, isSettled: isSettled && !checks.isChecking, onHighlights });
  const trouble = [transcript, draft].find((query) => query.data === undefined && isStuck(query));
  const toCheck = marks.filter(isToAnswer).length + omissions.length;
  const isKnown = isSettled && dismissals.isLoaded && checks.isReady && !checks.hasFailed && !trouble;
  useEffect(
    () => onLooked?.(isKnown ? { text: settled, open: toCheck } : null),
    [onLooked, isKnown, settled, toCheck],
  );

  return {
    marks,
    omissions,
    offered,
    // What was found before stays in view while the next text is looked at.
    isReady:
      dismissals.isLoaded && (checks.isReady || checks.marks.length > 0 || checks.omissions.length > 0),
    hasFailed: checks.hasFailed,
    trouble,
    toCheck,
    dismissals,
    remedies: isFinal(recording) ? undefined : remedies,
  };
}
