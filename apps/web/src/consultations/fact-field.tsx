import { kindNames, settingNames } from '@noteer/clinical';
import { type ConsultationCodes, ContactFacts } from '@noteer/contract';
import { minutesText } from '../lib/format.ts';
import { useLanguage, useStrings } from '../lib/strings.ts';
import { SelectField } from '../ui/select-field.tsx';
import { factStrings } from './code-strings.ts';
import { NumberFact } from './number-fact.tsx';

const settings = Object.keys(settingNames).map(Number) as (keyof typeof settingNames)[];
const kinds = Object.keys(kindNames) as (keyof typeof kindNames)[];

type ChoiceName = 'kind' | 'setting' | 'interpreter';

type FactFieldProps<Name extends keyof ContactFacts = keyof ContactFacts> = {
  name: Name;
  codes: ConsultationCodes;
  isPending: boolean;
  onChange: (changed: Partial<ContactFacts>) => void;
};

/** One thing about a consultation that its codes depend on. */
export function FactField({ name, ...rest }: FactFieldProps) {
  switch (name) {
    case 'kind':
    case 'setting':
    case 'interpreter':
      return <ChoiceFact name={name} {...rest} />;
    default:
      return <CountedFact name={name} {...rest} />;
  }
}

function ChoiceFact({ name, codes, isPending, onChange }: FactFieldProps<ChoiceName>) {
  const t = useStrings(factStrings);
  const { value, options, read } = useChoices(codes)[name];
  return (
    <SelectField
      label={t[name]}
      disabled={isPending}
      value={value}
      options={options}
      onChange={({ target }) => onChange(read(target.value))}
    />
  );
}

type Choices = {
  value: string;
  options: { value: string; label: string }[];
  read: (value: string) => Partial<ContactFacts>;
};

function useChoices({ facts, contact }: ConsultationCodes): Record<ChoiceName, Choices> {
  const t = useStrings(factStrings);
  const language = useLanguage();
  /** Nothing said here: what holds by the profile or the template, where that is known. */
  const usual = (known: string | null) => ({ value: '', label: known ? t.usual(known) : t.choose });
  const usualKind = facts.kind === null && contact.kind ? kindNames[contact.kind][language] : null;
  const usualSetting =
    facts.setting === null && contact.setting ? settingNames[contact.setting][language] : null;
  return {
    kind: {
      value: facts.kind ?? '',
      options: [usual(usualKind), ...kinds.map((value) => ({ value, label: kindNames[value][language] }))],
      read: (value) => ({ kind: kinds.find((kind) => kind === value) ?? null }),
    },
    setting: {
      value: String(facts.setting ?? ''),
      options: [
        usual(usualSetting),
        ...settings.map((value) => ({ value: String(value), label: settingNames[value][language] })),
      ],
      read: (value) => ({ setting: settings.find((setting) => String(setting) === value) ?? null }),
    },
    interpreter: {
      value: facts.interpreter,
      options: ContactFacts.shape.interpreter.options.map((value) => ({ value, label: t[value] })),
      read: (value) => ({ interpreter: ContactFacts.shape.interpreter.parse(value) }),
    },
  };
}

function CountedFact({ name, codes, onChange }: FactFieldProps<Exclude<keyof ContactFacts, ChoiceName>>) {
  const t = useStrings(factStrings);
  const language = useLanguage();
  const { facts, contact } = codes;
  const bounds = {
    group_size: { most: 100, wrong: t.badGroup },
    real_minutes: { least: 0, most: 1440, wrong: t.badMinutes },
    travel_minutes: { most: 600, wrong: t.badTravel },
  }[name];
  const heard = name === 'real_minutes' && facts.real_minutes === null ? contact.real_minutes : null;
  return (
    <NumberFact
      {...bounds}
      label={t[name]}
      value={facts[name]}
      hint={heard === null ? undefined : t.byRecording(minutesText(heard, language))}
      // A group of nobody in particular is no group.
      onChange={(value) => onChange(name === 'group_size' ? { group_size: value ?? 1 } : { [name]: value })}
    />
  );
}
