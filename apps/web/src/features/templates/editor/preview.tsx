import { useDeferredValue } from 'react';
import { useStrings } from '../../../lib/strings.ts';
import { Card } from '../../../ui/card.tsx';
import { kindStrings } from '../kind-strings.ts';
import type { Form, Section } from '../sections.ts';
import { styleStrings } from '../strings.ts';
import { previewStrings } from './strings.ts';

/** The note as it will be set out: its headings, and under each what will stand there, in words. */
export function Preview({ form }: { form: Form }) {
  const t = useStrings(previewStrings);
  // Typing goes before: the preview follows when there is time.
  const { sections } = useDeferredValue(form);
  return (
    <Card
      heading={t.heading}
      role="region"
      aria-label={t.heading}
      className="min-w-0 lg:sticky lg:top-6 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto"
    >
      {sections.length === 0 ? (
        <p className="text-muted">{t.nothing}</p>
      ) : (
        <div data-readonly className="note-text [--note-heading-font:var(--font-display)]">
          {sections.map((section) => (
            <Heading key={section.key} section={section} />
          ))}
        </div>
      )}
    </Card>
  );
}

function Heading({ section }: { section: Section }) {
  const t = useStrings(previewStrings);
  const kinds = useStrings(kindStrings);
  const styles = useStrings(styleStrings);
  const { heading, style, wish, says_not_discussed, takes_rest } = section;
  const about = section.kinds.map((kind) => kinds[kind]).join(' · ');
  return (
    <section className="pb-4">
      <h3 className="note-heading" data-level={2}>
        {heading.trim() || t.nameless}
      </h3>
      <div className="note-blank" />
      {about && <p>{about}</p>}
      {wish.trim() && <p>{`‘${wish.trim()}’`}</p>}
      <p className="text-sm text-muted">
        {[styles[style], takes_rest && t.rest, says_not_discussed && t.notDiscussed]
          .filter(Boolean)
          .join('. ')}
      </p>
    </section>
  );
}
