/** What the walkthrough is about, as it travels in the history: it survives a reload, and names stay out of the address. */
import { type Recording, recordingIn, recordingPath } from '@noteer/contract';
import { useLocation } from 'react-router';
import { z } from 'zod';

const Walkthrough = z.object({
  apt: z.object({ id: z.uuid(), client_name: z.string() }),
  recordingId: z.uuid().optional(),
  consultation: z.uuid().optional(),
});
export type Walkthrough = z.infer<typeof Walkthrough>;

/** Undefined when somebody typed the address, or followed a bookmark: then the address may say which recording. */
export function useWalkthrough(): Walkthrough | undefined {
  const { state, pathname } = useLocation();
  const { data } = Walkthrough.safeParse(state);
  const id = recordingIn(pathname);
  return id === undefined || data?.recordingId === id ? data : undefined;
}

type WalkthroughStep = 'record' | 'review' | 'wrap-up';

export const walkthroughPath = (step: WalkthroughStep, { recordingId }: Walkthrough): string =>
  recordingPath(`walkthrough/${step}`, recordingId);

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
