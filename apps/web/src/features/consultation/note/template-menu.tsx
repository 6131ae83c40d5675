import type { Recording } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { templatesQuery } from '../../../consultations/queries.ts';
import { failureSentence } from '../../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { useRewrite } from '../use-rewrite.ts';
import { templateStrings } from './strings.ts';

/** By which template the note is or was written; another one has it written anew. */
export function TemplateMenu({ recording }: { recording: Recording }) {
  const t = useStrings(templateStrings);
  const language = useLanguage();
  const { data: templates } = useQuery(templatesQuery());
  const { rewrite } = useRewrite(recording.id);
  const [chosen, setChosen] = useState<string | null>(null);
  const nameOf = (id: string) => templates?.find((each) => each.id === id)?.name[language] ?? t.unknown;
  const label = t.label(nameOf(recording.template));
  useWrittenToast(recording.processing.stage);

  // Its place is kept, so that the note does not move away under a finger.
  if (!templates) return <div aria-hidden="true" className="h-11" />;
  const offered = templates.filter(({ id, is_offered }) => is_offered || id === recording.template);
  const { stage } = recording.processing;
  const isFinal = recording.is_reviewed || recording.is_cosign_asked;
  if (isFinal || (stage !== 'done' && stage !== 'writing') || offered.length === 0)
    return <p className="px-2 text-sm text-muted">{label}</p>;

  function choose(id: string) {
    rewrite.reset();
    // In the middle of writing there is nothing to lose, and nothing to ask.
    if (stage === 'done') setChosen(id);
    else rewrite.mutate(id, { onError: (error) => toast.error(failureSentence(error, language)) });
  }
  return (
    <>
      <Menu
        label={label}
        triggerClassName="gap-1 px-2 text-left text-sm"
        trigger={
          <>
            {label}
            <ChevronDown aria-hidden="true" className="size-4 text-muted" />
          </>
        }
        items={offered.map(({ id }) => ({
          id,
          label: nameOf(id),
          isSelected: id === recording.template,
          onAction: () => choose(id),
        }))}
      />
      <ConfirmDialog
        isOpen={chosen !== null}
        title={t.confirm}
        body={t.confirmMore(nameOf(chosen ?? recording.template))}
        confirmLabel={t.write}
        cancelLabel={t.cancel}
        isPending={rewrite.isPending}
        error={rewrite.error ? failureSentence(rewrite.error, language) : undefined}
        onConfirm={() => chosen && rewrite.mutate(chosen, { onSuccess: () => setChosen(null) })}
        onCancel={() => setChosen(null)}
      />
    </>
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
