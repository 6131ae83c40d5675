import { templates as builtIn } from '@noteer/clinical';
import type { OwnTemplate } from '@noteer/contract';
import { FileText, Plus, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { newPath } from '../address.ts';
import { templateStrings } from '../strings.ts';
import { TemplateDefaults } from './template-defaults.tsx';
import { TemplateRow } from './template-row.tsx';

export function TemplateList({ templates }: { templates: OwnTemplate[] }) {
  const t = useStrings(templateStrings);
  const language = useLanguage();
  const own = templates.filter(({ is_shared }) => !is_shared);
  const shared = templates.filter(({ is_shared }) => is_shared);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <p className="max-w-[60ch] text-muted">{t.intro}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={newPath('notes')} variant="secondary" icon={<Sparkles />}>
            {t.fromNotes}
          </ButtonLink>
          <ButtonLink to={newPath('blank')} icon={<Plus />}>
            {t.make}
          </ButtonLink>
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <div className="flex flex-col gap-6">
          <Group heading={t.own} none={t.noOwn}>
            {own.map((template) => (
              <TemplateRow key={template.id} template={template} />
            ))}
          </Group>
          <Group heading={t.shared} none={t.noShared}>
            {shared.map((template) => (
              <TemplateRow key={template.id} template={template} />
            ))}
          </Group>
          <TemplateDefaults />
        </div>
        <Card heading={t.builtIn}>
          <p className="pb-2 text-sm text-muted">{t.builtInHint}</p>
          <ul className="flex flex-col">
            {builtIn.map(({ id, name, sections }) => (
              <li
                key={id}
                className="flex flex-wrap items-center gap-x-3 border-b border-line py-1.5 last:border-0 sm:flex-nowrap [&>svg]:size-4.5"
              >
                <FileText aria-hidden="true" className="shrink-0 text-pine" />
                <span className="min-w-0 grow basis-4/5 py-1 sm:basis-0">
                  <span className="block">{name[language]}</span>
                  <span className="block text-sm text-muted">{t.sections(sections.length)}</span>
                </span>
                <ButtonLink
                  to={newPath(id)}
                  variant="quiet"
                  size="sm"
                  aria-label={`${t.use}: ${name[language]}`}
                  className="ml-4.5 shrink-0 sm:ml-0"
                >
                  {t.use}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </div>
  );
}

function Group({ heading, none, children }: { heading: string; none: string; children: ReactNode[] }) {
  return (
    <Card heading={heading}>
      {children.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <ul className="flex flex-col">{children}</ul>
      )}
    </Card>
  );
}
