import { isOvertaken } from '../../consultations/code-queries.ts';
import { failureSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Notice } from '../../ui/notice.tsx';
import { detailStrings } from './strings.ts';

/** Somebody was first: it is said, and what stands here is how it is now. */
export function Refused({ error }: { error: Error | null }) {
  const t = useStrings(detailStrings);
  const language = useLanguage();
  if (!error) return null;
  return (
    <Notice tone={isOvertaken(error) ? 'warning' : 'error'} title={t.failed}>
      {failureSentence(error, language)} {isOvertaken(error) && t.overtaken}
    </Notice>
  );
}
