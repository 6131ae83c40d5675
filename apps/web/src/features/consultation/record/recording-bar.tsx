import { SAMPLE_RATE } from '@noteer/contract';
import { Mic, Pause, Square } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { isUnderway, type RecorderState, takeOf } from '../../../capture/machine.ts';
import type { Plan } from '../../../capture/plan.ts';
import { clock } from '../../../lib/format.ts';
import { useKeepAwake } from '../../../lib/keep-awake.ts';
import { useClientName } from '../../../lib/privacy.ts';
import { useStrings } from '../../../lib/strings.ts';
import { useWalkthrough, walkthroughPath } from '../../../lib/walkthrough.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { barStrings } from './bar-strings.ts';
import { LevelLine } from './level-line.tsx';
import { rememberedMicrophone } from './use-microphones.ts';
import { theRecorder, useRecorder } from './use-recorder.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** A recording goes on while one looks elsewhere: wherever that is, it is in view and can be paused and stopped. */
export function RecordingBar() {
  const { state, appointment } = useRecorder();
  const isBusy = isUnderway(state);
  const isThere = useIsAtRecording(appointment?.id);
  useKeepAwake(isBusy);
  useWakeLock(isBusy);
  useStayQuestion(isBusy);
  if (!isBusy || !appointment || isThere) return null;
  return <Bar state={state} appointment={appointment} />;
}

type BarProps = { state: RecorderState; appointment: Plan['appointment'] };

function Bar({ state, appointment }: BarProps) {
  const t = useStrings(barStrings);
  const name = useClientName()(appointment.client_name);
  const navigate = useNavigate();
  const walkthrough = { apt: appointment };
  const take = takeOf(state);
  const isLive = state.at === 'recording';
  const path = walkthroughPath('record', walkthrough);

  function stop() {
    theRecorder().stop();
    // What comes of it is there.
    void navigate(path, { state: walkthrough });
  }

  return (
    <section aria-label={t.label} className="recording-bar" data-at={state.at} data-keeps-editing>
      <p role="status" className="recording-bar-word">
        {isLive && <span aria-hidden="true" className="record-dot" />}
        <span className="max-md:sr-only">{wordOf(state, t)}</span>
      </p>
      <Link
        to={path}
        state={walkthrough}
        className="recording-bar-name"
        aria-label={`${t.toRecording}, ${name}`}
      >
        {name}
      </Link>
      <span className="recording-bar-level" aria-hidden="true">
        <LevelLine isLive={isLive} />
      </span>
      <span role="timer" className="tabular font-medium">
        {clock((take?.samples ?? 0) / SAMPLE_RATE)}
      </span>
      {state.at === 'paused' ? (
        <IconButton
          label={t.resume}
          icon={<Mic />}
          onClick={() => void theRecorder().resume(rememberedMicrophone())}
        />
      ) : (
        <IconButton label={t.pause} icon={<Pause />} onClick={() => theRecorder().pause()} />
      )}
      <Button
        variant="danger"
        size="sm"
        icon={<Square aria-hidden="true" fill="currentColor" />}
        onClick={stop}
        aria-label={t.stop}
      >
        <span className="max-sm:sr-only">{t.stop}</span>
      </Button>
    </section>
  );
}

function wordOf(state: RecorderState, t: Record<'recording' | 'paused' | 'waiting' | 'silent', string>) {
  if (state.at === 'paused') return t.paused;
  if (state.at === 'waiting') return t.waiting;
  return takeOf(state)?.isSilent ? t.silent : t.recording;
}

/** Its own page has all this larger. */
function useIsAtRecording(appointment_id: string | undefined): boolean {
  const { pathname } = useLocation();
  const walkthrough = useWalkthrough();
  return pathname.startsWith('/walkthrough/record') && walkthrough?.apt.id === appointment_id;
}

/** The browser asks before the whole page goes: with it goes the microphone. */
function useStayQuestion(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isOn]);
}
