/** Whose fact a statement is: the client's, unless all that it says is somebody else's. */
import type { Slots } from '../reading/slot.ts';
import type { Person } from './fact.ts';

export function whoOf({ clauses }: Slots): Person {
  const [first] = clauses;
  if (!first || first.who.role === 'client') return { role: 'client' };
  return clauses.every(({ who }) => who.role === 'other') ? first.who : { role: 'client' };
}
