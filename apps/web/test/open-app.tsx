/** Opens the whole app at an address, as a browser would, in front of a fake server. */
import type { SignedIn } from '@noteer/contract';
import {
  getConfig,
  getConsent,
  getFilePoints,
  getLeaving,
  getModelChoice,
  getNoteReading,
  getNoteWriting,
  getOwnVoice,
  getPreparation,
  getProfile,
  getSinceLastTime,
  getSuggestions,
  getVoices,
  listCaptures,
  listInvitations,
  listSecondFactorResets,
  listSnippets,
  logout,
  searchClients,
} from '@noteer/contract';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, type InitialEntry } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Providers } from '../src/app/providers.tsx';
import { createQueryClient } from '../src/app/query-client.ts';
import { routes } from '../src/app/routes.tsx';
import { currentSession, signIn } from '../src/lib/session.ts';
import { nothingPrepared } from './client-file.ts';
import { nothingSuggested } from './codes.ts';
import { consentGiven, nobodyKnown } from './consultations.ts';
import { answers, fakeApi } from './fake-api.ts';
import { undecidedModel } from './language-models.ts';
import { installation, nothingToHandOver, profileOf, sanne } from './people.ts';

type Opening = { as?: SignedIn; api?: Parameters<typeof fakeApi> };

export function openApp(path: InitialEntry, { as, api = [] }: Opening = {}) {
  if (as) signIn(as);
  const server = fakeApi(
    ...api,
    answers(getConfig, { data: installation }),
    answers(getProfile, { data: profileOf(as ?? currentSession() ?? sanne) }),
    answers(logout, { message: 'Signed out' }),
    answers(getVoices, { data: nobodyKnown }),
    answers(getConsent, { data: consentGiven }),
    answers(searchClients, { data: [] }),
    answers(listCaptures, { data: [] }),
    answers(getOwnVoice, { data: { remembered_at: null } }),
    answers(getPreparation, { data: nothingPrepared }),
    answers(getSuggestions, { data: nothingSuggested }),
    answers(getFilePoints, { data: [] }),
    answers(listInvitations, { data: { sign_up: 'invitation', domains: [], invitations: [] } }),
    answers(listSecondFactorResets, { data: [] }),
    answers(getModelChoice, { data: undecidedModel }),
    answers(listSnippets, { data: [] }),
    answers(getNoteWriting, { data: null }),
    answers(getNoteReading, { data: null }),
    answers(getLeaving, { data: nothingToHandOver }),
    answers(getSinceLastTime, { data: { earlier: null, changes: [] } }),
  );
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const queryClient = createQueryClient();
  const view = render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return {
    ...server,
    router,
    queryClient,
    view,
    user: userEvent.setup({ delay: null }),
    path: () => router.state.location.pathname,
  };
}
