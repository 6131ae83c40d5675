import { useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { groupingStrings } from './strings.ts';
import type { Grouping } from './task-groups.ts';

type Props = { grouping: Grouping; onChange: (grouping: Grouping) => void };

export function GroupingSwitch({ grouping, onChange }: Props) {
  const t = useStrings(groupingStrings);
  return (
    <fieldset className="-ml-3 mb-4 flex gap-1">
      <legend className="sr-only">{t.legend}</legend>
      {(['day', 'client'] as const).map((each) => (
        <Button
          key={each}
          size="sm"
          variant="quiet"
          aria-pressed={each === grouping}
          onClick={() => onChange(each)}
          className={each === grouping ? 'bg-pine-soft' : 'text-muted!'}
        >
          {t[each]}
        </Button>
      ))}
    </fieldset>
  );
}
