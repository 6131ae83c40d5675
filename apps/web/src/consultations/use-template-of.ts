import { defaultTemplate, findTemplate, type Template, templateFrom } from '@noteer/clinical';
import { type Recording, shownSummary } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { draftQuery, templateVersionQuery } from './queries.ts';

/** The template that a note was written by, in the version of then. Until one that was made here has come: the default. */
export function useTemplateOf({ id, template, consultation_summary }: Recording): Template {
  const builtIn = findTemplate(template);
  const name = shownSummary(consultation_summary)?.ai_model_name ?? '';
  const { data: draft } = useQuery({ ...draftQuery(id, name), enabled: !builtIn && name !== '' });
  const number = draft?.template === template ? (draft.template_version ?? 0) : 0;
  const { data: version } = useQuery({ ...templateVersionQuery(template, number), enabled: number > 0 });
  const own = useMemo(() => version && templateFrom({ ...version, id: template }), [version, template]);
  return own ?? builtIn ?? defaultTemplate;
}
