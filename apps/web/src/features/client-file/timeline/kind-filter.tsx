import type { ClientFile } from '@noteer/contract';
import { useStrings } from '../../../lib/strings.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { TimelineKind } from '../file-queries.ts';
import { timelineStrings } from './strings.ts';

const kinds = [undefined, 'consultation', 'attachment', 'task'] as const;

type KindFilterProps = {
  counts: ClientFile['counts'] | undefined;
  chosen: TimelineKind | undefined;
  onChange: (kind: TimelineKind | undefined) => void;
};

export function KindFilter({ counts, chosen, onChange }: KindFilterProps) {
  const t = useStrings(timelineStrings);
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t.filter}</legend>
      {kinds.map((kind) => (
        <button
          key={kind ?? 'all'}
          type="button"
          aria-pressed={kind === chosen}
          onClick={() => onChange(kind)}
          className={classNames('choice-chip', kind === chosen && 'choice-chip-on')}
        >
          {t[kind ?? 'all']}
          {kind && counts && <span className="tabular text-muted">{counts[kind]}</span>}
        </button>
      ))}
    </fieldset>
  );
}
