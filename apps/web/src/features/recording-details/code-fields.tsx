import type { ConsultationCodes, Recording } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { suggestionOf } from '../../consultations/chosen-codes.ts';
import { CodeChip } from '../../consultations/code-chip.tsx';
import { CodeFacts } from '../../consultations/code-facts.tsx';
import { codesQuery } from '../../consultations/code-queries.ts';
import { CodeReason } from '../../consultations/code-reason.tsx';
import { suggestionStrings } from '../../consultations/code-strings.ts';
import { useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type Codes, withoutQuotes } from './api.ts';
import { codesStrings } from './strings.ts';

type CodeFieldsProps = {
  recording: Recording;
  codes: Codes;
  onChange: (codes: Codes) => void;
  isComplaining: boolean;
};

const systems = { ggz: 'ggz_nhn', zpm: 'zpm' } as const;

/** The two fields, and under each what is suggested for it. */
export function CodeFields({ recording, codes, onChange, isComplaining }: CodeFieldsProps) {
  const t = useStrings(codesStrings);
  const result = useQuery(codesQuery(recording.id));
  const suggested = result.data;
  const fill = (name: keyof Codes, code: string) => onChange({ ...codes, [name]: withoutQuotes(code) });
  return (
    <>
      {(['ggz', 'zpm'] as const).map((name) => (
        <div key={name} className="flex flex-col gap-2">
          <TextField
            label={t[name]}
            value={codes[name]}
            autoComplete="off"
            spellCheck={false}
            maxLength={90}
            error={isComplaining && codes[name].includes(',') ? t.noComma : undefined}
            onChange={(event) => fill(name, event.target.value)}
          />
          {suggested && (
            <Suggested
              codes={suggested}
              system={systems[name]}
              value={codes[name]}
              onUse={(code) => fill(name, code)}
            />
          )}
        </div>
      ))}
      {suggested && suggested.suggestions.length > 0 && <CodeFacts codes={suggested} />}
      {result.isPending && <Loading />}
      {!suggested && result.error && <NotLoaded isPending={result.isFetching} onRetry={result.refetch} />}
    </>
  );
}

type SuggestedProps = {
  codes: ConsultationCodes;
  system: 'zpm' | 'ggz_nhn';
  value: string;
  onUse: (code: string) => void;
};

function Suggested({ codes, system, value, onUse }: SuggestedProps) {
  const suggestion = suggestionOf(codes, system);
  if (!suggestion) return null;
  const { code, meaning } = suggestion;
  return (
    <>
      {code !== null && (
        <CodeChip code={code} meaning={meaning} isUsed={value.trim() === code} onUse={() => onUse(code)} />
      )}
      <CodeReason suggestion={suggestion} />
    </>
  );
}

function Loading() {
  const t = useStrings(suggestionStrings);
  return (
    <div role="status" className="flex flex-col gap-2">
      <span className="sr-only">{t.loading}</span>
      <Skeleton className="h-9 w-full" />
      <Skeleton className="h-3 w-4/5" />
    </div>
  );
}

/** The fields go on as ever: suggestions are help, and codes can be typed. */
function NotLoaded({ isPending, onRetry }: { isPending: boolean; onRetry: () => unknown }) {
  const t = useStrings(suggestionStrings);
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      {t.failed}
      <Button variant="quiet" size="sm" isPending={isPending} onClick={() => void onRetry()}>
        {t.retry}
      </Button>
    </p>
  );
}
