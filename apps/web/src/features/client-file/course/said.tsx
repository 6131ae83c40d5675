import type { ClientFile, FilePlace } from '@noteer/contract';
import { PlaceLink } from '../../../consultations/place-link.tsx';
import { fileDate } from '../../../lib/format.ts';
import { useClientText } from '../../../lib/privacy.ts';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { courseStrings } from './strings.ts';

type Course = ClientFile['course'];
export type FileClient = { id: string; client_name: string };

type SaidProps = {
  course: Pick<Course, 'risk' | 'allergies' | 'alerts' | 'agreements' | 'diagnoses' | 'people'>;
  client: FileClient;
};

type Line = { text: string; place: FilePlace };

/** What is told in words: risk, allergies, agreements, diagnoses, people. */
export function Said({ course, client }: SaidProps) {
  const t = useStrings(courseStrings);
  const language = useLanguage();
  const { risk, allergies, alerts, agreements, diagnoses, people } = course;
  const riskLine = (each: Course['risk']['last'][number]): Line => ({
    text: `${t[each.what]}: ${each.is_denied ? t.denied : t.present} (${fileDate(each, language)})`,
    place: each.place,
  });
  const parts: { title: string; lines: Line[]; none?: string }[] = [
    {
      title: t.risk,
      lines: [
        ...risk.last.map(riskLine),
        ...risk.before.map((each) => ({
          text: `${t.earlier}: ${t[each.what]} (${fileDate(each, language)})`,
          place: each.place,
        })),
      ],
      none: t.riskNever,
    },
    {
      title: t.allergies,
      lines: [
        ...allergies.map(({ name, reaction, is_denied, place }) => ({
          text: is_denied ? t.noAllergies : [name, reaction].filter(Boolean).join(': '),
          place,
        })),
        ...alerts,
      ],
    },
    {
      title: t.agreements,
      lines: agreements.map(({ text, due, place }) => ({
        text: due ? `${text} (${t.due(fileDate({ date: due }, language))})` : text,
        place,
      })),
    },
    {
      title: t.diagnoses,
      lines: diagnoses.map(({ name, code, is_certain, is_past, place }) => ({
        text: [name, code && `(${code})`, !is_certain && t.uncertain, is_past && t.past]
          .filter(Boolean)
          .join(' '),
        place,
      })),
    },
    {
      title: t.people,
      lines: people.map(({ name, relation, place }) => ({ text: `${name}, ${relation}`, place })),
    },
  ];
  return (
    <div className="said-parts">
      {parts
        .filter(({ lines, none }) => lines.length > 0 || none)
        .map(({ title, lines, none }) => (
          <section key={title} aria-label={title} className="min-w-0">
            <h3 className="font-semibold">{title}</h3>
            {lines.length === 0 && <p className="text-sm text-muted">{none}</p>}
            <ul className="flex flex-col gap-1">
              {lines.map((line) => (
                <SaidLine
                  key={`${line.text} ${line.place.id} ${line.place.from}`}
                  line={line}
                  client={client}
                />
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}

function SaidLine({ line: { text, place }, client }: { line: Line; client: FileClient }) {
  const shownText = useClientText();
  return (
    <li className="text-sm break-words">
      {shownText(text, client.client_name)}{' '}
      <span className="text-muted">
        <PlaceLink client={client} place={place} />
      </span>
    </li>
  );
}
