import { type ContactRequest, changeContactRequest, listContactRequests } from '@noteer/contract';
import { infiniteQueryOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

const PAGE = 50;
const key = 'contact-requests';
const mutationKey = ['change-contact-request'];

/** Asked for when somebody looks, not over and over: every look is a line in the audit trail. */
export const contactRequestsQuery = (is_handled: boolean) =>
  infiniteQueryOptions({
    queryKey: [key, is_handled],
    queryFn: async ({ pageParam }) =>
      (
        await call(listContactRequests, {
          query: {
            is_handled: String(is_handled),
            limit: String(PAGE),
            ...(pageParam && { after: pageParam }),
          },
        })
      ).data,
    initialPageParam: '',
    getNextPageParam: (page: ContactRequest[]) => (page.length === PAGE ? page.at(-1)?.id : undefined),
  });

/** Puts a request in the list where it belongs now, in as far as that list is known. */
function place(queryClient: QueryClient, request: ContactRequest): void {
  for (const is_handled of [false, true]) {
    queryClient.setQueryData(contactRequestsQuery(is_handled).queryKey, (data) => {
      if (!data) return undefined;
      const [first = [], ...rest] = data.pages.map((page) => page.filter(({ id }) => id !== request.id));
      return { ...data, pages: [request.is_handled === is_handled ? [request, ...first] : first, ...rest] };
    });
  }
}

/** Shown at once, and put back when the server does not take it. */
export function useSetHandled(onError: (error: Error) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey,
    mutationFn: ({ id, is_handled }: ContactRequest) =>
      call(changeContactRequest, { params: { id }, body: { is_handled } }),
    onMutate: async (request) => {
      await queryClient.cancelQueries({ queryKey: [key] });
      place(queryClient, request);
    },
    onError: (error, request) => {
      place(queryClient, { ...request, is_handled: !request.is_handled });
      onError(error);
    },
    onSettled: () => {
      // While another change is on its way the server does not know it yet: its answer would undo it on the screen.
      const isLast = queryClient.isMutating({ mutationKey }) === 1;
      return isLast ? queryClient.invalidateQueries({ queryKey: [key] }) : undefined;
    },
  });
}
