import { CircleAlert, CircleCheck, CloudOff, GitCompareArrows, PencilLine } from 'lucide-react';
import { memo } from 'react';
import { useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { WritingLine } from '../../../ui/spinner.tsx';
import { savingStrings } from './strings.ts';
import type { Note } from './use-note.ts';

const looks = {
  saved: { icon: <CircleCheck aria-hidden="true" />, tone: 'text-green' },
  unsaved: { icon: <PencilLine aria-hidden="true" />, tone: 'text-muted' },
  saving: { icon: <WritingLine className="h-4 w-8" />, tone: 'text-pine' },
  offline: { icon: <CloudOff aria-hidden="true" />, tone: 'text-amber' },
  failed: { icon: <CircleAlert aria-hidden="true" />, tone: 'text-red' },
  conflict: { icon: <GitCompareArrows aria-hidden="true" />, tone: 'text-amber' },
} satisfies Record<Note['saving'], unknown>;

type SavingLineProps = Pick<Note, 'saving' | 'isKept' | 'save'>;

/** Where what was typed is, in a word and a sign. */
export const SavingLine = memo(function SavingLine({ saving, isKept, save }: SavingLineProps) {
  const t = useStrings(savingStrings);
  const { icon, tone } = looks[saving];
  const mayRetry = saving === 'failed' || saving === 'offline';
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-2 text-sm">
      <span
        role="status"
        className={classNames(
          'inline-flex items-center gap-1.5 [&_svg:not([viewBox="0_0_40_20"])]:size-4',
          tone,
        )}
      >
        {icon}
        <span>{saving === 'offline' && !isKept ? t.offlineNotKept : t[saving]}</span>
      </span>
      {mayRetry && (
        <Button variant="quiet" size="sm" onClick={() => void save()}>
          {t.retry}
        </Button>
      )}
    </div>
  );
});
