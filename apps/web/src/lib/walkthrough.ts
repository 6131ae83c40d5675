/** What the walkthrough is about, as it travels in the history: it survives a reload and stays out of the address. */
import type { Recording } from '@noteer/contract';
import { useLocation } from 'react-router';
import { z } from 'zod';

const Walkthrough = z.object({
  apt: z.object({ id: z.uuid(), client_name: z.string() }),
  recordingId: z.uuid().optional(),
  consultation: z.uuid().optional(),
});
export type Walkthrough = z.infer<typeof Walkthrough>;

/** Undefined when somebody typed the address. */
export function useWalkthrough(): Walkthrough | undefined {
  const { state } = useLocation();
  return Walkthrough.safeParse(state).data;
}

type Client = { client_name: string; patient: { first_name: string; last_name: string | null } };

export const walkthroughName = ({ client_name, patient: { first_name, last_name } }: Client): string =>
  [first_name, last_name].filter(Boolean).join(' ') || client_name;

/** What goes along to a step that is about a recording. */
export const walkthroughOf = ({
  id,
  appointment,
  consultation,
}: Pick<Recording, 'id' | 'appointment' | 'consultation'>): Walkthrough => ({
  apt: { id: appointment.id, client_name: walkthroughName(appointment) },
  recordingId: id,
  consultation,
});
