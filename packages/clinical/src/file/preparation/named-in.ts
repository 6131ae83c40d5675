/** Where a text names a medicine, in whatever words it goes on: also where nothing is told of its use. */
import { findMedicine } from '../../reading/medicines.ts';
import { plain } from '../../reading/text.ts';
import { medicineKey } from '../medicine-course.ts';

const SHORTEST_BEGINNING_letters = 4;

/** In full, by another of its names, or by the beginning of one (`sert`, `mirtaz`). */
export function placesOf(name: string, text: string): number[] {
  const key = medicineKey(name);
  const known = findMedicine(name);
  const full = [key, name, ...(known ? [known.nl, known.en] : [])].map(plain);
  return [...text.matchAll(/\p{L}[\p{L}\d-]{2,}/gu)].flatMap(({ 0: word, index }) => {
    const said = plain(word);
    const isBeginning =
      said.length >= SHORTEST_BEGINNING_letters && full.some((each) => each.startsWith(said));
    return isBeginning || medicineKey(said) === key ? [index] : [];
  });
}
