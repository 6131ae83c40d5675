import { attachmentPath, fileNotePath, type TimelineItem } from '@noteer/contract';
import { FileText, ListTodo, MessagesSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { detailsPath } from '../../../consultations/recording-details.ts';
import { fileDate, shortMoment } from '../../../lib/format.ts';
import { useClientText } from '../../../lib/privacy.ts';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { timelineStrings } from './strings.ts';

type Client = { id: string; client_name: string };
type RowProps = { item: TimelineItem; client: Client };

/** One thing that happened: when, what, and the way to it. */
export function TimelineRow({ item, client }: RowProps) {
  switch (item.kind) {
    case 'consultation':
      return <Consultation item={item} client={client} />;
    case 'attachment':
      return <AddedDocument item={item} client={client} />;
    case 'task':
      return <TaskOf item={item} client={client} />;
  }
}

type Of<K extends TimelineItem['kind']> = { item: Extract<TimelineItem, { kind: K }>; client: Client };

type LineProps = { icon: ReactNode; when: string; title: ReactNode; facts: string; children?: ReactNode };

const Line = ({ icon, when, title, facts, children }: LineProps) => (
  <li className="timeline-row">
    <span className="timeline-icon">{icon}</span>
    <div className="min-w-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0 break-words">{title}</span>
        <span className="tabular text-sm whitespace-nowrap text-muted">{when}</span>
      </p>
      {facts && <p className="text-sm text-muted">{facts}</p>}
      {children}
    </div>
  </li>
);

function Consultation({ item, client }: Of<'consultation'>) {
  const t = useStrings(timelineStrings);
  const language = useLanguage();
  const shownText = useClientText();
  const { recording, is_reviewed, is_own, description } = item;
  const about = t[item.is_appointment ? 'appointment' : 'unplanned'];
  // A final note is read in the file; what is not final is its clinician's alone.
  const to =
    recording &&
    (is_reviewed ? fileNotePath(client.id, recording) : is_own && detailsPath({ id: recording }));
  const facts = [
    item.clinician_name,
    t[item.status],
    description && shownText(description, client.client_name),
  ];
  return (
    <Line
      icon={<MessagesSquare aria-hidden="true" />}
      when={fileDate({ date: item.appointment_time.slice(0, 'YYYY-MM-DD'.length) }, language)}
      title={to ? <TextLink to={to}>{about}</TextLink> : <span className="font-medium">{about}</span>}
      facts={facts.filter(Boolean).join(' · ')}
    >
      {item.first_line && (
        <p className="line-clamp-2 text-sm">{shownText(item.first_line, client.client_name)}</p>
      )}
    </Line>
  );
}

function AddedDocument({ item: { attachment }, client }: Of<'attachment'>) {
  const t = useStrings(timelineStrings);
  const language = useLanguage();
  const shownText = useClientText();
  return (
    <Line
      icon={<FileText aria-hidden="true" />}
      when={shortMoment(new Date(attachment.created_at), language)}
      title={
        <TextLink to={attachmentPath(attachment.client_id, attachment.id)}>
          {shownText(attachment.file_name, client.client_name)}
        </TextLink>
      }
      facts={[t.addedDocument, attachment.added_by].join(' · ')}
    />
  );
}

function TaskOf({ item: { task }, client }: Of<'task'>) {
  const t = useStrings(timelineStrings);
  const language = useLanguage();
  const shownText = useClientText();
  const facts = [
    task.is_done ? t.taskDone : t.taskOpen,
    task.due && t.due(fileDate({ date: task.due }, language)),
  ].filter(Boolean);
  return (
    <Line
      icon={<ListTodo aria-hidden="true" />}
      when={shortMoment(new Date(task.created_at), language)}
      title={
        <TextLink to={task.recording ? detailsPath({ id: task.recording }) : '/tasks'}>
          {shownText(task.text, client.client_name) || t.task}
        </TextLink>
      }
      facts={facts.join(' · ')}
    />
  );
}
