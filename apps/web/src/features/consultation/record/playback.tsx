import { Pause, Play } from 'lucide-react';
import { useEffect } from 'react';
import { clock } from '../../../lib/format.ts';
import { useStrings } from '../../../lib/strings.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { playbackStrings } from './strings.ts';
import { usePlayback } from './use-playback.ts';

type PlaybackProps = {
  src: string;
  /** As the server counted; the sound itself knows better once it is loaded. */
  duration_s: number;
  /** An address has a limited life: whoever gave it may have a new one. */
  onBroken?: () => void;
};

export function Playback({ src, duration_s, onBroken }: PlaybackProps) {
  const t = useStrings(playbackStrings);
  const sound = usePlayback(src);
  const length_s = sound.duration_s ?? duration_s;

  useEffect(() => {
    if (sound.isBroken) onBroken?.();
  }, [sound.isBroken, onBroken]);

  return (
    <div className="flex w-full flex-col gap-3">
      <div className="flex items-center gap-4">
        <IconButton
          label={sound.isPlaying ? t.pause : t.play}
          icon={sound.isPlaying ? <Pause /> : <Play />}
          variant="outlined"
          onClick={sound.toggle}
        />
        <span className="tabular text-sm text-muted">{clock(sound.position_s)}</span>
        <input
          type="range"
          aria-label={t.seek}
          aria-valuetext={clock(sound.position_s)}
          min={0}
          max={Math.max(length_s, 0.1)}
          step={0.1}
          value={Math.min(sound.position_s, length_s)}
          onChange={(event) => sound.seek(Number(event.target.value))}
          className="seek"
        />
        <span className="tabular text-sm text-muted">{clock(length_s)}</span>
      </div>
      {sound.isBroken && <Notice tone="warning">{t.unplayable}</Notice>}
    </div>
  );
}
