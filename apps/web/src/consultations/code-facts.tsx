import { type CodedContactField, type ConsultationCodes, ContactFacts } from '@noteer/contract';
import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { failureSentence } from '../lib/error-strings.ts';
import { useMay } from '../lib/may.ts';
import { useLanguage, useStrings } from '../lib/strings.ts';
import { Notice } from '../ui/notice.tsx';
import { useSayFacts } from './code-queries.ts';
import { factStrings } from './code-strings.ts';
import { FactField } from './fact-field.tsx';

const sayable = Object.keys(ContactFacts.shape) as (keyof ContactFacts)[];

/** What nobody has said and matters to a code. */
const missingIn = ({ suggestions }: ConsultationCodes): Set<CodedContactField> =>
  new Set(suggestions.flatMap(({ missing }) => missing));

/** What was answered is no longer asked: the field that had the focus is gone, and with it one's place. */
function keepFocus(place: HTMLElement | null) {
  if (document.activeElement === document.body) place?.focus();
}

/** Asks for what is missing, right where it is missing; what seldom matters is a press away. */
export function CodeFacts({ codes }: { codes: ConsultationCodes }) {
  const t = useStrings(factStrings);
  const language = useLanguage();
  const may = useMay();
  const say = useSayFacts(codes.id);
  const [isOpen, setOpen] = useState(false);
  const missing = missingIn(codes);
  const asked = sayable.filter((name) => missing.has(name));
  const others = sayable.filter((name) => !missing.has(name));
  const place = useRef<HTMLDivElement>(null);
  const change = (changed: Partial<ContactFacts>) =>
    say.mutate(
      { ...codes.facts, ...changed, facts_revision: codes.facts_revision },
      { onSuccess: () => requestAnimationFrame(() => keepFocus(place.current)) },
    );
  const field = (name: keyof ContactFacts) => (
    <FactField key={name} name={name} codes={codes} isPending={say.isPending} onChange={change} />
  );
  return (
    <div ref={place} tabIndex={-1} className="flex flex-col gap-3 outline-none">
      {missing.has('profession') && (
        <Notice tone="warning">{may('set_profession') ? t.profession : t.ownProfession}</Notice>
      )}
      {asked.length > 0 && (
        <fieldset className="code-facts code-facts-asked">
          <legend className="text-sm font-semibold">{t.heading}</legend>
          {asked.map(field)}
        </fieldset>
      )}
      {say.error && (
        <Notice tone="error" title={t.saveFailed}>
          {failureSentence(say.error, language)}
        </Notice>
      )}
      <div>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-9 items-center gap-1.5 rounded-control text-sm font-medium text-pine pointer-coarse:min-h-11"
        >
          <ChevronDown aria-hidden="true" className={isOpen ? 'size-4 rotate-180' : 'size-4'} />
          {t.change}
        </button>
        {isOpen && <div className="code-facts pt-2">{others.map(field)}</div>}
      </div>
    </div>
  );
}
