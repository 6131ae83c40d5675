import { tell } from '@noteer/clinical';
import type { CodeSuggestion } from '@noteer/contract';
import { useLanguage, useStrings } from '../lib/strings.ts';
import { suggestionStrings } from './code-strings.ts';

/** Why this code, and what would make it another one. */
export function CodeReason({ suggestion }: { suggestion: CodeSuggestion }) {
  const t = useStrings(suggestionStrings);
  const language = useLanguage();
  const { reason, would_change } = suggestion;
  return (
    <div className="flex flex-col gap-1 text-sm text-muted">
      <p>{tell(reason, language)}</p>
      {would_change.length > 0 && (
        <details className="code-changes">
          <summary>{t.wouldChange}</summary>
          <ul className="flex flex-col gap-1 pt-1 pl-4">
            {would_change.map((told) => (
              <li key={`${told.id} ${JSON.stringify(told.values)}`} className="list-disc">
                {tell(told, language)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
