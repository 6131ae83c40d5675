import { getConsent, type RecordingConsent, withdrawConsent } from '@noteer/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldCheck, ShieldOff } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../lib/api.ts';
import { failureSentence } from '../lib/error-strings.ts';
import { fullMoment } from '../lib/format.ts';
import { useLanguage, useStrings } from '../lib/strings.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toaster.tsx';
import { consentLineStrings } from './consent-strings.ts';

const consentQuery = (id: string) =>
  queryOptions({
    // Out of date when the recording is.
    queryKey: ['recordings', id, 'consent'],
    queryFn: async () => (await call(getConsent, { params: { id } })).data,
  });

/** What consent there is for a recording, and the way to take it back. Until it is known its place is kept, so that the page under it stays. */
export function ConsentLine({ recording_id }: { recording_id: string }) {
  const t = useStrings(consentLineStrings);
  const { data: consent, isPending } = useQuery(consentQuery(recording_id));
  const [isAsking, setAsking] = useState(false);
  if (!consent) return isPending ? <div aria-hidden="true" className="h-9 max-sm:h-23" /> : null;
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-y-1 text-sm text-muted">
      <ConsentWords consent={consent} />
      {consent.may_withdraw && (
        // Where it does not fit beside the words, it stands under them and not under the icon.
        <Button variant="quiet" size="sm" className="ml-3" onClick={() => setAsking(true)}>
          {t.withdraw}
        </Button>
      )}
      <WithdrawDialog consent={consent} isOpen={isAsking} onClose={() => setAsking(false)} />
    </div>
  );
}

function ConsentWords({ consent }: { consent: RecordingConsent }) {
  const t = useStrings(consentLineStrings);
  const language = useLanguage();
  const { given, withdrawn, sound_removed_at, is_held } = consent;
  const on = (iso: string) => fullMoment(new Date(iso), language);
  const parts = withdrawn
    ? [t.withdrawn(on(withdrawn.at))]
    : [
        given ? t.given(on(given.given_at), given.asked_by_name) : t.none,
        given?.how === 'upload' && t.upload,
        given?.version && t.version(given.version),
        sound_removed_at && t.soundGone(on(sound_removed_at)),
        is_held && t.held,
      ];
  const Icon = given && !withdrawn ? ShieldCheck : ShieldOff;
  return (
    <p className="flex min-w-0 items-start gap-2">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span title={given?.text}>{parts.filter(Boolean).join(' · ')}</span>
    </p>
  );
}

type WithdrawDialogProps = { consent: RecordingConsent; isOpen: boolean; onClose: () => void };

function WithdrawDialog({
  consent: { id, note_would, sound_removed_at },
  isOpen,
  onClose,
}: WithdrawDialogProps) {
  const t = useStrings(consentLineStrings);
  const language = useLanguage();
  const withdraw = useWithdraw(id);
  const goes = [!sound_removed_at && t.sound, t.transcript, t.drafts, note_would === 'go' && t.note];

  function close() {
    withdraw.reset();
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t.title}
      body={
        <div className="flex flex-col gap-3">
          <p>{t.goes}</p>
          <ul className="list-disc pl-5 text-ink">
            {goes
              .filter((part) => part !== false)
              .map((part) => (
                <li key={part}>{part}</li>
              ))}
          </ul>
          {note_would === 'stay' && <p className="text-ink">{t.noteStays}</p>}
          <p>{t.logged}</p>
        </div>
      }
      confirmLabel={t.confirm}
      cancelLabel={t.cancel}
      isDanger
      isPending={withdraw.isPending}
      error={withdraw.error ? failureSentence(withdraw.error, language) : undefined}
      onConfirm={() => withdraw.mutate(undefined, { onSuccess: close })}
      onCancel={close}
    />
  );
}

/** Where nothing is left of the consultation, one goes to the list of the others. */
function useWithdraw(id: string) {
  const t = useStrings(consentLineStrings);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => (await call(withdrawConsent, { params: { id } })).data,
    onSuccess: async ({ note }) => {
      toast.success(note === 'stayed' ? t.stayed : t.went);
      if (note === 'went') {
        await navigate('/overview');
        queryClient.removeQueries({ queryKey: ['recordings', id] });
      }
      for (const key of ['recordings', 'appointments', 'tasks', 'transcripts', 'voices', 'client-file'])
        void queryClient.invalidateQueries({ queryKey: [key] });
    },
  });
}
