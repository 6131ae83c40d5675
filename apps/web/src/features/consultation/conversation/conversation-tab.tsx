import { useQuery } from '@tanstack/react-query';
import { AudioLines } from 'lucide-react';
import { memo } from 'react';
import { type TranscriptPiece, transcriptQuery } from '../../../consultations/queries.ts';
import { useStrings } from '../../../lib/strings.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { isStuck, Trouble } from '../evidence-trouble.tsx';
import { type Sound, usePlayingPiece } from '../sound.ts';
import { useVoiceMenu } from '../voices/use-voice-menu.tsx';
import { useVoices } from '../voices/use-voices.ts';
import { transcriptStrings } from './strings.ts';
import { TranscriptList } from './transcript-list.tsx';
import { TranscriptSearch } from './transcript-search.tsx';
import { useCorrection } from './use-correction.tsx';
import { useEvidenceSearch } from './use-search.ts';

type TranscriptTabProps = {
  recordingId: string;
  /** Whether a model wrote the note, and can write it again. */
  isByModel: boolean;
  lit: readonly number[];
  /** Pieces that somebody should hear again. */
  doubted: ReadonlySet<number>;
  sound: Sound;
  onChoose: (seq: number) => void;
};

const none: readonly TranscriptPiece[] = [];

/** Somebody types in the note beside it: it renders for what is its own alone. */
export const TranscriptTab = memo(function TranscriptTab({
  recordingId,
  isByModel,
  lit,
  doubted,
  sound,
  onChoose,
}: TranscriptTabProps) {
  const t = useStrings(transcriptStrings);
  const transcript = useQuery(transcriptQuery(recordingId));
  const pieces = transcript.data ?? none;
  const search = useEvidenceSearch(pieces);
  const playing = usePlayingPiece(sound, pieces);
  const { known, shownOf } = useVoices(recordingId);
  const { open, menu, offer } = useVoiceMenu(recordingId, known, pieces);
  const { correct, dialog } = useCorrection(recordingId, pieces, isByModel);
  const hear = (seq: number) => {
    const piece = pieces.find((each) => each.seq === seq);
    if (piece) sound.playPassages([{ from_s: piece.start_s, to_s: piece.end_s }]);
  };
  if (!transcript.data) {
    if (isStuck(transcript)) return <Trouble title={t.failed} query={transcript} />;
    return <PieceSkeletons label={t.loading} />;
  }
  if (pieces.length === 0)
    return (
      <EmptyState icon={<AudioLines />} title={t.empty}>
        {t.emptyMore}
      </EmptyState>
    );
  return (
    <>
      <TranscriptSearch search={search} />
      {offer}
      <TranscriptList
        pieces={pieces}
        lit={lit}
        doubted={doubted}
        playing={playing}
        search={search}
        voiceOf={shownOf}
        onChoose={onChoose}
        onCorrect={correct}
        onHear={hear}
        onVoice={open}
      />
      {menu}
      {dialog}
    </>
  );
});

const widths = ['w-4/5', 'w-full', 'w-3/5', 'w-11/12', 'w-full', 'w-2/5', 'w-4/5'];

function PieceSkeletons({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="flex flex-col gap-6 p-5">
      {widths.map((width, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are alike and never move
        <span key={at} className="flex gap-4">
          <Skeleton className="h-3 w-10 shrink-0" />
          <Skeleton className={`h-3 ${width}`} />
        </span>
      ))}
    </div>
  );
}
