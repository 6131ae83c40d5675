import { createAppointment } from '@noteer/contract';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { appointmentOf, type CheckedAppointment } from './use-appointment-form.ts';

const mutationKey = ['create-appointment'];

type Outcome = { onSuccess: () => void; onError: () => void };

export function useCreateAppointment({ onSuccess, onError }: Outcome) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey,
    mutationFn: (values: CheckedAppointment) => call(createAppointment, { body: appointmentOf(values) }),
    onSuccess: () => {
      onSuccess();
      return queryClient.invalidateQueries({ queryKey: ['appointments'] });
    },
    onError,
    // What did not arrive is kept until somebody puts it back or throws it away, also while they are on another page.
    gcTime: Number.POSITIVE_INFINITY,
  });
}

export type FailedAppointment = { id: number; values: CheckedAppointment; error: Error };

/** The appointments that did not arrive at the server, oldest first. */
export function useFailedAppointments() {
  const cache = useQueryClient().getMutationCache();
  const failed = useMutationState({
    filters: { mutationKey, status: 'error' },
    select: ({ mutationId, state }): FailedAppointment => ({
      id: mutationId,
      values: state.variables as CheckedAppointment,
      error: state.error as Error,
    }),
  });
  function forget(id: number) {
    const mutation = cache.find({ predicate: ({ mutationId }) => mutationId === id });
    if (mutation) cache.remove(mutation);
  }
  return { failed, forget };
}
