import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { describe, FieldError } from './field.tsx';

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  children: ReactNode;
  error?: string | undefined;
};

export function CheckboxField({ children, error, id, className, ...input }: CheckboxFieldProps) {
  const ownId = useId();
  const { control, errorId } = describe(id ?? ownId, error);
  return (
    <div className={classNames('flex flex-col gap-1', className)}>
      <label htmlFor={control.id} className="flex min-h-11 items-center gap-3 py-1.5">
        <span className="relative grid size-6 shrink-0 place-items-center">
          <input
            {...input}
            {...control}
            type="checkbox"
            className={
              'peer absolute inset-0 appearance-none rounded-[7px] border border-control bg-card transition-colors ' +
              'hover:border-ink checked:border-pine checked:bg-pine aria-invalid:border-red disabled:opacity-50'
            }
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none relative size-4 text-card opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span>{children}</span>
      </label>
      <FieldError id={errorId} error={error} />
    </div>
  );
}
