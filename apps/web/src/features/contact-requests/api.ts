import { type ContactRequest, changeContactRequest, listContactRequests } from '@noteer/contract';
import { call } from '../../lib/api.ts';
import { pagedQuery } from '../../lib/paged-query.ts';
import { useListChange } from '../../lib/use-list-change.ts';

const key = 'contact-requests';

/** Asked for when somebody looks, not over and over: every look is a line in the audit trail. */
export const contactRequestsQuery = (is_handled: boolean) =>
  pagedQuery({
    queryKey: [key, is_handled],
    fetchPage: (page) => call(listContactRequests, { query: { is_handled: String(is_handled), ...page } }),
  });

export const useSetHandled = (onError: (error: Error) => void) =>
  useListChange<ContactRequest, ContactRequest>(
    {
      key,
      listOf: contactRequestsQuery,
      isDone: ({ is_handled }) => is_handled,
      before: (request) => ({ ...request, is_handled: !request.is_handled }),
      after: (request) => request,
      send: ({ id, is_handled }) => call(changeContactRequest, { params: { id }, body: { is_handled } }),
    },
    onError,
  );
