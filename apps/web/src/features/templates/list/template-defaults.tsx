import { professionNames } from '@noteer/clinical/dimension-names';
import { AppointmentKind, Profession, type TemplateDefault } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { templatesQuery } from '../../../consultations/queries.ts';
import { failureSentence } from '../../../lib/error-strings.ts';
import { useMay } from '../../../lib/may.ts';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { Card } from '../../../ui/card.tsx';
import { FetchFailed } from '../../../ui/fetch-failed.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { defaultsQuery, useSetDefault } from '../api.ts';
import { defaultStrings } from '../strings.ts';

/** For whom a default is: oneself, everybody, or those of a profession. */
type Whose = 'mine' | 'everyone' | NonNullable<TemplateDefault['profession']>;

const placeOf = (whose: Whose): Pick<TemplateDefault, 'is_shared' | 'profession'> => ({
  is_shared: whose !== 'mine',
  profession: whose === 'mine' || whose === 'everyone' ? null : whose,
});

const kinds = [null, ...AppointmentKind.options] as const;

export function TemplateDefaults() {
  const t = useStrings(defaultStrings);
  const language = useLanguage();
  const may = useMay();
  const defaults = useQuery(defaultsQuery());
  const templates = useQuery(templatesQuery());
  const save = useSetDefault();
  const [whose, setWhose] = useState<Whose>('mine');
  const place = placeOf(whose);

  const choosable = (templates.data ?? []).filter(
    ({ is_offered, from }) => is_offered && !(place.is_shared && from === 'own'),
  );
  const options = [
    { value: '', label: t.nothing },
    ...choosable.map(({ id, name }) => ({ value: id, label: name[language] })),
  ];
  const chosenFor = (kind: (typeof kinds)[number]) =>
    defaults.data?.find(
      (each) =>
        each.is_shared === place.is_shared &&
        each.profession === place.profession &&
        each.appointment_kind === kind,
    )?.template ?? '';
  const choose = (appointment_kind: (typeof kinds)[number], template: string) =>
    save.mutate(
      { ...place, appointment_kind, template: template || null },
      {
        onSuccess: () => toast.success(t.saved),
        onError: (error) => toast.error(failureSentence(error, language)),
      },
    );

  if (defaults.error)
    return <Card heading={t.heading}>{<FetchFailed title={t.heading} result={defaults} />}</Card>;
  return (
    <Card heading={t.heading}>
      <p className="max-w-[60ch] pb-4 text-sm text-muted">{t.hint}</p>
      {defaults.data && templates.data ? (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {may('share_templates') && (
            <SelectField
              label={t.whose}
              value={whose}
              options={[
                { value: 'mine', label: t.mine },
                { value: 'everyone', label: t.everyone },
                ...Profession.options.map((value) => ({ value, label: professionNames[value][language] })),
              ]}
              onChange={(event) => setWhose(event.target.value as Whose)}
              className="sm:col-span-2"
            />
          )}
          {kinds.map((kind) => (
            <SelectField
              key={kind}
              label={t[kind ?? 'always']}
              value={chosenFor(kind)}
              options={options}
              onChange={(event) => choose(kind, event.target.value)}
            />
          ))}
        </div>
      ) : (
        <SkeletonText lines={4} />
      )}
    </Card>
  );
}
