import type { Recording, SinceLastTime } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { sinceQuery } from '../../../consultations/file-queries.ts';
import { fileDate } from '../../../lib/format.ts';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { isStuck, Trouble } from '../evidence-trouble.tsx';
import { EarlierNote } from './earlier-note.tsx';
import { Since } from './since.tsx';
import { earlierStrings } from './strings.ts';

type EarlierTabProps = { recording: Recording; onReveal: (offset: number) => void };

/** What is new, gone or changed since last time, and the note of that time beside the new one. */
export function EarlierTab({ recording, onReveal }: EarlierTabProps) {
  const t = useStrings(earlierStrings);
  const query = useQuery(sinceQuery(recording.id));
  if (query.data) return <Loaded since={query.data} onReveal={onReveal} />;
  if (isStuck(query)) return <Trouble title={t.failed} query={query} />;
  return (
    <div role="status" className="p-5">
      <span className="sr-only">{t.loading}</span>
      <SkeletonText lines={6} />
    </div>
  );
}

type LoadedProps = Pick<EarlierTabProps, 'onReveal'> & { since: SinceLastTime };

function Loaded({ since: { earlier, changes }, onReveal }: LoadedProps) {
  const t = useStrings(earlierStrings);
  const language = useLanguage();
  const [lit, setLit] = useState<{ from: number; to: number } | null>(null);
  if (!earlier) {
    return (
      <EmptyState icon={<History />} title={t.first}>
        {t.firstMore}
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-6 p-5">
      <Since
        changes={changes}
        earlier={earlier.recording}
        onNow={({ from }) => onReveal(from)}
        onBefore={setLit}
      />
      <section aria-label={t.noteOf(fileDate(earlier, language))} className="flex flex-col gap-2">
        <h3 className="font-semibold">{t.noteOf(fileDate(earlier, language))}</h3>
        <p className="text-sm text-muted">{earlier.author}</p>
        <EarlierNote recording_id={earlier.recording} lit={lit} />
      </section>
    </div>
  );
}
