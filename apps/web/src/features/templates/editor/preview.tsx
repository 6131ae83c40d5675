import { asTemplateSays, noteMarkdown, templateFrom, writeNote } from '@noteer/clinical';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { Card } from '../../../ui/card.tsx';
import { MarkdownView } from '../../../ui/markdown-view.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { type Form, formOf } from '../sections.ts';
import { piecesOf, type SampleId, samples } from './samples.ts';
import { previewStrings } from './strings.ts';

/** The note of a conversation by the template as it is now: written here, by the same rules that write without a model. */
export function Preview({ form }: { form: Form }) {
  const t = useStrings(previewStrings);
  const language = useLanguage();
  const [chosen, setChosen] = useState<SampleId>();
  const shown = samples.find(({ id, language: spoken }) => (chosen ? id === chosen : spoken === language));
  // Typing goes before: the note follows when there is time.
  const settled = useDeferredValue(form);
  const written = useMemo(() => {
    if (!shown || settled.sections.length === 0) return undefined;
    const template = templateFrom({ id: 'preview', ...formOf(settled) });
    const { language: spoken } = shown;
    const draft = writeNote(piecesOf(shown), { template, language: spoken });
    const said = asTemplateSays(draft, template, spoken);
    const standing = new Set(said.sections.map(({ id }) => id));
    return {
      text: noteMarkdown(said).text,
      not_discussed: draft.not_discussed.filter(({ id }) => !standing.has(id)).map(({ title }) => title),
    };
  }, [settled, shown]);

  return (
    <Card
      heading={t.heading}
      role="region"
      aria-label={t.heading}
      className="min-w-0 lg:sticky lg:top-6 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto"
    >
      <div className="flex flex-col gap-4">
        <SelectField
          label={t.sample}
          hint={t.hint}
          value={shown?.id ?? ''}
          options={samples.map(({ id }) => ({ value: id, label: t[id] }))}
          onChange={(event) => setChosen(event.target.value as SampleId)}
        />
        {written ? (
          <div data-readonly className="note-text pt-1 [--note-heading-font:var(--font-display)]">
            <MarkdownView text={written.text} />
            {written.not_discussed.length > 0 && (
              <p className="pt-4 text-sm text-muted">
                {t.notDiscussed}: {written.not_discussed.join(' · ')}
              </p>
            )}
          </div>
        ) : (
          <p className="text-muted">{t.nothing}</p>
        )}
      </div>
    </Card>
  );
}
