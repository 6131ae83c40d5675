import {
  addUnplannedContact,
  createAppointment,
  deleteAppointment,
  listAllAppointments,
  listAppointments,
  moveAppointment,
} from '@noteer/contract';
import { route } from '../../http/bind.ts';
import { listAll, move } from './all-service.ts';
import { addContact, agenda, plan, remove } from './service.ts';

export const appointmentRoutes = [
  route(listAppointments, async ({ services, actor, query }) => ({
    data: await agenda(services, actor, query.date),
  })),

  route(addUnplannedContact, async ({ services, actor, body }) => ({
    data: await addContact(services, actor, body),
  })),

  route(createAppointment, async ({ services, actor, body }) => ({
    data: await plan(services, actor, body),
  })),

  route(listAllAppointments, async ({ services, actor, query }) => ({
    data: await listAll(services, actor, query),
  })),

  route(moveAppointment, async ({ services, actor, params, body }) => ({
    data: await move(services, actor, params.id, body),
  })),

  route(deleteAppointment, async ({ services, actor, params }) => {
    await remove(services, actor, params.id);
    return { message: 'Appointment Deleted Successfuly' }; // sic
  }),
];
