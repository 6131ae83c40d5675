import { useQuery } from '@tanstack/react-query';
import { snippetsQuery } from '../../consultations/snippets.ts';
import { useStrings } from '../../lib/strings.ts';
import { Card } from '../../ui/card.tsx';
import { FetchFailed } from '../../ui/fetch-failed.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { SnippetList } from './snippet-list.tsx';
import { snippetStrings } from './strings.ts';

/** Texts that stand behind an abbreviation: one's own, and those of the institution. */
export function SnippetsPage() {
  const t = useStrings(snippetStrings);
  const snippets = useQuery(snippetsQuery());
  if (snippets.data)
    return (
      <div className="max-w-3xl">
        <SnippetList snippets={snippets.data} />
      </div>
    );
  return (
    <Card className="w-full">
      {snippets.error ? (
        <FetchFailed title={t.fetchFailed} result={snippets} />
      ) : (
        <div role="status">
          <span className="sr-only">{t.loading}</span>
          <SkeletonText lines={8} />
        </div>
      )}
    </Card>
  );
}
