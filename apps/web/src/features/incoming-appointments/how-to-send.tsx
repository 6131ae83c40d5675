import { sendAppointments } from '@noteer/contract';
import { useStrings } from '../../lib/strings.ts';
import { keyStrings } from './key-strings.ts';

const example = {
  appointments: [
    {
      external_id: 'A-1024',
      clinician: 'naam@instelling.nl',
      start_time: '2026-11-20T09:30',
      end_time: '2026-11-20T10:15',
      client_code: 'C-17',
      client_name: 'Voornaam Achternaam',
      date_of_birth: '1980-02-01',
    },
  ],
};

export function HowToSend() {
  const t = useStrings(keyStrings);
  return (
    <details className="mt-5 border-t border-line pt-4">
      <summary className="cursor-pointer font-medium text-pine">{t.how}</summary>
      <p className="py-3 text-sm text-muted">{t.howMore}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the keys */}
      <pre tabIndex={0} className="overflow-x-auto rounded-control bg-paper-deep p-4 text-sm">
        {[
          `POST ${window.location.origin}${sendAppointments.path}`,
          'Authorization: Bearer noteer_connector_…',
          'Content-Type: application/json',
          '',
          JSON.stringify(example, null, 2),
        ].join('\n')}
      </pre>
    </details>
  );
}
