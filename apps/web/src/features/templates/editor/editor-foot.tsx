import type { OwnTemplate } from '@noteer/contract';
import { useState } from 'react';
import { ApiError } from '../../../lib/api.ts';
import { failureSentence } from '../../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { editorStrings } from './strings.ts';

type EditorFootProps = {
  name: string;
  is_shared: boolean;
  template: OwnTemplate | undefined;
  isUnsaved: boolean;
  hasProblems: boolean;
  save: { error: Error | null; isPending: boolean };
  /** Whether it can be kept as it is. */
  onCheck: () => boolean;
  onKeep: (isPublished: boolean) => void;
  onReload: (() => void) | undefined;
};

/** How far it is, and what can be done with it: always within reach. */
export function EditorFoot(props: EditorFootProps) {
  const { name, is_shared, template, isUnsaved, hasProblems, save, onCheck, onKeep, onReload } = props;
  const t = useStrings(editorStrings);
  const language = useLanguage();
  const [isAsked, setAsked] = useState(false);
  const isOutdated = save.error instanceof ApiError && save.error.code === 'template_changed';
  const inUse = template?.versions.find(({ state }) => state === 'published');
  const isDraft = template?.versions.some(({ state }) => state === 'draft') ?? false;
  const nothingNew = !isUnsaved && !isDraft && template !== undefined;
  return (
    <div className="sticky bottom-0 z-10 flex w-full flex-col gap-3 border-t border-line bg-paper py-3">
      {hasProblems && <Notice tone="error">{t.wrong}</Notice>}
      {save.error && (
        <Notice tone="error" title={t.failed}>
          {failureSentence(save.error, language)}
        </Notice>
      )}
      <div className="flex flex-wrap items-center justify-end gap-3">
        <p role="status" className="grow text-sm text-muted max-sm:w-full">
          {isUnsaved ? t.unsaved : isDraft ? t.allSaved : inUse ? t.inUse(inUse.number) : ''}
        </p>
        {isOutdated && onReload && (
          <Button variant="secondary" onClick={onReload}>
            {t.reload}
          </Button>
        )}
        <Button
          variant="secondary"
          className="max-sm:grow max-sm:px-3"
          disabled={!isUnsaved}
          isPending={save.isPending && !isAsked}
          onClick={() => onCheck() && onKeep(false)}
        >
          {t.save}
        </Button>
        <Button
          className="max-sm:grow max-sm:px-3"
          disabled={nothingNew && inUse !== undefined}
          onClick={() => setAsked(onCheck())}
        >
          {t.publish}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        title={t.publishAsk(name)}
        body={
          <>
            <p>{is_shared ? t.publishShared : t.publishMine}</p>
            {inUse && <p className="pt-2">{t.replaces(inUse.number)}</p>}
          </>
        }
        confirmLabel={t.publish}
        cancelLabel={t.cancel}
        isPending={save.isPending}
        error={save.error ? failureSentence(save.error, language) : undefined}
        onConfirm={() => onKeep(true)}
        onCancel={() => setAsked(false)}
      />
    </div>
  );
}
