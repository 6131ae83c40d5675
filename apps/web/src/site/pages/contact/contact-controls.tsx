import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useStrings } from '../../../lib/strings.ts';
import { contactStrings } from './contact-strings.ts';

const idOf = (name: string) => `contact-${name.replaceAll('_', '-')}`;

function Label({ name, children }: { name: string; children: string }) {
  return (
    <label htmlFor={idOf(name)} lang="en" className="text-sm font-medium">
      {children}
      <span aria-hidden="true"> *</span>
    </label>
  );
}

type TextControlProps = ComponentProps<'input'> & { name: string; label: string };

/** As long as the server takes: nobody types what is refused afterwards. */
export function TextControl({ label, className = '', maxLength = 100, ...input }: TextControlProps) {
  return (
    <div className={`flex flex-col gap-1.5 ${className}`}>
      <Label name={input.name}>{label}</Label>
      <input type="text" {...input} id={idOf(input.name)} maxLength={maxLength} className="contact-control" />
    </div>
  );
}

type SelectControlProps = {
  name: string;
  label: string;
  autoComplete: string;
  className?: string;
  /** What is read, by what is sent. */
  options: Record<string, string>;
};

export function SelectControl({ name, label, autoComplete, className = '', options }: SelectControlProps) {
  const t = useStrings(contactStrings);
  return (
    <div className={`flex flex-col gap-1.5 ${className}`}>
      <Label name={name}>{label}</Label>
      <span className="relative">
        <select id={idOf(name)} name={name} autoComplete={autoComplete} required className="contact-control">
          <option value="">{t.choose}</option>
          {Object.entries(options).map(([value, text]) => (
            <option key={value} value={value} lang="en">
              {text}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-muted"
        />
      </span>
    </div>
  );
}
