import { SAMPLE_RATE } from '@noteer/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { storageClient } from '../../capture/storage-client.ts';
import type { Unfinished } from '../../capture/unfinished.ts';
import { useUnfinished } from '../../capture/use-unfinished.ts';
import { clock, shortMoment } from '../../lib/format.ts';
import { useClientName } from '../../lib/privacy.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import type { Walkthrough } from '../../lib/walkthrough.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toaster.tsx';
import { unfinishedStrings } from './strings.ts';

/** What a crash, an empty battery or a lost network left on this device. Nothing is shown when there is nothing. */
export function UnfinishedRecordings() {
  const t = useStrings(unfinishedStrings);
  const unfinished = useUnfinished();
  const [leaving, setLeaving] = useState<Unfinished | null>(null);
  if (unfinished.length === 0) return null;

  async function discard(id: string) {
    setLeaving(null);
    try {
      await storageClient().ask({ type: 'discard', id });
      toast.success(t.removed);
    } catch {
      toast.error(t.removeFailed);
    }
  }

  return (
    <Card heading={t.heading(unfinished.length)} className="border-amber! bg-amber-soft/40!">
      <p className="mb-2 text-muted">{t.more}</p>
      <ul className="divide-y divide-line">
        {unfinished.map((capture) => (
          <UnfinishedRow key={capture.id} capture={capture} onDelete={() => setLeaving(capture)} />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={leaving !== null}
        title={t.remove}
        body={t.removeQuestion}
        confirmLabel={t.yes}
        cancelLabel={t.cancel}
        isDanger
        onConfirm={() => leaving && void discard(leaving.id)}
        onCancel={() => setLeaving(null)}
      />
    </Card>
  );
}

type UnfinishedRowProps = { capture: Unfinished; onDelete: () => void };

function UnfinishedRow({ capture, onDelete }: UnfinishedRowProps) {
  const t = useStrings(unfinishedStrings);
  const language = useLanguage();
  const shownName = useClientName();
  const navigate = useNavigate();
  const { id, appointment, kept, safe } = capture;

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div>
        <p className="font-medium">{shownName(appointment.client_name)}</p>
        <p className="tabular text-sm text-muted">
          {shortMoment(new Date(capture.created_at), language)} · {clock(kept / SAMPLE_RATE)}
          {capture.state === 'stopped' && ` · ${t.sending(Math.floor((100 * safe) / Math.max(kept, 1)))}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {capture.state === 'open' && (
          <>
            <Button size="sm" onClick={() => void storageClient().ask({ type: 'stop', id })}>
              {t.finish}
            </Button>
            <Button
              size="sm"
              variant="secondary"
              onClick={() =>
                void navigate('/walkthrough/record', { state: { apt: appointment } satisfies Walkthrough })
              }
            >
              {t.goOn}
            </Button>
          </>
        )}
        <Button size="sm" variant="quiet" onClick={onDelete}>
          {t.removeShort}
        </Button>
      </div>
    </li>
  );
}
