import { useStrings } from '../lib/strings.ts';
import { Notice } from '../ui/notice.tsx';
import type { CodeDifference } from './chosen-codes.ts';
import { chosenStrings, sortStrings } from './code-strings.ts';

/** How what one is about to confirm differs from what was suggested. */
export function CodeDifferences({ differences }: { differences: readonly CodeDifference[] }) {
  const t = useStrings(chosenStrings);
  const sorts = useStrings(sortStrings);
  if (differences.length === 0) {
    return (
      <p role="status" className="text-sm text-muted">
        {t.asSuggested}
      </p>
    );
  }
  return (
    <Notice tone="info" title={t.differs}>
      <ul>
        {differences.map(({ sort, suggested, chosen }) => (
          <li key={sort} className="break-words">
            {sorts[sort]}: {words(suggested, chosen)}
          </li>
        ))}
      </ul>
    </Notice>
  );

  function words(suggested: string, chosen: string): string {
    if (suggested && chosen) return t.instead(suggested, chosen);
    return chosen ? t.added(chosen) : t.left(suggested);
  }
}
