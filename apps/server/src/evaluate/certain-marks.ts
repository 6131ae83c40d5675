/** Values of a note that stand nowhere in the talk, in any form: as the product marks them. */
import { noteMarkdown } from '@noteer/clinical';
import { type Mark, uncertainValues } from '@noteer/clinical/certain-checks';
import type { Consultation } from './consultation.ts';
import type { NoteInSections } from './result.ts';

/** Places are in the sentence. */
export type CertainMark = Mark & { section: string; sentence: number };

export function certainMarks(
  sections: NoteInSections,
  { pieces, language, from }: Consultation,
): CertainMark[] {
  const { text, places } = noteMarkdown({ sections: [...sections], not_discussed: [] });
  return uncertainValues(text, pieces, language, from).flatMap((mark) => {
    const place = places.find(({ start, end }) => start <= mark.start && mark.start < end);
    if (!place) return [];
    const [start, end] = [mark.start - place.start, mark.end - place.start];
    return [{ ...mark, start, end, section: place.section_id, sentence: place.index }];
  });
}
