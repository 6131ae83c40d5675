import { getLeaving } from '@noteer/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../lib/api.ts';
import { useStrings } from '../lib/strings.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { handOverStrings } from './hand-over-strings.ts';

const leavingQuery = (userId: string) =>
  queryOptions({
    queryKey: ['leaving', userId],
    queryFn: async () => (await call(getLeaving, { params: { userId } })).data,
    staleTime: 0,
  });

/** Who takes over when this account is deleted: what is chosen, and whether that is enough to go on. */
export function useHandOver(userId: string | undefined) {
  const { data, error, refetch } = useQuery({ ...leavingQuery(userId ?? ''), enabled: userId !== undefined });
  const [chosen, setChosen] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { colleagues = [], trainees: _trainees, ...records } = data ?? {};
  const hasRecords = Object.values(records).some((count) => count > 0);
  return {
    hand_over_to: chosen || undefined,
    /** Says under the field what is missing, and answers whether nothing is. Before that is known the server decides. */
    isComplete(): boolean {
      const isEnough = data === undefined || !hasRecords || chosen !== '';
      setMissing(!isEnough);
      return isEnough;
    },
    forget() {
      setChosen('');
      setMissing(false);
    },
    field: {
      ...{ data, error, refetch, hasRecords, colleagues, chosen, isMissing },
      onChoose(id: string) {
        setChosen(id);
        setMissing(false);
      },
    },
  };
}

type HandOverFieldProps = ReturnType<typeof useHandOver>['field'];

export function HandOverField(field: HandOverFieldProps) {
  const t = useStrings(handOverStrings);
  const { data, error, refetch, hasRecords, colleagues, chosen, isMissing, onChoose } = field;
  if (!data)
    return error ? (
      <Notice tone="error" title={t.failed}>
        <Button variant="quiet" size="sm" onClick={() => void refetch()}>
          {t.retry}
        </Button>
      </Notice>
    ) : (
      <Spinner label={t.loading} />
    );
  const { trainees } = data;
  const supervises = trainees.length > 0 && (
    <Notice tone="warning" title={t.supervises(trainees.join(', '))}>
      {t.supervisesMore}
    </Notice>
  );
  if (!hasRecords)
    return (
      <>
        {supervises}
        <p>{t.nothing}</p>
      </>
    );
  if (colleagues.length === 0) return <Notice tone="warning">{t.nobody}</Notice>;
  return (
    <div className="flex flex-col gap-3">
      {supervises}
      <p>{t.what(data.clients, data.recordings, data.appointments, data.tasks)}</p>
      <SelectField
        label={t.colleague}
        placeholder={t.choose}
        value={chosen}
        error={isMissing ? t.missing : undefined}
        options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => onChoose(event.target.value)}
      />
    </div>
  );
}
