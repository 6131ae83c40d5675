import { NO_MODEL, type NoteChange, type NoteReading, type Recording } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { revisionQuery } from '../../../consultations/queries.ts';
import { useTemplateOf } from '../../../consultations/use-template-of.ts';
import { type ChangeState, type Known, stateOf } from '../note/changes.ts';
import { READING, useDismissals } from '../use-dismissals.ts';
import { noteReadingQuery } from './api.ts';

export type ReadChange = {
  change: NoteChange;
  /** Of it when it is put aside. */
  point: { kind: string; text: string };
  state: ChangeState;
  /** Somebody weighed it and left the note as it is. */
  isLeft: boolean;
};

/** As long as the words of a point may be. */
const LONGEST = 2000;

const pointOf = ({ kind, section, before, after }: NoteChange) => ({
  kind: READING,
  text: [kind, section, before, after].join('\n').slice(0, LONGEST),
});

/** Whether the note is another one than the second reading read, or left. */
export function isEditedSince(reading: NoteReading | null, revision: number): boolean {
  if (!reading) return true;
  return revision > reading.number + (reading.is_applied && reading.changes.length > 0 ? 1 : 0);
}

const none: readonly NoteChange[] = [];

/** The second reading of the note that is shown, and how each change stands in the text. */
export function useReading(recording: Recording, ai_model_name: string, text: string) {
  const { id, language } = recording;
  const { data, isPending } = useQuery({ ...noteReadingQuery(id), enabled: ai_model_name !== NO_MODEL });
  const reading = data?.ai_model_name === ai_model_name ? data : null;
  const changes = reading?.state === 'done' ? reading.changes : none;
  const { data: read } = useQuery({
    ...revisionQuery(id, ai_model_name, reading?.number ?? 0),
    enabled: changes.length > 0,
  });
  const { sections } = useTemplateOf(recording);
  const was = read?.summary_text;
  const known = useMemo(
    (): Known => ({ was, titles: sections.map(({ title }) => title[language]) }),
    [was, sections, language],
  );
  const dismissals = useDismissals(id);
  const told = useMemo(
    () =>
      changes.map((change): ReadChange => {
        const point = pointOf(change);
        return { change, point, state: stateOf(text, change, known), isLeft: dismissals.has(point) };
      }),
    [changes, text, known, dismissals],
  );
  return { reading, isLoaded: !isPending, told, known, dismissals };
}

/** What waits for a word of the clinician. */
export const isOpen = ({ state, isLeft }: ReadChange): boolean => state === 'open' && !isLeft;
