import type { ConsultationCodes } from '@noteer/contract';
import { useState } from 'react';
import { useStrings } from '../lib/strings.ts';
import { CheckboxField } from '../ui/checkbox-field.tsx';
import { type ChosenCodes, confirmedCodes, suggestedCodes } from './chosen-codes.ts';
import { CodeLookup } from './code-lookup.tsx';
import { chosenStrings, sortStrings } from './code-strings.ts';

type ChosenFieldsProps = {
  codes: ConsultationCodes;
  chosen: ChosenCodes;
  onChange: (chosen: ChosenCodes) => void;
};

/** All codes of one consultation, to change. The first field takes the focus: one came here to type. */
export function ChosenCodesFields({ codes, chosen, onChange }: ChosenFieldsProps) {
  const t = useStrings(chosenStrings);
  const sorts = useStrings(sortStrings);
  const { day } = codes.contact;
  const hasDiagnoses = codes.is_icd10_on || chosen.icd10.length > 0;
  return (
    <div className="flex flex-col gap-4">
      {(['zpm', 'ggz_nhn'] as const).map((system) => (
        <CodeLookup
          key={system}
          ref={system === 'zpm' ? takeFocus : undefined}
          label={sorts[system]}
          listName={sorts[system]}
          system={system}
          day={day}
          value={chosen[system]}
          onChange={(code) => onChange({ ...chosen, [system]: code })}
        />
      ))}
      <CodeSet
        legend={t.surcharges}
        addLabel={t.otherSurcharge}
        system="zpm"
        listName={sorts.zpm}
        day={day}
        offered={offered(codes, 'surcharges')}
        chosen={chosen.surcharges}
        onChange={(surcharges) => onChange({ ...chosen, surcharges })}
      />
      {hasDiagnoses && (
        <CodeSet
          legend={t.diagnoses}
          addLabel={t.otherDiagnosis}
          system="icd10"
          listName={sorts.icd10}
          day={day}
          offered={offered(codes, 'icd10')}
          chosen={chosen.icd10}
          onChange={(icd10) => onChange({ ...chosen, icd10 })}
        />
      )}
    </div>
  );
}

/** Typing goes over what stands there. */
function takeFocus(input: HTMLInputElement | null) {
  input?.focus();
  input?.select();
}

/** What was suggested or confirmed, whether it is chosen now or not. */
const offered = (codes: ConsultationCodes, name: 'surcharges' | 'icd10'): string[] => [
  ...suggestedCodes(codes)[name],
  ...(confirmedCodes(codes)?.[name] ?? []),
];

type CodeSetProps = {
  legend: string;
  addLabel: string;
  system: 'zpm' | 'icd10';
  listName: string;
  day: string;
  offered: string[];
  chosen: string[];
  onChange: (codes: string[]) => void;
};

/** Any number of codes: those that are known to tick, and one more to look up. */
function CodeSet({ legend, addLabel, offered, chosen, onChange, ...lookup }: CodeSetProps) {
  const [typed, setTyped] = useState('');
  const known = [...new Set([...offered, ...chosen])];

  function choose(code: string) {
    setTyped('');
    if (!chosen.includes(code)) onChange([...chosen, code]);
  }

  return (
    <fieldset className="flex flex-col gap-1">
      <legend className={known.length > 0 ? 'text-sm font-medium' : 'sr-only'}>{legend}</legend>
      {known.map((code) => (
        <CheckboxField
          key={code}
          checked={chosen.includes(code)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, code] : chosen.filter((each) => each !== code))
          }
        >
          <span className="code-text">{code}</span>
        </CheckboxField>
      ))}
      <CodeLookup {...lookup} label={addLabel} value={typed} onChange={setTyped} onChoose={choose} />
    </fieldset>
  );
}
