import { MAX_DICTATION_S } from '@noteer/contract';
import { Mic } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { clock } from '../../../lib/format.ts';
import { useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { WritingLine } from '../../../ui/spinner.tsx';
import { allowStrings, browserKind } from '../record/allow-microphone.ts';
import type { Dictation, DictationState } from './dictation.ts';
import { dictationStrings } from './strings.ts';

type DictationBarProps = { dictation: Dictation; state: DictationState };

/** What dictation is doing, under the toolbar; nothing while it does nothing. */
export function DictationBar({ dictation, state }: DictationBarProps) {
  const t = useStrings(dictationStrings);
  if (state.at === 'idle') return <Problem problem={state.problem} onClose={() => dictation.cancel()} />;
  return (
    <section aria-label={t.label} className="dictation" data-at={state.at} data-keeps-editing>
      {state.at === 'listening' ? (
        <Listening dictation={dictation} seconds={state.seconds} />
      ) : (
        <Doing state={state} />
      )}
      <div className="ml-auto flex gap-2">
        {state.at === 'listening' && (
          <Button size="sm" onClick={() => void dictation.stop()}>
            {t.done}
          </Button>
        )}
        {state.at === 'failed' && state.trouble !== 'too_long' && (
          <Button size="sm" onClick={() => void dictation.recognise()}>
            {t.retry}
          </Button>
        )}
        <Button variant="secondary" size="sm" onClick={() => dictation.cancel()}>
          {t.cancel}
        </Button>
      </div>
    </section>
  );
}

function Doing({ state }: { state: DictationState }) {
  const t = useStrings(dictationStrings);
  if (state.at === 'failed')
    return (
      <p role="alert" className="min-w-0 flex-1 basis-60 text-red">
        {t[state.trouble]}
      </p>
    );
  return (
    <p role="status" className="flex items-center gap-3">
      <WritingLine className="h-5 w-10 text-pine" />
      {state.at === 'asking' ? t.asking : t.recognising}
    </p>
  );
}

/** So many seconds before the end it is said. */
const NEARLY_FULL_S = 20;

/** From a whisper to a raised voice, in decibels under full scale. */
const shareOf = (rms: number) => Math.min(1, Math.max(0, (20 * Math.log10(Math.max(rms, 1e-6)) + 60) / 48));

function Listening({ dictation, seconds }: { dictation: Dictation; seconds: number }) {
  const t = useStrings(dictationStrings);
  const meter = useRef<HTMLSpanElement>(null);
  const left = MAX_DICTATION_S - seconds;
  useEffect(() => {
    // Twenty times a second: nothing else of the page is drawn for it.
    dictation.onLevel = ({ rms }) => meter.current?.style.setProperty('--level', String(shareOf(rms)));
    return () => {
      dictation.onLevel = () => {};
    };
  }, [dictation]);
  return (
    <>
      <Mic aria-hidden="true" className="size-5 text-rec" />
      <p role="status">{left <= NEARLY_FULL_S ? t.nearlyFull(left) : t.listening}</p>
      <span aria-hidden="true" ref={meter} className="dictation-level" />
      <span role="timer" className="tabular font-medium">
        {clock(seconds)}
      </span>
    </>
  );
}

type ProblemProps = { problem: (DictationState & { at: 'idle' })['problem']; onClose(): void };

function Problem({ problem, onClose }: ProblemProps) {
  const t = useStrings(dictationStrings);
  const allow = useStrings(allowStrings);
  if (!problem) return null;
  const isDenied = problem === 'no_microphone';
  return (
    <Notice tone={isDenied ? 'error' : 'warning'}>
      {t[problem]}
      {isDenied && <p className="mt-1">{allow[browserKind(navigator.userAgent)]}</p>}
      <Button variant="quiet" size="sm" className="mt-2" onClick={onClose}>
        {t.close}
      </Button>
    </Notice>
  );
}
