import { NetworkError } from '../../lib/api.ts';
import { failureSentence, serverSentence } from '../../lib/error-strings.ts';
import { useLanguage } from '../../lib/strings.ts';
import { Notice } from '../../ui/notice.tsx';

/** What the server said, or else the form's own sentence; a lost connection is named beside it. */
export function FailureNotice({ error, fallback }: { error: Error; fallback: string }) {
  const language = useLanguage();
  const said = serverSentence(error, language);
  if (said) return <Notice tone="error">{said}</Notice>;
  return (
    <Notice tone="error" title={fallback}>
      {error instanceof NetworkError && failureSentence(error, language)}
    </Notice>
  );
}
