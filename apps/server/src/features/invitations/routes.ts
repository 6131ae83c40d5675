import { invite, listInvitations, withdrawInvitation } from '@noteer/contract';
import { route } from '../../http/bind.ts';
import { inviteColleague, list, withdraw } from './service.ts';

export const invitationRoutes = [
  route(listInvitations, async ({ services, actor }) => ({ data: await list(services, actor) })),

  route(invite, async ({ services, actor, body }) => ({
    data: await inviteColleague(services, actor, body),
  })),

  route(withdrawInvitation, async ({ services, actor, params }) => {
    await withdraw(services, actor, params.id);
    return { message: 'Invitation withdrawn' };
  }),
];
