import type { Recording } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { templatesQuery } from '../../../consultations/queries.ts';
import { failureSentence } from '../../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { useRewrite } from '../use-rewrite.ts';
import { templateStrings } from './strings.ts';
import { TemplateWriting } from './template-writing.tsx';

/** Another template, and the note written anew by it. */
export function TemplateChoice({ recording }: { recording: Recording }) {
  const t = useStrings(templateStrings);
  const language = useLanguage();
  const templates = useQuery(templatesQuery());
  const { rewrite, retry } = useRewrite(recording.id);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const template = chosen ?? recording.template;
  const nameOf = (id: string) => templates.data?.find((each) => each.id === id)?.name[language] ?? id;
  useWrittenToast(recording.processing.stage);

  if (recording.processing.stage !== 'done') return <TemplateWriting recording={recording} retry={retry} />;
  if (recording.is_reviewed)
    return (
      <p className="text-sm text-muted">
        {nameOf(recording.template)}. {t.reviewed}
      </p>
    );
  if (templates.error && !templates.data) return <Notice tone="warning">{t.loadFailed}</Notice>;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        label={t.label}
        value={template}
        disabled={!templates.data}
        onChange={(event) => setChosen(event.target.value)}
        options={(templates.data ?? []).map(({ id }) => ({ value: id, label: nameOf(id) }))}
        className="min-w-40 grow"
      />
      <Button
        variant="secondary"
        className="min-h-12"
        size="sm"
        onClick={() => {
          rewrite.reset();
          setAsking(true);
        }}
      >
        {t.write}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t.confirm}
        body={t.confirmMore(nameOf(template))}
        confirmLabel={t.write}
        cancelLabel={t.cancel}
        isPending={rewrite.isPending}
        error={rewrite.error ? failureSentence(rewrite.error, language) : undefined}
        onConfirm={() =>
          rewrite.mutate(template, {
            onSuccess: () => {
              setAsking(false);
              setChosen(null);
            },
          })
        }
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}

/** Says once that what was being written is there. */
function useWrittenToast(stage: Recording['processing']['stage']): void {
  const t = useStrings(templateStrings);
  const before = useRef(stage);
  const tell = useEffectEvent(() => {
    if (before.current === 'writing' && stage === 'done') toast.success(t.written);
    before.current = stage;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it got further
  useEffect(() => tell(), [stage]);
}
