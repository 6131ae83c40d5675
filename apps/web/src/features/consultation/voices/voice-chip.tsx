import { memo } from 'react';
import { useStrings } from '../../../lib/strings.ts';
import { voiceStrings } from './strings.ts';
import type { ShownVoice } from './use-voices.ts';

export const VoiceBadge = ({ badge, tone }: Pick<ShownVoice, 'badge' | 'tone'>) => (
  <span aria-hidden="true" data-tone={tone} className="voice-badge">
    {badge}
  </span>
);

type VoiceChipProps = {
  voice: ShownVoice;
  /** The piece whose voice it is. The list hears the clicks. */
  seq: number;
  isTabStop: boolean;
};

/** Whose the following pieces are: a badge, a colour and a name. */
export const VoiceChip = memo(function VoiceChip({ voice, seq, isTabStop }: VoiceChipProps) {
  const t = useStrings(voiceStrings);
  const { badge, tone, name, isRecognised } = voice;
  return (
    <button
      type="button"
      data-voice-of={seq}
      aria-haspopup="menu"
      title={t.change}
      tabIndex={isTabStop ? 0 : -1}
      className="voice-chip"
    >
      <VoiceBadge badge={badge} tone={tone} />
      <span className={voice.voice === null ? 'sr-only' : undefined}>{name}</span>
      {isRecognised && <span className="font-normal text-muted">({t.recognised})</span>}
    </button>
  );
});
