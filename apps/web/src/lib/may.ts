/** What the person at the screen may do, so that nothing is shown that the server would refuse. */
import { type Deed, reachOf } from '@noteer/contract';
import { useCallback } from 'react';
import { type Person, usePerson } from './session.ts';

export const may = (person: Pick<Person, 'role'> | null, deed: Deed): boolean =>
  person !== null && reachOf(person.role, deed) !== undefined;

/** A locked screen belongs to the one who was there: it goes on showing what is theirs. */
export function useMay(): (deed: Deed) => boolean {
  const person = usePerson();
  return useCallback((deed: Deed) => may(person, deed), [person]);
}

/** Where somebody begins: most with their day, and others with what their work is. */
export function startPage(person: Pick<Person, 'role'> | null, isPrivileged: boolean): string {
  if (may(person, 'read_all_agendas')) return isPrivileged ? '/add-appointment' : '/admin';
  return may(person, 'read_agenda') ? '/home' : '/access-log';
}
