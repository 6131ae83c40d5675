import { Pause, Play, RotateCcw, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { clock } from '../../lib/format.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { localeOf } from '../../ui/locale.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PlayerInView } from './player-in-view.tsx';
import { type Sound, useSoundState } from './sound.ts';
import { playerStrings } from './strings.ts';

const SKIP_S = 5;
const RATES = [0.75, 1, 1.25, 1.5, 1.75, 2];

type PlayerProps = {
  sound: Sound;
  /** As the server counted; the sound itself knows better once it is loaded. */
  duration_s: number;
};

/** One line: play, where it is, how long it is. */
export function SmallPlayer({ sound, duration_s }: PlayerProps) {
  return (
    <PlayerInView sound={sound} small={<Line sound={sound} duration_s={duration_s} />}>
      <div className="flex w-full flex-col gap-3">
        <div className="flex items-center gap-4">
          <Line sound={sound} duration_s={duration_s} />
        </div>
        <BrokenSound sound={sound} />
      </div>
    </PlayerInView>
  );
}

const Line = (props: PlayerProps) => (
  <>
    <PlayButton sound={props.sound} />
    <Seek {...props} />
  </>
);

/** With steps back and on, a speed, and what stands beside the buttons. */
export function Player({ sound, duration_s, children }: PlayerProps & { children: ReactNode }) {
  const t = useStrings(playerStrings);
  const { hasFile } = useSoundState(sound);
  if (!hasFile) return <p className="text-sm text-muted">{t.noSound}</p>;
  return (
    <PlayerInView sound={sound} small={<Line sound={sound} duration_s={duration_s} />}>
      <div className="flex flex-col">
        <div className="player-seek">
          <Seek sound={sound} duration_s={duration_s} />
          <Speed sound={sound} />
        </div>
        <div className="player-keys">
          <div className="-ml-2 flex items-center">
            <SkipButton label={t.back} icon={<RotateCcw />} onClick={() => sound.skip(-SKIP_S)} />
            <PlayButton sound={sound} className="pointer-fine:size-10" />
            <SkipButton label={t.forward} icon={<RotateCw />} onClick={() => sound.skip(SKIP_S)} />
          </div>
          <div className="ml-auto w-fit">{children}</div>
        </div>
        <BrokenSound sound={sound} />
      </div>
    </PlayerInView>
  );
}

function PlayButton({ sound, className }: { sound: Sound; className?: string }) {
  const t = useStrings(playerStrings);
  const { isPlaying } = useSoundState(sound);
  return (
    <IconButton
      label={isPlaying ? t.pause : t.play}
      icon={isPlaying ? <Pause /> : <Play />}
      variant="outlined"
      onClick={() => sound.toggle()}
      {...(className && { className })}
    />
  );
}

function Seek({ sound, duration_s }: PlayerProps) {
  const t = useStrings(playerStrings);
  const { position_s, ...state } = useSoundState(sound);
  const length_s = state.duration_s ?? duration_s;
  return (
    <>
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
    </>
  );
}

function Speed({ sound }: { sound: Sound }) {
  const t = useStrings(playerStrings);
  const { rate: chosen } = useSoundState(sound);
  const number = new Intl.NumberFormat(localeOf(useLanguage()));
  return (
    <select
      aria-label={t.speed}
      value={chosen}
      onChange={(event) => sound.setRate(Number(event.target.value))}
      className="player-speed tabular"
    >
      {RATES.map((rate) => (
        <option key={rate} value={rate}>
          {number.format(rate)}×
        </option>
      ))}
    </select>
  );
}

function SkipButton({ label, icon, onClick }: { label: string; icon: ReactNode; onClick: () => void }) {
  const skip = (
    <span aria-hidden="true" className="player-skip">
      {icon}
      <span>{SKIP_S}</span>
    </span>
  );
  return <IconButton label={label} icon={skip} onClick={onClick} className="pointer-fine:size-10" />;
}

function BrokenSound({ sound }: { sound: Sound }) {
  const t = useStrings(playerStrings);
  if (!useSoundState(sound).isBroken) return null;
  return (
    <Notice tone="warning">
      <div className="flex flex-wrap items-center justify-between gap-2">
        {t.unplayable}
        <Button variant="quiet" size="sm" onClick={() => void sound.retry()}>
          {t.retry}
        </Button>
      </div>
    </Notice>
  );
}
