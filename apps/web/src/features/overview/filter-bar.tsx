import { RecordingStatus } from '@noteer/contract';
import { X } from 'lucide-react';
import { useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type Filter, noFilter, periods } from './filter.ts';
import { filterStrings } from './strings.ts';

type FilterBarProps = {
  filter: Filter;
  search: string;
  /** False where the list itself is of one status. */
  hasStatus: boolean;
  isFiltered: boolean;
  onChange: (filter: Filter) => void;
  onSearch: (search: string) => void;
};

export function FilterBar({ filter, search, hasStatus, isFiltered, onChange, onSearch }: FilterBarProps) {
  const t = useStrings(filterStrings);
  const change = (changed: Partial<Filter>) => onChange({ ...filter, ...changed });
  return (
    <fieldset className="mb-5 flex flex-wrap items-end gap-x-4 gap-y-3">
      <legend className="sr-only">{t.legend}</legend>
      <TextField
        type="search"
        label={t.search}
        placeholder={t.searchHint}
        autoComplete="off"
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        className="min-w-56 flex-1 max-sm:basis-full"
      />
      <SelectField
        label={t.period}
        value={filter.period}
        options={periods.map((value) => ({ value, label: t[value] }))}
        onChange={(event) => change({ period: event.target.value as Filter['period'] })}
        className="max-sm:min-w-36 max-sm:flex-1"
      />
      {filter.period === 'chosen' &&
        (['from', 'to'] as const).map((name) => (
          <TextField
            key={name}
            type="date"
            label={t[name]}
            value={filter[name]}
            onChange={(event) => change({ [name]: event.target.value })}
            className="max-sm:min-w-36 max-sm:flex-1"
          />
        ))}
      {hasStatus && (
        <SelectField
          label={t.status}
          value={filter.status}
          options={[
            { value: '', label: t.anyStatus },
            ...RecordingStatus.options.map((value) => ({ value, label: t[value] })),
          ]}
          onChange={(event) => change({ status: event.target.value as Filter['status'] })}
          className="max-sm:min-w-36 max-sm:flex-1"
        />
      )}
      <div className="flex min-h-12 items-center">
        <Switch
          label={t.byClient}
          isOn={filter.isByClient}
          onChange={(isByClient) => change({ isByClient })}
        />
      </div>
      {isFiltered && (
        <Button
          variant="quiet"
          icon={<X aria-hidden="true" />}
          onClick={() => {
            onChange({ ...noFilter, isByClient: filter.isByClient });
            onSearch('');
          }}
        >
          {t.clear}
        </Button>
      )}
    </fieldset>
  );
}
