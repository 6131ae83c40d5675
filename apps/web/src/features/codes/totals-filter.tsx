import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { cliniciansQuery, type Period } from './api.ts';
import { type Measure, measures } from './measure.ts';
import { isPeriod } from './period.ts';
import { totalsStrings } from './totals-strings.ts';
import { useExport } from './use-export.ts';

type TotalsFilterProps = {
  period: Period;
  measure: Measure;
  onChange: (changed: Partial<Record<keyof Period, string>>) => void;
  onMeasure: (measure: Measure) => void;
};

export function TotalsFilter({ period, measure, onChange, onMeasure }: TotalsFilterProps) {
  const t = useStrings(totalsStrings);
  const { data: clinicians = [] } = useQuery(cliniciansQuery());
  const download = useExport(period);
  return (
    <fieldset className="desk-filter">
      <legend className="sr-only">{t.period}</legend>
      <TextField
        type="date"
        label={t.from}
        value={period.from}
        max={period.to}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <TextField
        type="date"
        label={t.to}
        value={period.to}
        min={period.from}
        onChange={(event) => onChange({ to: event.target.value })}
      />
      <SelectField
        label={t.clinician}
        value={period.clinician_id ?? ''}
        options={[
          { value: '', label: t.everyone },
          ...clinicians.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(event) => onChange({ clinician_id: event.target.value })}
      />
      <SelectField
        label={t.measure}
        value={measure}
        options={measures.map((value) => ({ value, label: t[value] }))}
        onChange={(event) => onMeasure(event.target.value as Measure)}
      />
      <Button
        variant="secondary"
        icon={<Download aria-hidden="true" />}
        disabled={!isPeriod(period)}
        isPending={download.isPending}
        onClick={() => download.mutate()}
        className="max-sm:col-span-full"
      >
        {t.export}
      </Button>
    </fieldset>
  );
}
