/** Invented clients for tests. */
import type { Client } from '@noteer/contract';
import { idOf } from './consultations.ts';

export function aClient(number: number, client_name: string, more: Partial<Client> = {}): Client {
  const [first_name = '', ...rest] = client_name.split(' ');
  return {
    id: idOf(number),
    first_name,
    last_name: rest.join(' ') || null,
    client_name,
    date_of_birth: null,
    gender: null,
    client_code: null,
    appointment_count: 1,
    last_appointment_time: '2026-03-02T09:00:00.000Z',
    joined: [],
    ...more,
  };
}
