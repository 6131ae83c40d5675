/** Values of a note that stand nowhere in the talk, in any form: as the product marks them. */
import { noteMarkdown, type TranscriptPiece } from '@noteer/clinical';
import type { Language } from '@noteer/contract';
import type { NoteInSections } from './result.ts';

type Found = { start: number; end: number; text: string; kind: string; near: number[] };
type Finder = (note: string, pieces: readonly TranscriptPiece[], language: Language, on?: string) => Found[];

/** Places are in the sentence. */
export type CertainMark = Found & { section: string; sentence: number };

const MODULE: string = '@noteer/clinical/values';

async function finder(): Promise<Finder | undefined> {
  try {
    const found = (await import(MODULE)) as { uncertainValues?: Finder };
    return found.uncertainValues;
  } catch {
    return undefined;
  }
}

/** Null where nothing looks for them. */
export async function certainMarks(
  sections: NoteInSections,
  pieces: readonly TranscriptPiece[],
  language: Language,
  on: string | undefined,
): Promise<CertainMark[] | null> {
  const find = await finder();
  if (!find) return null;
  const { text, places } = noteMarkdown({ sections: [...sections], not_discussed: [] });
  return find(text, pieces, language, on).flatMap((mark) => {
    const place = places.find(({ start, end }) => start <= mark.start && mark.start < end);
    if (!place) return [];
    return [
      {
        ...mark,
        start: mark.start - place.start,
        end: mark.end - place.start,
        section: place.section_id,
        sentence: place.index,
      },
    ];
  });
}
