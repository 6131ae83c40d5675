/** Whose fact a statement is: the client's, unless all that it says is somebody else's. */
import type { Language } from '../note.ts';
import type { Slots } from '../reading/slot.ts';
import { slotsOf } from '../reading/slots.ts';
import type { Person } from './fact.ts';
import type { Statement } from './statement.ts';
import { isNaming } from './unclear.ts';

function whoOf({ clauses }: Slots): Person {
  const [first] = clauses;
  if (!first || first.who.role === 'client') return { role: 'client' };
  return clauses.every(({ who }) => who.role === 'other') ? first.who : { role: 'client' };
}

const ofMine = /(?<!\p{L})(?:mijn|m['’]n|my) /iu;

const byMe = /^(?:(?:en|maar|dus|ja|nee|and|but|so|yes|no),? )*(?:ik|i|i'm|i've)(?!\p{L})/iu;

/** `Vrouw heeft koorts gehad` may be of a woman; `Mijn vrouw heeft koorts gehad` is not. */
export function ownerOf({ clause, quote, speaker }: Statement, slots: Slots, language: Language): Person {
  const who = whoOf(slots);
  // `Ik wil mijn kleinkinderen zien opgroeien` is of the client.
  if (who.role === 'other' && speaker.role === 'client' && byMe.test(quote) && !isNaming(slots))
    return { role: 'client' };
  if (who.role === 'other' || clause === null || !ofMine.test(quote)) return who;
  return whoOf(slotsOf(quote, language, { isSpoken: true }));
}
