import { getOwnReminders, setOwnReminders } from '@noteer/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { failureSentence } from '../../lib/error-strings.ts';
import { useMay } from '../../lib/may.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toaster.tsx';
import { workStrings } from './strings.ts';

const remindersQuery = () =>
  queryOptions({
    queryKey: ['own-reminders'],
    queryFn: async () => (await call(getOwnReminders, {})).data,
    staleTime: 0,
  });

/** The mail about what waits, and who covers in an absence. */
export function WorkCard() {
  const t = useStrings(workStrings);
  const may = useMay();
  if (!may('do_tasks')) return null;
  return (
    <Card heading={t.heading}>
      <div className="flex flex-col gap-5">
        <Reminders />
        {may('arrange_cover') && (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="max-w-[52ch] text-muted">{t.cover}</p>
            <ButtonLink to="/cover" variant="secondary" size="sm">
              {t.toCover}
            </ButtonLink>
          </div>
        )}
      </div>
    </Card>
  );
}

function Reminders() {
  const t = useStrings(workStrings);
  const language = useLanguage();
  const queryClient = useQueryClient();
  const { data } = useQuery(remindersQuery());
  const set = useMutation({
    mutationFn: async (wants_reminders: boolean) =>
      (await call(setOwnReminders, { body: { wants_reminders } })).data,
    onSuccess: (now) => queryClient.setQueryData(remindersQuery().queryKey, now),
    onError: (error) => toast.error(failureSentence(error, language)),
  });
  if (!data) return null;
  return (
    <div>
      <Switch label={t.reminders} isOn={data.wants_reminders} onChange={(on) => set.mutate(on)} />
      <p className="max-w-[60ch] text-sm text-muted">{data.is_sent ? t.remindersMore : t.notSent}</p>
    </div>
  );
}
