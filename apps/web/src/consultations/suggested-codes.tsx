import { tell } from '@noteer/clinical';
import type { CodeSuggestion, ConsultationCodes } from '@noteer/contract';
import { useLanguage, useStrings } from '../lib/strings.ts';
import { CodeReason } from './code-reason.tsx';
import { doubtStrings, sortStrings, suggestionStrings } from './code-strings.ts';
import { StatedDiagnosis } from './stated-diagnosis.tsx';

type SuggestedCodesProps = {
  codes: ConsultationCodes;
  client_name: string;
  onPlay?: ((from_s: number, to_s: number) => void) | undefined;
};

/** What is suggested, to read: each code with its meaning and why. */
export function SuggestedCodes({ codes, client_name, onPlay }: SuggestedCodesProps) {
  const sorts = useStrings(sortStrings);
  return (
    <ul className="code-rows flex flex-col divide-y divide-line">
      {codes.suggestions.map((suggestion) => (
        <li
          key={`${suggestion.system} ${suggestion.code} ${suggestion.diagnosis?.name}`}
          className="code-row"
        >
          <p className="text-sm font-semibold text-muted">{sorts[suggestion.system]}</p>
          <div className="flex min-w-0 flex-col gap-1">
            <CodeAndMeaning suggestion={suggestion} />
            {suggestion.diagnosis && (
              <StatedDiagnosis
                diagnosis={suggestion.diagnosis}
                recording_id={codes.id}
                client_name={client_name}
                onPlay={onPlay}
              />
            )}
            <CodeReason suggestion={suggestion} />
            <Surcharges suggestion={suggestion} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function CodeAndMeaning({ suggestion }: { suggestion: CodeSuggestion }) {
  const t = useStrings(suggestionStrings);
  const doubts = useStrings(doubtStrings);
  const { code, times, doubt, diagnosis } = suggestion;
  const meaning = suggestion.meaning ?? diagnosis?.name;
  return (
    <p className="min-w-0 break-words">
      {code === null ? (
        <span className="font-medium">{doubt === 'not_billable' ? t.none : t.unknown}</span>
      ) : (
        <span className="code-text">{times > 1 ? `${times} × ${code}` : code}</span>
      )}
      {meaning && <span> {meaning}</span>}{' '}
      {doubt !== 'none' && <span className="code-doubt">{doubts[doubt]}</span>}
    </p>
  );
}

function Surcharges({ suggestion }: { suggestion: CodeSuggestion }) {
  const { surcharge } = useStrings(sortStrings);
  const language = useLanguage();
  return suggestion.surcharges.map(({ code, meaning, reason }) => (
    <div key={`${code} ${meaning}`} className="mt-1 flex flex-col gap-0.5">
      <p className="break-words">
        <span className="text-sm text-muted">{surcharge}: </span>
        {code && <span className="code-text">{code}</span>} {meaning}
      </p>
      <p className="text-sm text-muted">{tell(reason, language)}</p>
    </div>
  ));
}
