/** Recordings that were begun on a device that is not this one and were never finished. */
import { changeRecording, closeCapture, type UnfinishedCapture } from '@noteer/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useUnfinished } from '../capture/use-unfinished.ts';
import { call } from '../lib/api.ts';
import { failureSentence } from '../lib/error-strings.ts';
import { clock, shortMoment } from '../lib/format.ts';
import { useMay } from '../lib/may.ts';
import { useClientName } from '../lib/privacy.ts';
import { useLanguage, useStrings } from '../lib/strings.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toaster.tsx';
import { leftStrings } from './left-strings.ts';
import { unfinishedQuery } from './queries.ts';

/** What this device holds itself is offered by it, with the sound that never left it. */
export function useLeftRecordings(): UnfinishedCapture[] {
  const may = useMay();
  const { data = [] } = useQuery({ ...unfinishedQuery(), enabled: may('record') });
  const here = new Set(useUnfinished().map(({ id }) => id));
  return data.filter(({ id }) => !here.has(id));
}

/** Nothing is shown when there is nothing. */
export function LeftRecordings() {
  const t = useStrings(leftStrings);
  const left = useLeftRecordings().filter(({ is_arriving }) => !is_arriving);
  if (left.length === 0) return null;
  return (
    <Card heading={t.heading(left.length)} className="border-amber! bg-amber-soft/40!">
      <p className="mb-2 text-muted">{t.more}</p>
      <ul className="divide-y divide-line">
        {left.map((capture) => (
          <li key={capture.id} className="py-3">
            <LeftRecording capture={capture} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Who and when, what is here of it to listen to, and the two ways to be done with it. */
export function LeftRecording({ capture }: { capture: UnfinishedCapture }) {
  const t = useStrings(leftStrings);
  const language = useLanguage();
  const shownName = useClientName();
  const { close, remove } = useEnding(capture.id);
  const [isAsking, setAsking] = useState(false);
  const { last_received_at, recording_duration, recording_file_url } = capture;

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div>
        <p className="font-medium">{shownName(capture.client_name)}</p>
        <p className="tabular text-sm text-muted">
          {shortMoment(new Date(capture.started_at), language)} · {clock(recording_duration)}
          {' · '}
          {last_received_at ? t.lastSound(shortMoment(new Date(last_received_at), language)) : t.noSound}
        </p>
      </div>
      {recording_file_url && (
        // biome-ignore lint/a11y/useMediaCaption: what is said is being transcribed; there is nothing to show yet
        <audio
          controls
          preload="none"
          src={recording_file_url}
          aria-label={t.listen(shownName(capture.client_name))}
          className="h-10 max-w-full"
        />
      )}
      <div className="flex flex-wrap gap-2">
        {recording_file_url && (
          <Button size="sm" isPending={close.isPending} onClick={() => close.mutate()}>
            {t.finish}
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
          {t.remove}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t.removeTitle}
        body={t.removeQuestion}
        confirmLabel={t.yes}
        cancelLabel={t.cancel}
        isDanger
        onConfirm={() => {
          setAsking(false);
          remove.mutate();
        }}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}

function useEnding(id: string) {
  const t = useStrings(leftStrings);
  const language = useLanguage();
  const queryClient = useQueryClient();
  const onSettled = () => {
    for (const key of ['appointments', 'recordings']) void queryClient.invalidateQueries({ queryKey: [key] });
  };
  const onError = (error: Error) => void toast.error(failureSentence(error, language));
  return {
    close: useMutation({
      mutationFn: () => call(closeCapture, { params: { id } }),
      onSuccess: () => void toast.success(t.finished),
      ...{ onError, onSettled },
    }),
    remove: useMutation({
      mutationFn: () => call(changeRecording, { params: { id }, body: { is_recording_deleted: true } }),
      onSuccess: () => void toast.success(t.removed),
      ...{ onError, onSettled },
    }),
  };
}
