import type { ConnectorKey } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureSentence } from '../../lib/error-strings.ts';
import { fullMoment } from '../../lib/format.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { FetchFailed } from '../../ui/fetch-failed.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toaster.tsx';
import { keysQuery, useRevokeKey } from './api.ts';
import { HowToSend } from './how-to-send.tsx';
import { keyStrings } from './key-strings.ts';
import { MakeKey } from './make-key.tsx';
import { incomingStrings } from './strings.ts';

export function Keys() {
  const t = useStrings(keyStrings);
  const { data: keys, error, isFetching, refetch } = useQuery(keysQuery());
  const [leaving, setLeaving] = useState<ConnectorKey | null>(null);
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <Card heading={t.heading}>
        <p className="pb-4 text-muted">{t.intro}</p>
        {!keys && error && <FetchFailed title={t.fetchFailed} result={{ error, isFetching, refetch }} />}
        {!keys && !error && (
          <div role="status">
            <span className="sr-only">{t.loading}</span>
            <SkeletonText lines={3} />
          </div>
        )}
        {keys?.length === 0 && <p>{t.none}</p>}
        <ul className="divide-y divide-line">
          {keys?.map((key) => (
            <KeyRow key={key.id} of={key} onRevoke={() => setLeaving(key)} />
          ))}
        </ul>
        <HowToSend />
      </Card>
      <MakeKey />
      <RevokeKey of={leaving} onClose={() => setLeaving(null)} />
    </div>
  );
}

function KeyRow({ of, onRevoke }: { of: ConnectorKey; onRevoke: () => void }) {
  const t = useStrings(keyStrings);
  const language = useLanguage();
  const moment = (iso: string) => fullMoment(new Date(iso), language);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className={classNames('font-medium break-words', of.revoked_at && 'text-muted line-through')}>
          {of.name}
        </p>
        <p className="text-sm text-muted">
          {t.endsWith(of.ends_with)} · {t.madeBy(of.created_by ?? t.somebody, moment(of.created_at))}
        </p>
        <p className="text-sm text-muted">
          {of.revoked_at
            ? t.revoked(moment(of.revoked_at))
            : of.used_at
              ? t.used(moment(of.used_at))
              : t.unused}
        </p>
      </div>
      {!of.revoked_at && (
        <Button variant="quiet" size="sm" aria-label={t.revokeNamed(of.name)} onClick={onRevoke}>
          {t.revoke}
        </Button>
      )}
    </li>
  );
}

function RevokeKey({ of, onClose }: { of: ConnectorKey | null; onClose: () => void }) {
  const t = useStrings(keyStrings);
  const { cancel } = useStrings(incomingStrings);
  const language = useLanguage();
  const revoke = useRevokeKey();

  function close() {
    revoke.reset();
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen={of !== null}
      title={t.revokeTitle}
      body={of && t.revokeBody(of.name)}
      confirmLabel={t.revoke}
      cancelLabel={cancel}
      isDanger
      isPending={revoke.isPending}
      error={revoke.error ? failureSentence(revoke.error, language) : undefined}
      onConfirm={() =>
        of &&
        revoke.mutate(of.id, {
          onSuccess: () => {
            toast.success(t.revokeDone);
            close();
          },
        })
      }
      onCancel={close}
    />
  );
}
