import { useId } from 'react';
import { classNames } from './class-names.ts';

type SwitchProps = {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** The ground it stands on. */
  tone?: 'light' | 'dark';
};

export function Switch({ label, isOn, onChange, tone = 'light' }: SwitchProps) {
  const labelId = useId();
  const off = tone === 'dark' ? 'border-night-muted bg-night' : 'border-control bg-paper-deep';
  const on = tone === 'dark' ? 'border-linen bg-linen' : 'border-pine bg-pine';
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-labelledby={labelId}
      onClick={() => onChange(!isOn)}
      className="flex min-h-11 w-full items-center justify-between gap-4 rounded-control text-left text-sm font-medium"
    >
      <span id={labelId}>{label}</span>
      <span
        className={classNames(
          'flex h-6 w-10 shrink-0 items-center rounded-full border transition-colors',
          isOn ? on : off,
        )}
      >
        <span
          className={classNames(
            'size-4 rounded-full transition-[translate,background-color]',
            isOn ? 'translate-x-[1.1875rem]' : 'translate-x-[0.1875rem]',
            knob(tone, isOn),
          )}
        />
      </span>
    </button>
  );
}

function knob(tone: 'light' | 'dark', isOn: boolean): string {
  if (tone === 'dark') return isOn ? 'bg-night' : 'bg-linen';
  return isOn ? 'bg-card' : 'bg-muted';
}
