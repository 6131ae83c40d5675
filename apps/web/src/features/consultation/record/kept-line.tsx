import { SAMPLE_RATE } from '@noteer/contract';
import { Cloud, CloudOff } from 'lucide-react';
import type { Take } from '../../../capture/machine.ts';
import { briefText, clock } from '../../../lib/format.ts';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { keptStrings } from './strings.ts';
import { useOnline } from './use-online.ts';

/** Small print that can be trusted: what is on disk here, and what the server has acknowledged. */
export function KeptLine({ take }: { take: Take }) {
  const t = useStrings(keptStrings);
  const language = useLanguage();
  const isOnline = useOnline();
  const isConnected = isOnline && take.trouble !== 'offline';
  const Icon = isConnected ? Cloud : CloudOff;
  return (
    <p className="tabular flex flex-wrap items-center justify-center gap-x-2 text-sm text-muted">
      <span className="flex items-center gap-2 sm:pr-2">
        <Icon aria-hidden="true" className="size-4" />
        {isConnected ? t.connected : t.disconnected}
      </span>
      <span>{t.kept(clock(take.kept / SAMPLE_RATE))},</span>
      <span>{t.safe(clock(take.safe / SAMPLE_RATE))}</span>
      {take.gap_count > 0 && (
        <span className="basis-full text-center">
          {t.gaps(take.gap_count, briefText(take.gap_samples / SAMPLE_RATE, language))}
        </span>
      )}
    </p>
  );
}
