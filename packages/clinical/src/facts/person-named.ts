/** Who was named goes on with `die` and `hij`: `Die slikte clomipramine` is of the brother. */
import { capitalised } from '../reading/text.ts';
import type { Fact } from './fact.ts';

const person = /^(?:die|hij|ze|zij|he|she)(?= \p{L})/iu;

/** `Die slikte clomipramine`, after what was told of a brother, is of the brother. */
export function withPerson(facts: readonly Fact[]): Fact[] {
  let focus: { who: Extract<Fact['who'], { role: 'other' }>; told_by: Fact['told_by'] } | undefined;
  return facts.map((fact) => {
    const { clause, who, told_by } = fact;
    const isGoingOn =
      focus !== undefined && told_by === focus.told_by && told_by !== 'other' && person.test(clause ?? '');
    if (who.role === 'other') focus = { who, told_by };
    else if (!isGoingOn) focus = undefined;
    if (!isGoingOn || !focus || clause === null) return fact;
    const named = focus.who.name ?? focus.who.relation;
    return { ...fact, who: focus.who, clause: capitalised(clause.replace(person, named)) };
  });
}
