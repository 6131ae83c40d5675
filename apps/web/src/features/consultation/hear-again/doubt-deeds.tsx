import type { Doubt } from '@noteer/contract';
import { useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { hearStrings } from './strings.ts';

type DoubtDeedsProps = {
  doubt: Doubt;
  deeds: { right(): void; type(): void; remove(): void };
  isTabStop: boolean;
  /** There is no button to listen before them. */
  isFirst: boolean;
};

/** Good, typed or gone: a button each, with the key that does the same. */
export function DoubtDeeds({ doubt: { read, heard }, deeds, isTabStop, isFirst }: DoubtDeedsProps) {
  const t = useStrings(hearStrings);
  const words = read || heard || t.unclear;
  const each = [
    { key: 'G', label: t.right, name: t.rightAt(words), deed: deeds.right },
    { key: 'T', label: t.type, name: t.typeAt(words), deed: deeds.type },
    { key: 'W', label: t.remove, name: t.removeAt(words), deed: deeds.remove },
  ];
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      {each.map(({ key, label, name, deed }, at) => (
        <Button
          key={key}
          variant="secondary"
          size="sm"
          aria-label={name}
          aria-keyshortcuts={key}
          tabIndex={isTabStop ? 0 : -1}
          data-first-key={(isFirst && at === 0) || undefined}
          onClick={deed}
        >
          {label}
          <span aria-hidden="true" className="doubt-key">
            {key}
          </span>
        </Button>
      ))}
    </div>
  );
}
