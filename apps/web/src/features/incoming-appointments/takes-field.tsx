import type { ComponentProps } from 'react';
import { useStrings } from '../../lib/strings.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { incomingStrings } from './strings.ts';

type TakesFieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'options' | 'hint'>;

/** Whether somebody who is not known here becomes a client: a calendar holds more than consultations. */
export function TakesField(props: TakesFieldProps) {
  const t = useStrings(incomingStrings);
  return (
    <SelectField
      label={t.takes}
      hint={t.takesHint}
      options={[
        { value: 'known', label: t.takesKnown },
        { value: 'everyone', label: t.takesEveryone },
      ]}
      {...props}
    />
  );
}
