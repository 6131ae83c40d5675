/** What the papers about a client let a reader understand: the medicines, and the people around the client. */
import { meaningsOf } from '../checks/slot-words.ts';
import { courseOf } from '../file/course.ts';
import type { Finding } from '../file/finding.ts';
import type { MedicineCourse } from '../file/medicine-course.ts';
import type { Language } from '../note.ts';
import { findMedicine } from '../reading/medicines.ts';
import { dutchPeople, englishPeople } from '../reading/phrases/people.ts';
import type { Moment } from '../reading/slot.ts';

/** The sentence of a paper that something is known from. */
type KnownFrom = Pick<Finding, 'source' | 'from' | 'to'>;

/** `is_current`: in use, or planned. What was stopped is still recognised when it is named. */
export type KnownMedicine = KnownFrom & { name: string; is_current: boolean; moment?: Moment };
export type KnownPerson = KnownFrom & { name: string; relation: string };
export type Known = { medicines: readonly KnownMedicine[]; people: readonly KnownPerson[] };

/**
 * What a note, or the reading of a talk, took from the file. `heard`: a name that was misheard. `meant`: the medicine that
 * other words stand for. `relation`: who somebody is. `said` is what was said, `text` what the file has.
 */
export type FromFile = KnownFrom & { is: 'heard' | 'meant' | 'relation'; said: string; text: string };

const placeOf = ({ source, from, to }: Finding): KnownFrom => ({ source, from, to });

function knownMedicine(course: MedicineCourse): KnownMedicine {
  const { name, is_current, last, steps, planned } = course;
  const plan = planned.at(-1);
  const now = is_current || !plan ? last : plan;
  const told = [now, ...steps.map(({ finding }) => finding).toReversed()];
  const moment = told.find(({ frequency }) => frequency?.moment)?.frequency?.moment;
  return { ...placeOf(now), name, is_current: is_current || plan !== undefined, ...(moment && { moment }) };
}

/** `man`, `vriend` and `partner` are one to somebody who asks who it is; `partner` and `ex` are not. */
const meaningOf = (relation: string, language: Language): string =>
  meaningsOf(relation, language).find(({ slot }) => slot === 'relation')?.value ?? relation;

const relations: Readonly<Record<Language, ReadonlySet<string>>> = {
  nl: new Set(dutchPeople.map(([relation]) => relation)),
  en: new Set(englishPeople.map(([relation]) => relation)),
};

/** In words of the language of the note. Two who bear one name cannot be told apart. */
export function knownFrom(findings: readonly Finding[], language: Language): Known {
  const { medicines, people } = courseOf(findings);
  const byName = Map.groupBy(
    people.filter(({ relation }) => relations[language].has(relation)),
    ({ name }) => name.toLowerCase(),
  );
  return {
    medicines: medicines.map((course) => {
      const medicine = knownMedicine(course);
      return { ...medicine, name: findMedicine(medicine.name)?.[language] ?? medicine.name };
    }),
    people: [...byName.values()].flatMap((same): KnownPerson[] => {
      const last = same.at(-1);
      if (!last || new Set(same.map(({ relation }) => meaningOf(relation, language))).size > 1) return [];
      return [{ ...placeOf(last), name: last.name, relation: last.relation }];
    }),
  };
}
