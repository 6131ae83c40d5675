import type { ReactNode } from 'react';
import { useClientName } from '../../lib/privacy.ts';
import { useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { addAppointmentStrings } from './strings.ts';

type KeptAppointmentProps = {
  tone: 'error' | 'info';
  title: string;
  patient_name: string;
  children?: ReactNode;
  onRestore: () => void;
  onDiscard: () => void;
};

/** An appointment that was filled in and is not at the server: nothing of it is lost. */
export function KeptAppointment(props: KeptAppointmentProps) {
  const { tone, title, patient_name, children, onRestore, onDiscard } = props;
  const t = useStrings(addAppointmentStrings);
  const clientName = useClientName();
  return (
    <Notice tone={tone} title={title}>
      {children}
      <p>{t.kept(patient_name ? clientName(patient_name) : t.someone)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={onRestore}>
          {t.restore}
        </Button>
        <Button variant="quiet" size="sm" onClick={onDiscard}>
          {t.discard}
        </Button>
      </div>
    </Notice>
  );
}
