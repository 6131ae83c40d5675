import { type AccessLogLine, auditEvents, Role } from '@noteer/contract';
import { shortDate, timeOfDay } from '../../lib/format.ts';
import { roleStrings } from '../../lib/role-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { useNow } from '../../lib/use-now.ts';
import { accessLogStrings } from './strings.ts';

type LogTableProps = { lines: AccessLogLine[]; onClient: (client_id: string) => void };

export function LogTable({ lines, onClient }: LogTableProps) {
  const t = useStrings(accessLogStrings);
  return (
    <table aria-label={t.lines} className="w-full text-left max-md:block">
      <thead className="border-b border-line text-sm text-muted max-md:sr-only">
        <tr>
          <th className="py-2 pr-6 font-medium">{t.when}</th>
          <th className="py-2 pr-6 font-medium">{t.user}</th>
          <th className="py-2 pr-6 font-medium">{t.what}</th>
          <th className="py-2 font-medium">{t.whose}</th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {lines.map((line) => (
          <Row key={line.id} line={line} onClient={onClient} />
        ))}
      </tbody>
    </table>
  );
}

/** A line of the table; where there is no room for one, a small card of its own. */
function Row({ line, onClient }: { line: AccessLogLine } & Pick<LogTableProps, 'onClient'>) {
  const t = useStrings(accessLogStrings);
  const events = useStrings(auditEvents);
  return (
    <tr className="border-b border-line align-top last:border-0 max-md:flex max-md:flex-col max-md:gap-1 max-md:py-4 md:*:py-3">
      <td className="tabular pr-6 text-sm whitespace-nowrap text-muted md:pt-3.5">
        <Moment of={line.event_date_time} />
      </td>
      <td className="pr-6 break-words">
        <Who line={line} />
      </td>
      <td className="pr-6 break-words">
        {events[line.event_type_code]}
        {line.entrusted_as && <span className="block text-sm text-muted">{t[line.entrusted_as]}</span>}
        {line.event_outcome_indicator !== 0 && (
          <span className="ml-2 rounded-full bg-red-soft px-2 py-0.5 text-sm font-medium whitespace-nowrap text-red">
            {line.event_outcome_indicator === 4 ? t.refused : t.serious}
          </span>
        )}
      </td>
      <td className="text-sm">{line.client_id && <Client id={line.client_id} onChoose={onClient} />}</td>
    </tr>
  );
}

function Who({ line }: { line: AccessLogLine }) {
  const t = useStrings(accessLogStrings);
  const roles = useStrings(roleStrings);
  const { data: role } = Role.safeParse(line.role_id_code);
  const acting = line.role_id_code === 'connector' ? t.connector : role && roles[role];
  const details = [acting, line.network_access_point_id].filter(Boolean).join(' · ');
  return (
    <>
      <p className="font-medium">{line.user_name ?? (line.network_access_point_id ? t.nobody : t.noteer)}</p>
      {details && <p className="text-sm text-muted">{details}</p>}
    </>
  );
}

/** Its beginning tells one from another; choosing it shows all that was done to that file. */
function Client({ id, onChoose }: { id: string; onChoose: (id: string) => void }) {
  const t = useStrings(accessLogStrings);
  const short = id.slice(0, 8);
  return (
    <button
      type="button"
      title={id}
      aria-label={t.onlyThis(short)}
      onClick={() => onChoose(id)}
      className="tabular rounded-sm text-pine underline decoration-1 underline-offset-4 hover:text-pine-deep hover:decoration-2 pointer-coarse:py-2.5"
    >
      {short}
    </button>
  );
}

function Moment({ of }: { of: string }) {
  const language = useLanguage();
  const now = useNow();
  const date = new Date(of);
  return (
    <time dateTime={of}>
      {shortDate(date, now, language)}, {timeOfDay(date, language)}
    </time>
  );
}
