import { ChevronDown, ChevronUp, Search } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useStrings } from '../../../lib/strings.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { transcriptStrings } from './strings.ts';
import type { useEvidenceSearch } from './use-search.ts';

export function TranscriptSearch({ search }: { search: ReturnType<typeof useEvidenceSearch> }) {
  const t = useStrings(transcriptStrings);
  const { query, needle, count, at } = search;

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter' && count > 0) search.move(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape' && query) search.search('');
    else return;
    event.preventDefault();
  }

  return (
    <search className="piece-search">
      <Search aria-hidden="true" />
      <input
        type="search"
        aria-label={t.search}
        placeholder={t.search}
        value={query}
        onChange={(event) => search.search(event.target.value)}
        onKeyDown={handleKey}
      />
      <span role="status" className="tabular shrink-0 text-sm text-muted">
        {needle && (count > 0 ? t.found(at + 1, count) : t.notFound)}
      </span>
      {count > 1 && (
        <span className="flex shrink-0">
          <IconButton label={t.previous} icon={<ChevronUp />} onClick={() => search.move(-1)} />
          <IconButton label={t.next} icon={<ChevronDown />} onClick={() => search.move(1)} />
        </span>
      )}
    </search>
  );
}
