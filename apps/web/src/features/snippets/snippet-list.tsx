import type { Snippet } from '@noteer/contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SnippetDialog } from './snippet-dialog.tsx';
import { snippetStrings } from './strings.ts';

export function SnippetList({ snippets }: { snippets: Snippet[] }) {
  const t = useStrings(snippetStrings);
  const [opened, setOpened] = useState<Snippet | 'new'>();
  return (
    <Card heading={t.heading}>
      <p className="pb-3 text-sm text-muted">{t.intro}</p>
      <Button variant="secondary" size="sm" icon={<Plus />} className="mb-3" onClick={() => setOpened('new')}>
        {t.make}
      </Button>
      {snippets.length === 0 ? (
        <p className="text-muted">{t.none}</p>
      ) : (
        <ul className="flex flex-col">
          {snippets.map((snippet) => {
            const { id, abbreviation, text, is_shared, may_change } = snippet;
            return (
              <li key={id} className="border-b border-line py-1.5 last:border-0">
                <button
                  type="button"
                  aria-label={(may_change ? t.edit : t.look)(abbreviation)}
                  onClick={() => setOpened(snippet)}
                  className="-mx-2 block w-[calc(100%+1rem)] rounded-control px-2 py-1.5 text-left hover:bg-paper-deep"
                >
                  <span className="flex flex-wrap items-baseline gap-x-2">
                    <span className="font-medium">{`;${abbreviation}`}</span>
                    {is_shared && <span className="text-sm text-muted">{t.shared}</span>}
                  </span>
                  <span className="line-clamp-2 text-sm break-words text-muted">{text}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {opened && (
        <SnippetDialog snippet={opened === 'new' ? undefined : opened} onClose={() => setOpened(undefined)} />
      )}
    </Card>
  );
}
