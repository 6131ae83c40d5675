import { OTPInput, REGEXP_ONLY_DIGITS, type SlotProps } from 'input-otp';
import type { Ref } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldProps } from './field.tsx';

type CodeFieldProps = FieldProps & {
  length: number;
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  onComplete?: ((value: string) => void) | undefined;
  name?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  disabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
};

/** One real input under drawn boxes: pasting, autofill and screen readers meet a plain text field. */
export function CodeField({ label, error, hint, length, onComplete, name, ref, ...input }: CodeFieldProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <OTPInput
          {...input}
          {...control}
          {...(name && { name })}
          {...(ref && { ref })}
          maxLength={length}
          pattern={REGEXP_ONLY_DIGITS}
          inputMode="numeric"
          autoComplete="one-time-code"
          {...(onComplete && { onComplete })}
          // Mails and authenticator apps write "123 456".
          pasteTransformer={(pasted) => pasted.replaceAll(/\D/g, '')}
          pushPasswordManagerStrategy="none"
          noScriptCSSFallback={null}
          containerClassName="w-full"
          render={({ slots }) => (
            <div className="flex gap-1.5 sm:gap-2">
              {slots.map((slot, position) => (
                <Box
                  // biome-ignore lint/suspicious/noArrayIndexKey: a box is its position
                  key={position}
                  slot={slot}
                  isInvalid={Boolean(error)}
                  isMiddle={position * 2 === length}
                />
              ))}
            </div>
          )}
        />
      )}
    </Field>
  );
}

type BoxProps = { slot: SlotProps; isInvalid: boolean; isMiddle: boolean };

function Box({ slot, isInvalid, isMiddle }: BoxProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'tabular grid h-14 w-11 min-w-0 place-items-center rounded-control border bg-card text-xl font-medium transition-colors',
        isInvalid ? 'border-red bg-red-soft/40' : slot.char ? 'border-ink' : 'border-control',
        slot.isActive && 'outline-2 outline-offset-2 outline-pine',
        isMiddle && 'ml-2',
      )}
    >
      {slot.char ?? (slot.hasFakeCaret && <span className="code-caret h-6 w-px bg-ink" />)}
    </span>
  );
}
