/** How a note is shown: a face and a size. It is a habit of the reader, and no part of the text. */
import { type CSSProperties, useMemo, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { Observable } from '../../../lib/observable.ts';
import { usePerson } from '../../../lib/session.ts';

/** In the order of the menu. Poppins and Playfair Display are fetched when somebody chooses them (note-fonts.css). */
export const NOTE_FONTS = {
  'Sans Serif': 'var(--font-sans)',
  Arial: 'Arial, Helvetica, sans-serif',
  Georgia: 'Georgia, Gelasio, serif',
  'Times New Roman': '"Times New Roman", Times, serif',
  Verdana: 'Verdana, Geneva, sans-serif',
  'Trebuchet MS': '"Trebuchet MS", sans-serif',
  'Courier New': '"Courier New", Courier, monospace',
  'Lucida Sans': '"Lucida Sans", "Lucida Grande", "Lucida Sans Unicode", sans-serif',
  Poppins: 'Poppins, sans-serif',
  'Playfair Display': '"Playfair Display Variable", serif',
} as const;
export type NoteFont = keyof typeof NOTE_FONTS;

const SMALLEST = 6;
const LARGEST = 26;
export const NOTE_SIZES = Array.from({ length: LARGEST - SMALLEST + 1 }, (_, index) => SMALLEST + index);

const Look = z.object({
  font: z.enum(Object.keys(NOTE_FONTS) as [NoteFont, ...NoteFont[]]),
  size: z.number().int().min(SMALLEST).max(LARGEST),
});
type Look = z.infer<typeof Look>;

const usual: Look = { font: 'Sans Serif', size: 17 };
const keyOf = (person_id: string) => `note_look:${person_id}`;

function read(key: string): Look {
  try {
    return Look.parse(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    // Never chosen, or by another version.
    return usual;
  }
}

/** Every note on the screen follows. */
const looks = new Observable<Readonly<Record<string, Look>>>({});

export function useNoteLook() {
  const key = keyOf(usePerson()?.id ?? '');
  const known = useSyncExternalStore(looks.subscribe, looks.get)[key];
  const kept = useMemo(() => read(key), [key]);
  const look = known ?? kept;
  function choose(change: Partial<Look>) {
    const next = { ...look, ...change };
    looks.set({ ...looks.get(), [key]: next });
    localStorage.setItem(key, JSON.stringify(next));
  }
  const style: CSSProperties = {
    fontFamily: NOTE_FONTS[look.font],
    fontSize: `${look.size / 16}rem`,
    // The usual face has its own for headings; a chosen one is chosen for all of the note.
    ...(look.font !== usual.font && { '--note-heading-font': 'inherit' }),
  };
  return { ...look, choose, style };
}
