import type { Recording } from '@noteer/contract';
import { Check, Circle, CircleDot } from 'lucide-react';
import { useStrings } from '../../lib/strings.ts';
import { classNames } from '../../ui/class-names.ts';
import { processingStrings } from './processing-strings.ts';
import { useRemaining } from './use-remaining.ts';

const order = ['saving', 'transcribing', 'writing'] as const;
const icons = { past: Check, now: CircleDot, later: Circle };
const tones = { past: 'text-green', now: 'font-medium', later: 'text-muted' };

/** The three things that are done with a recording, how far writing it out is and how long it will take. */
export function ProcessingSteps({ recording }: { recording: Recording }) {
  const t = useStrings(processingStrings);
  const remaining_s = useRemaining(recording);
  const { progress } = recording.processing;
  const words = { saving: t.stepSaved, transcribing: t.stepTranscribe, writing: t.stepWrite };
  return (
    <>
      <ol
        aria-label={t.steps}
        className="my-1 flex gap-x-6 gap-y-1 text-sm max-sm:flex-col sm:flex-wrap sm:justify-center"
      >
        {order.map((step) => {
          const when = step === 'saving' ? 'past' : step === 'transcribing' ? 'now' : 'later';
          const Icon = icons[when];
          return (
            <li
              key={step}
              aria-current={when === 'now' ? 'step' : undefined}
              className={classNames('flex items-center gap-1.5', tones[when])}
            >
              <Icon aria-hidden="true" className="size-4 shrink-0" />
              {words[step]}
              {when === 'now' && step === 'transcribing' && (
                <span className="tabular">{Math.floor(progress * 100)} %</span>
              )}
            </li>
          );
        })}
      </ol>
      <p className="tabular text-sm">{remaining_s === null ? t.timeUnknown : t.timeLeft(remaining_s)}</p>
    </>
  );
}
