import { Pause, Play, RotateCcw, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { clock } from '../../lib/format.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { localeOf } from '../../ui/locale.tsx';
import { Notice } from '../../ui/notice.tsx';
import { panelStrings, playerStrings } from './evidence-strings.ts';
import { type Sound, useSoundState } from './sound.ts';

const SKIP_S = 5;
const RATES = [0.75, 1, 1.25, 1.5, 1.75, 2];

type PlayerProps = {
  sound: Sound;
  /** As the server counted; the sound itself knows better once it is loaded. */
  duration_s: number;
  /** Stands beside the buttons. */
  children: ReactNode;
};

export function Player({ sound, duration_s, children }: PlayerProps) {
  const t = useStrings(playerStrings);
  const { retry } = useStrings(panelStrings);
  const { hasFile, isPlaying, isBroken, position_s, ...state } = useSoundState(sound);
  const number = new Intl.NumberFormat(localeOf(useLanguage()));
  const length_s = state.duration_s ?? duration_s;
  if (!hasFile) return <p className="text-sm text-muted">{t.noSound}</p>;
  return (
    <div className="flex flex-col">
      <div className="player-seek">
        <span className="tabular text-sm text-muted">{clock(position_s)}</span>
        <input
          type="range"
          aria-label={t.seek}
          aria-valuetext={clock(position_s)}
          min={0}
          max={Math.max(length_s, 0.1)}
          step={0.1}
          value={Math.min(position_s, length_s)}
          onChange={(event) => sound.seek(Number(event.target.value))}
          className="seek"
        />
        <span className="tabular text-sm text-muted">{clock(length_s)}</span>
        <select
          aria-label={t.speed}
          value={state.rate}
          onChange={(event) => sound.setRate(Number(event.target.value))}
          className="player-speed tabular"
        >
          {RATES.map((rate) => (
            <option key={rate} value={rate}>
              {number.format(rate)}×
            </option>
          ))}
        </select>
      </div>
      <div className="player-keys">
        <div className="-ml-2 flex items-center">
          <IconButton
            label={t.back}
            icon={
              <Skip>
                <RotateCcw />
              </Skip>
            }
            onClick={() => sound.skip(-SKIP_S)}
            className="pointer-fine:size-10"
          />
          <IconButton
            label={isPlaying ? t.pause : t.play}
            icon={isPlaying ? <Pause /> : <Play />}
            variant="outlined"
            onClick={() => sound.toggle()}
            className="pointer-fine:size-10"
          />
          <IconButton
            label={t.forward}
            icon={
              <Skip>
                <RotateCw />
              </Skip>
            }
            onClick={() => sound.skip(SKIP_S)}
            className="pointer-fine:size-10"
          />
        </div>
        <div className="ml-auto w-fit">{children}</div>
      </div>
      {isBroken && (
        <Notice tone="warning">
          <div className="flex flex-wrap items-center justify-between gap-2">
            {t.unplayable}
            <Button variant="quiet" size="sm" onClick={() => void sound.retry()}>
              {retry}
            </Button>
          </div>
        </Notice>
      )}
    </div>
  );
}

function Skip({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className="player-skip">
      {children}
      <span>{SKIP_S}</span>
    </span>
  );
}
