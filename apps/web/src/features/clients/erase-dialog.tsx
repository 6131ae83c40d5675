import type { Client, Erasure, Holdings } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { CertificateButton } from '../../consultations/certificate-button.tsx';
import { failureSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { holdingsQuery, useEraseClient } from './api.ts';
import { dataStrings } from './data-strings.ts';
import { KeptList } from './kept-list.tsx';

type EraseDialogProps = { client: Client | null; onClose: () => void };

/** First what goes, then the name; afterwards the certificate. */
export function EraseDialog({ client, onClose }: EraseDialogProps) {
  const t = useStrings(dataStrings);
  const [erasure, setErasure] = useState<Erasure | null>(null);
  function close() {
    setErasure(null);
    onClose();
  }
  return (
    <Dialog
      isOpen={client !== null}
      onClose={close}
      title={erasure ? t.erasedTitle : t.eraseTitle}
      closeLabel={t.close}
    >
      {erasure && <Erased erasure={erasure} />}
      {client && !erasure && <Erase client={client} onErased={setErasure} onClose={close} />}
    </Dialog>
  );
}

function Erased({ erasure }: { erasure: Erasure }) {
  const t = useStrings(dataStrings);
  return (
    <div role="status" className="flex flex-col items-start gap-4">
      <p>{t.erasedBody}</p>
      <CertificateButton id={erasure.id} erased_at={erasure.erased_at} />
    </div>
  );
}

type EraseProps = { client: Client; onErased: (erasure: Erasure) => void; onClose: () => void };

function Erase({ client, ...rest }: EraseProps) {
  const t = useStrings(dataStrings);
  const language = useLanguage();
  const { data: holdings, error } = useQuery(holdingsQuery(client.id));
  if (error && !holdings)
    return (
      <Notice tone="error" title={t.failed}>
        {failureSentence(error, language)}
      </Notice>
    );
  if (!holdings)
    return (
      <div role="status">
        <span className="sr-only">{t.loading}</span>
        <SkeletonText lines={6} />
      </div>
    );
  return <EraseForm holdings={holdings} {...rest} />;
}

type EraseFormProps = Omit<EraseProps, 'client'> & { holdings: Holdings };

/** As the server compares them. */
const same = (name: string) => name.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase();

function EraseForm({ holdings: { id, client_name, counts, is_held }, onErased, onClose }: EraseFormProps) {
  const t = useStrings(dataStrings);
  const language = useLanguage();
  const erase = useEraseClient();
  const [typed, setTyped] = useState('');
  const [isComplaining, setComplaining] = useState(false);
  const isRight = same(typed) === same(client_name);

  function submit(event: FormEvent) {
    event.preventDefault();
    setComplaining(!isRight);
    if (isRight && !erase.isPending) erase.mutate({ id, typed_name: typed }, { onSuccess: onErased });
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-muted">{t.eraseBody(client_name)}</p>
      <KeptList counts={counts} />
      <p className="text-sm text-muted">{t.eraseKeeps}</p>
      {is_held ? (
        <Notice tone="warning">{t.isHeld}</Notice>
      ) : (
        <TextField
          label={t.typeName}
          hint={t.typeHint(client_name)}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          error={isComplaining && !isRight ? t.typeError : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {erase.error && <Notice tone="error">{failureSentence(erase.error, language)}</Notice>}
      <div className="dialog-foot">
        <Button variant="secondary" onClick={onClose}>
          {t.cancel}
        </Button>
        {!is_held && (
          <Button type="submit" variant="danger" isPending={erase.isPending}>
            {t.erase}
          </Button>
        )}
      </div>
    </form>
  );
}
