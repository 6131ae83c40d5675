import type { LanguageModel } from '@noteer/contract';
import { durationText, gigabytes } from '../../lib/format.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { hereStrings } from './here-strings.ts';

/** How far fetching a model is, as a line and in words. */
export function ModelProgress({ model, called }: { model: LanguageModel; called: string }) {
  const t = useStrings(hereStrings);
  const language = useLanguage();
  const { bytes, bytes_done, left_s, state } = model;
  const percent = Math.floor((bytes_done / bytes) * 100);
  const parts = [
    t.done(gigabytes(bytes_done, language), gigabytes(bytes, language)),
    state === 'fetching' && bytes_done === bytes && t.checking,
    state === 'fetching' && left_s !== null && bytes_done < bytes && t.left(durationText(left_s, language)),
  ].filter(Boolean);
  return (
    <div className="flex w-full flex-col gap-1.5">
      <p className="font-medium">
        {state === 'paused' ? t.paused : state === 'fetching' ? t.fetching : null}
      </p>
      <div
        role="progressbar"
        aria-label={called}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={parts.join(', ')}
        className="h-2 w-full overflow-hidden rounded-full bg-paper-deep"
      >
        <div
          className={`h-full rounded-full ${state === 'fetching' ? 'bg-pine' : 'bg-muted'}`}
          style={{ width: `${percent}%` }}
        />
      </div>
      <p className="text-muted tabular-nums">{parts.join(' · ')}</p>
      {state === 'fetching' && <p className="text-muted">{t.closePage}</p>}
    </div>
  );
}
