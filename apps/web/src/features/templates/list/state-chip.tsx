import type { TemplateState } from '@noteer/contract';
import { CircleCheck, CircleDashed, PencilLine } from 'lucide-react';
import { useStrings } from '../../../lib/strings.ts';
import { classNames } from '../../../ui/class-names.ts';
import { templateStrings } from '../strings.ts';

const looks = {
  draft: { Icon: PencilLine, look: 'bg-amber-soft text-amber' },
  published: { Icon: CircleCheck, look: 'bg-green-soft text-green' },
  retired: { Icon: CircleDashed, look: 'bg-paper-deep text-muted' },
};

export function StateChip({ state, number }: { state: TemplateState; number: number }) {
  const t = useStrings(templateStrings);
  const { Icon, look } = looks[state];
  return (
    <span className={classNames('inline-flex items-center gap-1 rounded-full px-2 py-0.5 font-medium', look)}>
      <Icon aria-hidden="true" className="size-4" />
      {t[state]}
      {` · ${t.version(number)}`}
    </span>
  );
}
