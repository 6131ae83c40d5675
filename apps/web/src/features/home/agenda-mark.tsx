import type { AppointmentStatus } from '@noteer/contract';
import { CircleAlert, CircleCheck, CircleDashed, Hourglass, MicOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStrings } from '../../lib/strings.ts';
import { HintIcon } from '../../ui/hint-icon.tsx';
import { agendaStrings } from './strings.ts';

/** The point on the day's line where an appointment hangs. */
export function AgendaMark({ status, isMissed }: { status: AppointmentStatus; isMissed: boolean }) {
  const t = useStrings(agendaStrings);
  switch (status) {
    case 'scheduled':
      if (isMissed) return <Mark icon={<MicOff />} tone="text-muted" />;
      return (
        <span aria-hidden="true" className="agenda-mark">
          <span className="agenda-dot" />
        </span>
      );
    case 'processing':
      return <HintIcon label={t.processing} icon={<Hourglass />} className="agenda-mark text-amber" />;
    case 'ready':
      return <Mark icon={<CircleDashed />} tone="text-amber" />;
    case 'reviewed':
      return <Mark icon={<CircleCheck />} tone="text-green" />;
    case 'failed':
      return <Mark icon={<CircleAlert />} tone="text-red" />;
  }
}

const Mark = ({ icon, tone }: { icon: ReactNode; tone: string }) => (
  <span aria-hidden="true" className={`agenda-mark ${tone}`}>
    {icon}
  </span>
);
