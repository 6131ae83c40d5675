import { SAMPLE_RATE } from '@noteer/contract';
import { type Problem, type RecorderState, type Take, takeOf } from '../../../capture/machine.ts';
import type { Trouble } from '../../../capture/messages.ts';
import { useStrings } from '../../../lib/strings.ts';
import { Notice, type NoticeTone } from '../../../ui/notice.tsx';
import { allowStrings, browserKind } from './allow-microphone.ts';
import { noticeStrings } from './strings.ts';
import { useOnline } from './use-online.ts';

type Words = typeof noticeStrings;
type Remark = { tone: NoticeTone; words: keyof Words };

const problems: Record<Problem, Remark> = {
  no_microphone: { tone: 'error', words: 'noMicrophone' },
  busy_elsewhere: { tone: 'warning', words: 'busyElsewhere' },
  storage: { tone: 'error', words: 'noStorage' },
};

const troubles: Record<Trouble, Remark> = {
  offline: { tone: 'warning', words: 'offline' },
  signed_out: { tone: 'warning', words: 'signedOut' },
  storage: { tone: 'error', words: 'storage' },
  over_quota: { tone: 'warning', words: 'overQuota' },
  refused: { tone: 'error', words: 'refusedNow' },
};

/** Once and briefly happens to anybody; more than that, the device cannot keep up. */
const isOften = ({ gap_count, gap_samples }: Take) => gap_count > 1 || gap_samples > SAMPLE_RATE;

function remarksOn(state: RecorderState, isOnline: boolean): Remark[] {
  const take = takeOf(state);
  const trouble = take?.trouble ?? (take && !isOnline ? 'offline' : null);
  const problem = 'problem' in state ? state.problem : null;
  return [
    ...(problem ? [problems[problem]] : []),
    ...(state.at === 'paused' && take?.wasInterrupted
      ? [{ tone: 'info', words: 'interrupted' } as const]
      : []),
    ...(state.at === 'recording' && take?.isSilent ? [{ tone: 'warning', words: 'silent' } as const] : []),
    ...(take && isOften(take) ? [{ tone: 'warning', words: 'gaps' } as const] : []),
    ...(trouble ? [troubles[trouble]] : []),
  ];
}

/** Everything that somebody in the room should know now, and nothing else. */
export function RecorderNotices({ state }: { state: RecorderState }) {
  const t = useStrings(noticeStrings);
  const allow = useStrings(allowStrings);
  const remarks = remarksOn(state, useOnline());
  if (remarks.length === 0) return null;
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-3 text-left">
      {remarks.map(({ tone, words }) => (
        <Notice key={words} tone={tone}>
          {t[words] as string}
          {words === 'noMicrophone' && <p className="mt-1">{allow[browserKind(navigator.userAgent)]}</p>}
        </Notice>
      ))}
    </div>
  );
}
