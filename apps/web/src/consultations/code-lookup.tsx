import type { CodeSystem } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { useStrings } from '../lib/strings.ts';
import { useSettled } from '../lib/use-settled.ts';
import { SuggestField } from '../ui/suggest-field.tsx';
import { codeLinesQuery } from './code-queries.ts';
import { chosenStrings } from './code-strings.ts';

type CodeLookupProps = {
  label: string;
  /** Names the list. */
  listName: string;
  system: CodeSystem;
  /** Whose list: that of the day of the consultation. */
  day: string;
  value: string;
  onChange: (code: string) => void;
  /** Where choosing means more than filling in. */
  onChoose?: ((code: string) => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

const isCode = (text: string) => /^[^,;"']*$/.test(text);

/** A code to type, or to look up in the list of that day by its words. */
export function CodeLookup(props: CodeLookupProps) {
  const { label, listName, system, day, value, onChange, onChoose = onChange, ref } = props;
  const t = useStrings(chosenStrings);
  const looked = useSettled(value.trim());
  const { data: lines, isPlaceholderData } = useQuery(codeLinesQuery(system, day, looked));
  const isLooked = lines !== undefined && !isPlaceholderData && looked === value.trim();
  const isUnlisted = isLooked && looked !== '' && lines.every(({ code }) => code !== looked);
  return (
    <SuggestField
      ref={ref}
      label={label}
      value={value}
      maxLength={40}
      spellCheck={false}
      placeholder={t.search}
      error={isCode(value) ? undefined : t.noComma}
      hint={isUnlisted && isCode(value) && !/\s/.test(looked) ? t.notInList : undefined}
      suggestions={(lines ?? []).map(({ code, description }) => ({
        id: code,
        label: code,
        detail: description,
      }))}
      listLabel={t.lines(listName)}
      status={isLooked ? t.found(lines.length) : ''}
      onChange={(event) => onChange(event.target.value)}
      onChoose={onChoose}
    />
  );
}
