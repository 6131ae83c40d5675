import type { InstitutionField } from '@noteer/contract';
import { useId } from 'react';
import { useStrings } from '../../lib/strings.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { fieldKinds, type Value } from './fields.ts';
import { hintStrings } from './hint-strings.ts';
import { Icd10Field } from './icd10-field.tsx';
import { LogoField } from './logo-field.tsx';
import { fieldStrings, institutionStrings, optionStrings } from './strings.ts';

type FieldControlProps = {
  field: InstitutionField;
  value: Value;
  /** The variable that holds it fast, where one does. */
  held_by: string | undefined;
  error: string | undefined;
  onChange: (value: Value) => void;
};

const zones = (chosen: string) => [...new Set([chosen, ...Intl.supportedValuesOf('timeZone'), 'UTC'])];

export function FieldControl({ field, value, held_by, error, onChange }: FieldControlProps) {
  const t = useStrings(institutionStrings);
  const labels = useStrings(fieldStrings);
  const hints = useStrings(hintStrings);
  const options = useStrings(optionStrings);
  const noteId = useId();
  const kind = fieldKinds[field];
  const hint = held_by ? t.heldBy(held_by) : hints[field] || undefined;
  const shared = { label: labels[field], hint, error, disabled: held_by !== undefined };

  switch (kind.kind) {
    case 'logo':
      return <LogoField label={labels[field]} hint={hint} logo={String(value)} onChange={onChange} />;
    case 'icd10':
      return (
        <Icd10Field label={labels[field]} reason={value as string | null} error={error} onChange={onChange} />
      );
    case 'switch':
      return (
        <div className="md:col-span-2">
          <Switch label={labels[field]} isOn={Boolean(value)} onChange={onChange} />
          {hint && (
            <p id={noteId} className="text-sm text-muted">
              {hint}
            </p>
          )}
        </div>
      );
    case 'area':
      return (
        <TextAreaField
          {...shared}
          rows={3}
          value={String(value)}
          onChange={(e) => onChange(e.target.value)}
        />
      );
    case 'words':
      return (
        <TextAreaField
          {...shared}
          rows={field === 'sign_up_domains' ? 3 : 8}
          value={(value as string[]).join('\n')}
          onChange={(e) => onChange(e.target.value.split('\n'))}
        />
      );
    case 'number':
      return (
        <TextField
          {...shared}
          type="number"
          min={field === 'reminder_hour' ? 0 : 1}
          step={1}
          inputMode="numeric"
          value={Number.isNaN(value) ? '' : String(value)}
          onChange={(e) => onChange(e.target.valueAsNumber)}
        />
      );
    case 'zone':
    case 'choice':
      return (
        <SelectField
          {...shared}
          value={String(value)}
          options={
            kind.kind === 'zone'
              ? zones(String(value)).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
              : kind.options.map((option) => ({ value: option, label: options[option] }))
          }
          onChange={(e) => onChange(e.target.value as Value)}
        />
      );
    default:
      return <TextField {...shared} value={String(value)} onChange={(e) => onChange(e.target.value)} />;
  }
}
