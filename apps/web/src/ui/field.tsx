/** What every field shares: its label, its hint, its error, and how they are tied to the control. */
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

export type FieldProps = {
  label: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
};

type ControlProps = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type Props = FieldProps & {
  id?: string | undefined;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

export function Field({ label, error, hint, id, className, children }: Props) {
  const ownId = useId();
  const { control, hintId, errorId } = describe(id ?? ownId, error, hint);
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={control.id} className={labelLook}>
        {label}
      </label>
      {children(control)}
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

/** The ids and ARIA of a control whose label is laid out elsewhere. */
export function describe(id: string, error: string | undefined, hint?: ReactNode) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = classNames(error && errorId, Boolean(hint) && hintId);
  const control: ControlProps = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
  return { control, hintId, errorId };
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-red">
      <CircleAlert aria-hidden="true" className="mt-[0.1875rem] size-4 shrink-0" />
      {error}
    </p>
  );
}

export const labelLook = 'text-sm font-medium text-ink';

export const controlLook =
  'w-full min-h-12 rounded-control border border-control bg-card px-3.5 text-base text-ink placeholder:text-muted ' +
  'transition-colors hover:border-ink focus:border-pine ' +
  'aria-invalid:border-red aria-invalid:bg-red-soft/40 ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-paper disabled:text-muted';
