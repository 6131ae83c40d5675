import { MOST_SECTIONS, type OwnTemplate, type TemplateForm } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { FetchedCard } from '../../ui/fetched-card.tsx';
import { ownTemplatesQuery } from './api.ts';
import { FromNotes } from './editor/from-notes.tsx';
import { NotThere } from './editor/not-there.tsx';
import { TemplateEditor } from './editor/template-editor.tsx';
import { TemplateList } from './list/template-list.tsx';
import { newest, startOf } from './sections.ts';
import { templateStrings } from './strings.ts';

export function TemplatesPage() {
  const t = useStrings(templateStrings);
  // Somebody's template is not written over while they work on it.
  const result = useQuery({ ...ownTemplatesQuery(), refetchOnWindowFocus: false });
  const [search] = useSearchParams();
  const edited = search.get('edit');
  const begun = search.get('new');
  if (!result.data) return <FetchedCard result={result} loading={t.loading} failed={t.fetchFailed} />;
  if (edited) return <Edited key={edited} id={edited} made={result.data} onReload={result.refetch} />;
  if (begun) return <Begun key={begun} from={begun} made={result.data} />;
  return <TemplateList templates={result.data} />;
}

type EditedProps = { id: string; made: OwnTemplate[]; onReload: () => Promise<unknown> };

function Edited({ id, made, onReload }: EditedProps) {
  const [loads, setLoads] = useState(0);
  const template = made.find((each) => each.id === id);
  const version = template && newest(template);
  if (!template || !version) return <NotThere />;
  const reload = async () => {
    await onReload();
    setLoads(loads + 1);
  };
  return <TemplateEditor key={loads} start={version} template={template} onReload={() => void reload()} />;
}

function Begun({ from, made }: { from: string; made: OwnTemplate[] }) {
  const t = useStrings(templateStrings);
  const language = useLanguage();
  const [proposed, setProposed] = useState<TemplateForm>();
  // What it begins as is what it was when somebody began.
  const [start] = useState(() => startOf(from, made, language));
  if (from === 'notes' && !proposed)
    return (
      <FromNotes
        onPropose={(form) => setProposed({ ...form, sections: form.sections.slice(0, MOST_SECTIONS) })}
      />
    );
  if (proposed) return <TemplateEditor start={proposed} />;
  if (!start) return <NotThere />;
  return <TemplateEditor start={from === 'blank' ? start : { ...start, name: t.copyOf(start.name) }} />;
}
