import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useState } from 'react';
import { type TranscriptPiece, transcriptQuery } from '../../../consultations/queries.ts';
import { clock } from '../../../lib/format.ts';
import { useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { useVoiceMenu } from '../voices/use-voice-menu.tsx';
import { type ShownVoice, useVoices } from '../voices/use-voices.ts';
import { VoiceChip } from '../voices/voice-chip.tsx';
import { transcriptStrings } from './strings.ts';

/** As much as anybody reads during a conversation; the rest is a press away and costs nothing until then. */
const SHOWN = 30;

const none: TranscriptPiece[] = [];

type LiveTranscriptProps = {
  id: string;
  isEnabled: boolean;
  /** It still grows: the newest stands first, at the height of the eye. */
  isGrowing: boolean;
};

export function LiveTranscript({ id, isEnabled, isGrowing }: LiveTranscriptProps) {
  const t = useStrings(transcriptStrings);
  const { data: pieces = none, isLoading } = useQuery({ ...transcriptQuery(id), enabled: isEnabled });
  const { known, shownOf } = useVoices(id, { isEnabled });
  const { open, menu, offer } = useVoiceMenu(id, known, pieces);
  const [isWhole, setWhole] = useState(false);
  const last = isWhole ? pieces : pieces.slice(-SHOWN);
  const shown = isGrowing ? last.toReversed() : last;
  const earlier = pieces.length > SHOWN && (
    <Button variant="quiet" size="sm" className="self-start" onClick={() => setWhole(true)}>
      {t.earlier}
    </Button>
  );
  function handleClick({ target }: MouseEvent) {
    const chip = target instanceof Element ? target.closest<HTMLElement>('.voice-chip') : null;
    if (chip) open(chip, Number(chip.dataset.voiceOf), 'passage');
  }
  return (
    <section className="flex flex-col gap-3">
      <h3 className="display text-xl">{t.heading}</h3>
      {shown.length === 0 && !isLoading && <p className="text-muted">{t.empty}</p>}
      {offer}
      {!isWhole && !isGrowing && earlier}
      <div role="log" aria-label={t.heading} data-growing={isGrowing || undefined}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the names in it are buttons */}
        <ol className="flex flex-col gap-3" onClick={handleClick}>
          {shown.map((piece, index) => (
            <SaidPiece
              key={piece.seq}
              piece={piece}
              isNewest={isGrowing && index === 0}
              isPast={isGrowing && index > 0}
              voice={shownOf(piece)}
              before={index > 0 ? shownOf(shown[index - 1] as TranscriptPiece) : undefined}
            />
          ))}
        </ol>
      </div>
      {!isWhole && isGrowing && earlier}
      {menu}
    </section>
  );
}

type SaidPieceProps = {
  piece: TranscriptPiece;
  isNewest: boolean;
  isPast: boolean;
  voice: ShownVoice | undefined;
  /** Of the piece above it: the voice is named where it is another one. */
  before: ShownVoice | undefined;
};

function SaidPiece({ piece: { seq, start_s, text }, isNewest, isPast, voice, before }: SaidPieceProps) {
  return (
    <li className="transcript-piece">
      {voice && voice !== before && <VoiceChip voice={voice} seq={seq} isTabStop />}
      <div className="flex gap-4">
        <time className="tabular w-12 shrink-0 pt-0.5 text-sm text-muted">{clock(start_s)}</time>
        <p className={isNewest ? 'text-lg' : isPast ? 'text-muted' : undefined}>{text}</p>
      </div>
    </li>
  );
}
