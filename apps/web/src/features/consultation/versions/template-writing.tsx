import type { Recording } from '@noteer/contract';
import { failureSentence } from '../../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { WritingLine } from '../../../ui/spinner.tsx';
import type { useRewrite } from '../use-rewrite.ts';
import { templateStrings } from './strings.ts';

type TemplateWritingProps = { recording: Recording; retry: ReturnType<typeof useRewrite>['retry'] };

/** The note is being written, or that went wrong. */
export function TemplateWriting({ recording: { processing }, retry }: TemplateWritingProps) {
  const t = useStrings(templateStrings);
  const language = useLanguage();
  if (processing.stage === 'waiting_for_model') return <Notice tone="warning">{t.waiting}</Notice>;
  if (processing.stage !== 'failed')
    return (
      <div role="status" className="flex items-start gap-3">
        <WritingLine className="mt-0.5 h-5 w-10 shrink-0 text-pine" />
        <div>
          <p className="font-medium">{t.writing}</p>
          <p className="text-sm text-muted">{t.writingMore}</p>
        </div>
      </div>
    );
  return (
    <div className="flex flex-col items-start gap-3">
      <Notice tone="error" title={t.failed}>
        {retry.error ? failureSentence(retry.error, language) : t.failedMore}
      </Notice>
      <Button variant="secondary" size="sm" isPending={retry.isPending} onClick={() => retry.mutate()}>
        {t.retry}
      </Button>
    </div>
  );
}
