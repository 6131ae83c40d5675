import type { InstitutionField } from '@noteer/contract';
import { useStrings } from '../../lib/strings.ts';
import { fieldKinds, type Value } from './fields.ts';
import { institutionStrings, optionStrings } from './strings.ts';

/** A setting as a person says it: for what changes, and for what changed. */
export function useShownValue(): (field: InstitutionField, value: Value) => string {
  const t = useStrings(institutionStrings);
  const options = useStrings(optionStrings);
  return (field, value) => {
    const kind = fieldKinds[field];
    if (kind.kind === 'number') return t[kind.unit](Number(value));
    if (kind.kind === 'switch') return value ? t.yes : t.no;
    if (kind.kind === 'choice') return options[value as keyof typeof options];
    if (kind.kind === 'words') return t.wordCount((value as string[]).length);
    if (kind.kind === 'icd10') return value === null ? t.off : t.on(String(value));
    if (kind.kind === 'logo') return value === '' ? t.noLogo : t.aLogo;
    if (value !== '') return String(value);
    return field.startsWith('consent_') ? t.noteersWords : t.nothing;
  };
}
