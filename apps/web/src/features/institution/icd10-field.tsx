import { useStrings } from '../../lib/strings.ts';
import { Notice } from '../../ui/notice.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { icd10Strings } from './icd10-strings.ts';

type Icd10FieldProps = {
  label: string;
  /** The institution's decision in its own words; null: off. */
  reason: string | null;
  error: string | undefined;
  onChange: (reason: string | null) => void;
};

/** Turned on by writing a decision down, and not without one. */
export function Icd10Field({ label, reason, error, onChange }: Icd10FieldProps) {
  const t = useStrings(icd10Strings);
  return (
    <div className="flex flex-col gap-4 md:col-span-2">
      <Switch label={label} isOn={reason !== null} onChange={(isOn) => onChange(isOn ? '' : null)} />
      <Notice tone={reason === null ? 'info' : 'warning'}>{t.notice}</Notice>
      {reason !== null && (
        <TextAreaField
          label={t.reason}
          hint={t.reasonHint}
          value={reason}
          maxLength={2_000}
          error={error && t.reasonMissing}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  );
}
