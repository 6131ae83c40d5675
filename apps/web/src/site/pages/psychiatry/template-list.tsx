import { findTemplate } from '@noteer/clinical';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { Intro } from '../../intro.tsx';
import { templateStrings } from './psychiatry-strings.ts';

/** In the order of a treatment. */
const ids = [
  'intake',
  'status_mentalis',
  'behandelplan',
  'decursus',
  'medicatieconsult',
  'crisis',
  'suicide',
  'evaluatie',
  'huisartsbrief',
];

const mentalHealth = ids.map((id) => {
  const template = findTemplate(id);
  if (!template) throw new Error(`there is no template ${id}`);
  return template;
});

export function TemplateList() {
  const t = useStrings(templateStrings);
  const language = useLanguage();
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <Intro heading={t.heading} lead={t.lead} />
      <ul>
        {mentalHealth.map(({ id, name, sections }) => {
          const [title, more] = name[language].split(/ (?=\()/);
          return (
            <li key={id} className="flex items-baseline justify-between gap-6 border-b border-line py-3">
              <span>
                <span className="display text-lg">{title}</span>{' '}
                <span className="text-sm text-muted">{more}</span>
              </span>
              <span className="tabular text-sm whitespace-nowrap text-muted">
                {t.sections(sections.length)}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
