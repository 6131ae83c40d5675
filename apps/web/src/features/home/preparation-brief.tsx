import { preparationPath } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { preparationQuery } from '../../consultations/file-queries.ts';
import { preparationStrings } from '../../consultations/file-strings.ts';
import { Line } from '../../consultations/preparation-sections.tsx';
import { useStrings } from '../../lib/strings.ts';
import { TextLink } from '../../ui/text-link.tsx';

type PreparationBriefProps = { appointment_id: string; client_name: string };

/** The three lines that matter most, under the next appointment. Without any there is nothing to show, and no alarm. */
export function PreparationBrief({ appointment_id, client_name }: PreparationBriefProps) {
  const t = useStrings(preparationStrings);
  const { data: preparation } = useQuery(preparationQuery(appointment_id));
  if (!preparation || preparation.brief.length === 0) return null;
  const client = { id: preparation.client_id, client_name };
  return (
    <section aria-label={t.heading} className="agenda-above preparation-brief">
      <ul className="flex flex-col gap-2 text-sm">
        {preparation.brief.map((line) => (
          <Line key={line.text} line={line} client={client} />
        ))}
      </ul>
      <TextLink to={preparationPath(appointment_id)} className="text-sm pointer-coarse:py-2">
        {t.whole}
      </TextLink>
    </section>
  );
}
