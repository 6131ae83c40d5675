import type { ModelPlace } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { templatesQuery } from '../../consultations/queries.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { configured, type ModelForm } from './model-form.ts';
import { modelPageStrings } from './strings.ts';

type TemplateChoicesProps = {
  form: ModelForm;
  onFill: (templates: ModelForm['templates']) => void;
};

/** A template may have another one of the models that are filled in, or none. */
export function TemplateChoices({ form, onFill }: TemplateChoicesProps) {
  const t = useStrings(modelPageStrings);
  const language = useLanguage();
  const { data } = useQuery(templatesQuery());
  const [hadOwn] = useState(Object.keys(form.templates).length > 0);
  const offered = data?.filter(({ is_offered, from }) => is_offered && from !== 'own') ?? [];
  if (offered.length === 0) return null;
  const places: ModelPlace[] = ['here', ...configured(form), 'none'];
  const { templates } = form;

  function choose(id: string, place: string) {
    const { [id]: _, ...others } = templates;
    onFill(place === '' ? others : { ...others, [id]: place as ModelPlace });
  }

  return (
    <Card className="w-full">
      {/* Few need it, and there are many of them: it is open where somebody made use of it. */}
      <details open={hadOwn}>
        <summary className="display flex min-h-11 cursor-pointer items-center gap-2 rounded-control text-xl">
          <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted in-open:rotate-90" />
          {t.templates}
        </summary>
        <p className="mt-4 mb-4 text-sm text-muted">{t.templatesMore}</p>
        <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
          {offered.map(({ id, name }) => (
            <SelectField
              key={id}
              label={name[language]}
              aria-label={t.templateFor(name[language])}
              value={templates[id] ?? ''}
              options={[
                { value: '', label: t.asAbove },
                ...[...new Set([...places, ...(templates[id] ? [templates[id]] : [])])].map((place) => ({
                  value: place,
                  label: t[place],
                })),
              ]}
              onChange={(event) => choose(id, event.target.value)}
            />
          ))}
        </div>
      </details>
    </Card>
  );
}
