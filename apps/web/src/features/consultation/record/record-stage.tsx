import { SAMPLE_RATE } from '@noteer/contract';
import { Mic, Pause } from 'lucide-react';
import type { ReactNode } from 'react';
import { type RecorderState, takeOf } from '../../../capture/machine.ts';
import { clock } from '../../../lib/format.ts';
import { useStrings } from '../../../lib/strings.ts';
import { LevelLine } from './level-line.tsx';
import { stageStrings } from './strings.ts';

type RecordStageProps = {
  state: RecorderState;
  onStart: () => void;
  onPause: () => void;
  onResume: () => void;
  /** The id of the question that pressing start answers. */
  asks?: string | undefined;
  children?: ReactNode;
};

/** One thing: how long, whether sound comes in, and one button. */
export function RecordStage({ state, children, ...actions }: RecordStageProps) {
  const t = useStrings(stageStrings);
  const { word, more } = useWords(state);
  const seconds = (takeOf(state)?.samples ?? 0) / SAMPLE_RATE;
  return (
    <section className="record-stage" data-at={state.at} aria-label={word}>
      <RecordButton state={state} {...actions} />
      <div className="record-count @max-xl:order-first">
        <p role="status" className="record-word">
          {state.at === 'recording' && <span aria-hidden="true" className="record-dot" />}
          {word}
        </p>
        <p role="timer" aria-label={t.timer} className="record-time">
          {clock(seconds)}
        </p>
        <LevelLine isLive={state.at === 'recording'} />
      </div>
      <div className="record-more">
        {more && <p className="max-w-[44ch] text-muted">{more}</p>}
        {children}
      </div>
    </section>
  );
}

function useWords(state: RecorderState): { word: string; more?: string } {
  const t = useStrings(stageStrings);
  switch (state.at) {
    case 'asking':
      return { word: t.asking, more: t.askingMore };
    case 'recording':
      return { word: t.recording };
    case 'paused':
      return { word: t.paused };
    case 'waiting':
      return { word: t.waiting, more: t.waitingMore };
    case 'importing':
      return { word: t.importing };
    default:
      return { word: t.ready };
  }
}

type RecordButtonProps = Omit<RecordStageProps, 'children'>;

function RecordButton({ state, asks, onStart, onPause, onResume }: RecordButtonProps) {
  const t = useStrings(stageStrings);
  const isBusy = state.at === 'asking' || state.at === 'importing';
  const [label, icon, act] =
    state.at === 'recording' || state.at === 'waiting'
      ? ([t.pause, <Pause key="pause" aria-hidden="true" data-solid />, onPause] as const)
      : state.at === 'paused'
        ? ([t.resume, <Mic key="mic" aria-hidden="true" />, onResume] as const)
        : ([t.start, <Mic key="mic" aria-hidden="true" />, onStart] as const);
  return (
    <button
      type="button"
      className="record-button"
      aria-describedby={asks}
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && act()}
    >
      {icon}
      {label}
    </button>
  );
}
