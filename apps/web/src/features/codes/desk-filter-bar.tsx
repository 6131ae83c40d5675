import { CodeDoubt } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal, X } from 'lucide-react';
import { useState } from 'react';
import { doubtStrings } from '../../consultations/code-strings.ts';
import { useStrings } from '../../lib/strings.ts';
import { useWide } from '../../lib/use-wide.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { cliniciansQuery } from './api.ts';
import { ages, type Filter } from './desk-filter.ts';
import { filterStrings } from './strings.ts';

type FilterBarProps = {
  filter: Filter;
  onChange: (changed: Partial<Record<keyof Filter, string>>) => void;
  onClear: () => void;
};

const SMALL_px = 820;

/** On a small screen behind a button: the work is the list. */
export function DeskFilterBar(props: FilterBarProps) {
  const t = useStrings(filterStrings);
  const isRoomy = useWide(SMALL_px);
  const chosen = Object.values(props.filter).filter(Boolean).length;
  const [isOpen, setOpen] = useState(false);
  if (isRoomy) return <Fields {...props} isFiltered={chosen > 0} />;
  return (
    <div className="flex flex-col gap-3">
      <Button
        variant="secondary"
        size="sm"
        aria-expanded={isOpen}
        icon={<SlidersHorizontal aria-hidden="true" />}
        onClick={() => setOpen(!isOpen)}
        className="self-start"
      >
        {chosen > 0 ? t.chosen(chosen) : t.legend}
      </Button>
      {isOpen && <Fields {...props} isFiltered={chosen > 0} />}
    </div>
  );
}

function Fields({ filter, onChange, onClear, isFiltered }: FilterBarProps & { isFiltered: boolean }) {
  const t = useStrings(filterStrings);
  const doubts = useStrings(doubtStrings);
  const { data: clinicians = [] } = useQuery(cliniciansQuery());
  return (
    <fieldset className="desk-filter">
      <legend className="sr-only">{t.legend}</legend>
      <TextField
        type="date"
        label={t.from}
        value={filter.from ?? ''}
        max={filter.to}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <TextField
        type="date"
        label={t.to}
        value={filter.to ?? ''}
        min={filter.from}
        onChange={(event) => onChange({ to: event.target.value })}
      />
      <SelectField
        label={t.clinician}
        value={filter.clinician_id ?? ''}
        options={[
          { value: '', label: t.everyone },
          ...clinicians.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(event) => onChange({ clinician_id: event.target.value })}
      />
      <SelectField
        label={t.doubt}
        value={filter.doubt ?? ''}
        options={[
          { value: '', label: t.anyDoubt },
          ...CodeDoubt.options.map((value) => ({ value, label: doubts[value] })),
        ]}
        onChange={(event) => onChange({ doubt: event.target.value })}
      />
      <SelectField
        label={t.age}
        value={filter.older_than ?? ''}
        options={[
          { value: '', label: t.anyAge },
          ...ages.map((value) => ({ value, label: t.olderThan(value) })),
        ]}
        onChange={(event) => onChange({ older_than: event.target.value })}
      />
      {isFiltered && (
        <Button
          variant="quiet"
          icon={<X aria-hidden="true" />}
          onClick={onClear}
          className="justify-self-start"
        >
          {t.clear}
        </Button>
      )}
    </fieldset>
  );
}
