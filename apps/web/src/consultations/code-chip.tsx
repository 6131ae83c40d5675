import { Check, CornerLeftUp } from 'lucide-react';
import { useStrings } from '../lib/strings.ts';
import { suggestionStrings } from './code-strings.ts';

type CodeChipProps = {
  code: string;
  meaning: string | null;
  isUsed: boolean;
  onUse: () => void;
};

/** What is suggested for a field: one press fills it in. */
export function CodeChip({ code, meaning, isUsed, onUse }: CodeChipProps) {
  const t = useStrings(suggestionStrings);
  return (
    <button type="button" aria-pressed={isUsed} title={t.use(code)} onClick={onUse} className="code-chip">
      {isUsed ? <Check aria-hidden="true" /> : <CornerLeftUp aria-hidden="true" />}
      <span className="min-w-0">
        <span className="code-text">{code}</span>
        {meaning && <span className="text-muted"> {meaning}</span>}
      </span>
      {isUsed && <span className="sr-only">, {t.used}</span>}
    </button>
  );
}
