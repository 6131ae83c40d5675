import { medicines } from '@noteer/clinical';
import { Check, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStrings } from '../../../lib/strings.ts';
import { stateStrings } from './family-medicine-strings.ts';

const knownMedicines = medicines.filter(({ field }) => field === 'general_practice').length;

type ColumnProps = { title: string; icon: ReactNode; items: string[] };

function Column({ title, icon, items }: ColumnProps) {
  return (
    <div>
      <h3 className="display mb-2 text-xl">{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item} className="flex gap-3 border-t border-line py-4">
            {icon}
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function StateOfAffairs() {
  const t = useStrings(stateStrings);
  return (
    <>
      <div className="mb-12 flex flex-col gap-4">
        <h2 className="site-heading whitespace-pre-line">{t.heading}</h2>
        <p className="site-lead">{t.lead}</p>
      </div>
      <div className="grid gap-x-16 gap-y-12 md:grid-cols-2">
        <Column
          title={t.here}
          icon={<Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-green" />}
          items={[t.soep, t.medicines(knownMedicines), t.words, t.demo]}
        />
        <Column
          title={t.notYet}
          icon={<Hourglass aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />}
          items={[t.standard, t.problems, t.telephone, t.practice]}
        />
      </div>
    </>
  );
}
