import { proposeTemplate } from '@noteer/clinical';
import { MOST_SECTIONS, type TemplateForm } from '@noteer/contract';
import { ArrowLeft, ShieldCheck } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useStrings } from '../../../lib/strings.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { templatesPath } from '../address.ts';
import { styleStrings } from '../strings.ts';
import { editorStrings, fromNotesStrings } from './strings.ts';

const MOST_NOTES = 3;
/** Some ten pages. */
const LONGEST_NOTE = 40_000;

/** What is pasted stays in this component: it is read here, and forgotten with it. */
export function FromNotes({ onPropose }: { onPropose: (form: TemplateForm) => void }) {
  const t = useStrings(fromNotesStrings);
  const { back } = useStrings(editorStrings);
  const styles = useStrings(styleStrings);
  const [notes, setNotes] = useState<string[]>(Array.from({ length: MOST_NOTES }, () => ''));
  const settled = useDeferredValue(notes);
  const filled = useMemo(() => settled.filter((note) => note.trim() !== ''), [settled]);
  const { family, sections } = useMemo(() => proposeTemplate(filled), [filled]);

  const propose = () =>
    onPropose({
      name: t.name,
      family,
      sections: sections.map(({ seen_in: _, ...section }) => section),
    });

  return (
    <div className="flex flex-col items-start gap-6">
      <ButtonLink to={templatesPath} variant="quiet" size="sm" icon={<ArrowLeft />}>
        {back}
      </ButtonLink>
      <div className="grid w-full grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <Card heading={t.title}>
          <div className="flex flex-col gap-4">
            <p className="max-w-[60ch] text-muted">{t.intro}</p>
            <p className="flex items-start gap-2 text-sm">
              <ShieldCheck aria-hidden="true" className="mt-px size-5 shrink-0 text-green" />
              {t.privacy}
            </p>
            {notes.map((note, at) => (
              <TextAreaField
                // biome-ignore lint/suspicious/noArrayIndexKey: the notes stay where they are
                key={at}
                label={at === 0 ? t.note(1) : t.optional(at + 1)}
                rows={at === 0 ? 10 : 4}
                autoComplete="off"
                spellCheck={false}
                maxLength={LONGEST_NOTE}
                value={note}
                onChange={(event) => setNotes(notes.with(at, event.target.value))}
              />
            ))}
          </div>
        </Card>
        <Card
          heading={filled.length === 0 ? t.awaited : t.found(sections.length)}
          className="lg:sticky lg:top-6"
        >
          <div aria-live="polite" className="flex flex-col gap-4">
            {filled.length === 0 && <p className="text-muted">{t.awaitedMore}</p>}
            {filled.length > 0 && sections.length === 0 && <Notice tone="warning">{t.none}</Notice>}
            {sections.length > MOST_SECTIONS && <Notice tone="warning">{t.tooMany(MOST_SECTIONS)}</Notice>}
            <ol className="flex flex-col">
              {sections.map(({ heading, style, seen_in }) => (
                <li
                  key={heading}
                  className="flex flex-wrap items-baseline gap-x-3 border-b border-line py-2 last:border-0"
                >
                  <span className="min-w-0 grow font-medium break-words">{heading}</span>
                  <span className="text-sm text-muted">
                    {styles[style]}
                    {filled.length > 1 && ` · ${t.seenIn(seen_in, filled.length)}`}
                  </span>
                </li>
              ))}
            </ol>
            <Button disabled={sections.length === 0} onClick={propose} className="self-start">
              {t.make}
            </Button>
          </div>
        </Card>
      </div>
    </div>
  );
}
