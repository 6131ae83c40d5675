import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { classNames } from './class-names.ts';
import { controlLook, Field, type FieldProps } from './field.tsx';
import { IconButton } from './icon-button.tsx';

type PasswordFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'type'> & { showLabel: string; hideLabel: string };

export function PasswordField({
  label,
  error,
  hint,
  id,
  className,
  showLabel,
  hideLabel,
  ...input
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} error={error} hint={hint} id={id} className={className}>
      {(control) => (
        <span className="relative">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            className={classNames(controlLook, 'pr-13')}
          />
          <IconButton
            label={isShown ? hideLabel : showLabel}
            icon={isShown ? <EyeOff /> : <Eye />}
            onClick={() => setShown(!isShown)}
            className="absolute top-0.5 right-0.5"
          />
        </span>
      )}
    </Field>
  );
}
