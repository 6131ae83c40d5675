import { useEffect, useState } from 'react';
import { TextField } from '../ui/text-field.tsx';

type NumberFactProps = {
  label: string;
  value: number | null;
  least?: number;
  most: number;
  hint?: string | undefined;
  wrong: string;
  onChange: (value: number | null) => void;
};

/** Taken when one leaves the field or presses Enter: half a number is another number. */
export function NumberFact({ label, value, least = 1, most, hint, wrong, onChange }: NumberFactProps) {
  const kept = value === null ? '' : String(value);
  const [typed, setTyped] = useState(kept);
  useEffect(() => setTyped(kept), [kept]);
  const number = Number(typed);
  const isRight = typed.trim() === '' || (Number.isInteger(number) && number >= least && number <= most);

  function take() {
    if (isRight && typed.trim() !== kept) onChange(typed.trim() === '' ? null : number);
  }

  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      error={isRight ? undefined : wrong}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        take();
      }}
    />
  );
}
