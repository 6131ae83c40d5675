/** Clients: who comes to the appointments. What is looked for is never part of an address. */
import { z } from 'zod';
import { WallClock } from './consultations.ts';
import { endpoint, ofPatient } from './endpoint.ts';
import { Done, dataOf } from './envelope.ts';
import { requiredText } from './fields.ts';

export const ClientGender = z.enum(['male', 'female', 'other'], { error: 'Select gender' });
export type ClientGender = z.infer<typeof ClientGender>;

/** One that turned out to be another, as it was known before. */
const JoinedClient = z.object({
  id: z.uuid(),
  client_name: ofPatient(z.string()),
  date_of_birth: ofPatient(z.iso.date().nullable()),
  client_code: ofPatient(z.string().nullable()),
});

export const Client = z
  .object({
    id: z.uuid(),
    first_name: ofPatient(z.string()),
    last_name: ofPatient(z.string().nullable()),
    /** Both, as appointments show it. */
    client_name: ofPatient(z.string()),
    date_of_birth: ofPatient(z.iso.date().nullable()),
    gender: ofPatient(ClientGender.nullable()),
    client_code: ofPatient(z.string().nullable()),
    /** How many there are, of those that whoever asks may know of. */
    appointment_count: z.number().int(),
    last_appointment_time: WallClock.nullable(),
    /** The clients that were joined into this one. */
    joined: z.array(JoinedClient),
  })
  .meta({ id: 'Client' });
export type Client = z.infer<typeof Client>;

const isBirthDate = (date: string) => date >= '1880' && date < '2200';

const optionalText = z
  .string()
  .trim()
  .overwrite((text) => text.toWellFormed())
  .max(200, 'At most 200 characters')
  .nullable();

export const ClientForm = z.object({
  first_name: requiredText('First name is required'),
  last_name: optionalText,
  date_of_birth: z.iso.date('Invalid date').refine(isBirthDate, 'Invalid date').nullable(),
  gender: ClientGender.nullable(),
  client_code: optionalText,
});

const limit = z.coerce.number().int().min(1).max(200);
/** Go on after this one. */
const after = z.uuid().optional();
const params = z.object({ id: z.uuid() });

export const listClients = endpoint({
  method: 'GET',
  path: '/api/clients/',
  deeds: ['find_clients'],
  patient_data: { event: 'clients.listed', object: 'client', ids: 'data[].id' },
  summary: "Clients, the newest first: one's own, or, for a planner or an administrator, all",
  query: z.object({ limit: limit.default(50), after }),
  response: dataOf(z.array(Client)),
});

export const searchClients = endpoint({
  method: 'POST',
  path: '/api/clients/search/',
  deeds: ['find_clients'],
  patient_data: { event: 'clients.listed', object: 'client', ids: 'data[].id' },
  summary: 'Clients whose name, date of birth or code begins like what was typed, the newest first',
  body: z.object({ search: requiredText('Type what to look for'), limit: limit.default(50), after }),
  response: dataOf(z.array(Client)),
});

export const getClient = endpoint({
  method: 'GET',
  path: '/api/clients/{id}/',
  deeds: ['find_clients'],
  patient_data: { event: 'client.read', object: 'client', ids: 'data.id' },
  summary: 'A client; of one that was joined into another, that other',
  params,
  response: dataOf(Client),
});

export const createClient = endpoint({
  method: 'POST',
  path: '/api/clients/',
  deeds: ['add_client'],
  patient_data: { event: 'client.read', object: 'client', ids: 'data.id' },
  summary: 'A new client',
  body: ClientForm.partial().required({ first_name: true }),
  response: dataOf(Client),
});

export const changeClient = endpoint({
  method: 'PATCH',
  path: '/api/clients/{id}/',
  deeds: ['change_client'],
  patient_data: { event: 'client.read', object: 'client', ids: 'data.id' },
  summary: 'Change what is known of a client; what is left out stays',
  params,
  body: ClientForm.partial(),
  response: dataOf(Client),
});

export const removeClient = endpoint({
  method: 'DELETE',
  path: '/api/clients/{id}/',
  deeds: ['remove_client'],
  patient_data: { event: 'client.removed', object: 'client', ids: 'params.id', only_refusals: true },
  summary: 'Remove a client who has no appointments and no recordings',
  params,
  response: Done,
});

export const joinClient = endpoint({
  method: 'POST',
  path: '/api/clients/{id}/join/',
  deeds: ['join_clients'],
  patient_data: { event: 'client.read', object: 'client', ids: 'data.id' },
  summary: 'Two that are one: this client becomes part of the other, with all appointments',
  params,
  body: z.object({ into: z.uuid() }),
  response: dataOf(Client),
});

export const partClient = endpoint({
  method: 'POST',
  path: '/api/clients/{id}/part/',
  deeds: ['join_clients'],
  patient_data: { event: 'client.read', object: 'client', ids: 'data.id' },
  summary: 'Two that were joined and are not one: this client is itself again, with the appointments it had',
  params,
  response: dataOf(Client),
});
