/** The recorder page of one appointment, with a server that is not there beyond what a test says. */
import { followEvents, getTranscript, listTemplates } from '@noteer/contract';
import { screen } from '@testing-library/react';
import { answers, isUnreachable } from './fake-api.ts';
import { openApp } from './open-app.tsx';
import { sanne } from './people.ts';

export const apt = { id: '1d0c5d3e-9a51-4f0e-8a4c-2b6f5f0d3c02', client_name: 'Vera Zandstra' };
const templates = [
  {
    id: 'decursus',
    name: { nl: 'Decursus', en: 'Progress note' },
    from: 'built_in' as const,
    is_offered: true,
    is_default: true,
  },
  {
    id: 'intake',
    name: { nl: 'Intake', en: 'Intake' },
    from: 'built_in' as const,
    is_offered: true,
    is_default: false,
  },
];

export type Fakes = NonNullable<Parameters<typeof openApp>[1]>['api'];

export async function openRecorder(api: NonNullable<Fakes> = [], recordingId?: string) {
  const state = { apt, ...(recordingId && { recordingId }) };
  const app = openApp(
    { pathname: '/walkthrough/record', state },
    {
      as: sanne,
      api: [
        ...api,
        answers(listTemplates, { data: templates }),
        answers(getTranscript, { data: [] }),
        isUnreachable(followEvents),
      ],
    },
  );
  await screen.findByRole('list', { name: 'Stappen' });
  return app;
}

export const press = async (
  { user }: { user: Awaited<ReturnType<typeof openRecorder>>['user'] },
  name: string,
) => user.click(await screen.findByRole('button', { name }));
