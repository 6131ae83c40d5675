import type { ContactRequest } from '@noteer/contract';
import type { ReactNode } from 'react';
import { shortDate, timeOfDay } from '../../lib/format.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { useNow } from '../../lib/use-now.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { contactRequestsStrings } from './strings.ts';

export const nameOf = ({ first_name, last_name }: ContactRequest): string => `${first_name} ${last_name}`;

type RequestTableProps = {
  label: string;
  requests: ContactRequest[];
  action: (request: ContactRequest) => ReactNode;
};

export function RequestTable({ label, requests, action }: RequestTableProps) {
  const t = useStrings(contactRequestsStrings);
  return (
    <table aria-label={label} className="w-full text-left max-md:block">
      <thead className="border-b border-line text-sm text-muted max-md:sr-only">
        <tr>
          <th className="py-2 pr-6 font-medium">{t.name}</th>
          <th className="py-2 pr-6 font-medium">{t.institution}</th>
          <th className="py-2 pr-6 font-medium">{t.received}</th>
          <th className="py-2">
            <span className="sr-only">{t.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {requests.map((request) => (
          <Row key={request.id} request={request} action={action(request)} />
        ))}
      </tbody>
    </table>
  );
}

/** A line of the table; where there is no room for one, a small card of its own. */
function Row({ request, action }: { request: ContactRequest; action: ReactNode }) {
  const t = useStrings(contactRequestsStrings);
  const specialty = request.specialty === 'other' ? request.specialty_other : t[request.specialty];
  return (
    <tr className="border-b border-line align-top last:border-0 max-md:flex max-md:flex-col max-md:items-start max-md:gap-2 max-md:py-4 md:*:py-3">
      <td className="pr-6 break-words">
        <p className="font-medium">{nameOf(request)}</p>
        <a
          href={`mailto:${encodeURIComponent(request.email).replace('%40', '@')}`}
          className="inline-block rounded-sm text-sm break-all text-pine underline decoration-1 underline-offset-4 hover:text-pine-deep hover:decoration-2 pointer-coarse:py-2.5"
        >
          {request.email}
        </a>
      </td>
      <td className="pr-6 break-words">
        <p>{request.institution_name}</p>
        <p className="text-sm text-muted">
          {specialty} · {t[request.location]}
        </p>
      </td>
      <td className="tabular pr-6 text-sm whitespace-nowrap text-muted md:pt-3.5">
        <Moment of={request.created_at} />
      </td>
      <td className="md:text-right">{action}</td>
    </tr>
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

export const requestSkeletons = ['w-32', 'w-44', 'w-36'].map((width) => (
  <div key={width} className="flex min-h-18 flex-col justify-center gap-3">
    <Skeleton className={`h-3 ${width}`} />
    <Skeleton className="h-3 w-56 max-w-full" />
  </div>
));
