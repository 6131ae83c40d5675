import type { Recording } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { draftQuery, transcriptQuery } from '../../../consultations/queries.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { jottedLines } from '../jottings/jotted.ts';
import { useTakenPoints } from '../use-file-points.ts';
import { NoteChecker } from './note-checker.ts';
import { type CheckInput, type Found, nothingFound } from './note-checks.ts';
import { withoutDoubtedMarks, withoutJottedMarks } from './own-marks.ts';

export type { CheckedMark } from './note-checks.ts';

type Checks = Found & {
  /** False while something is loading or being checked, and while somebody types: places are those of the text before. */
  isReady: boolean;
};

/** What stands nowhere in the conversation; anew on every pause of typing. */
export function useChecks(recording: Recording, ai_model_name: string, text: string): Checks {
  const settled = useSettled(text);
  const {
    isReady,
    isChecking: _,
    hasLooked: __,
    ...found
  } = useChecksAtRest(recording, ai_model_name, settled);
  return { ...found, isReady: isReady && settled === text };
}

/** For whoever knows already that the text rests. */
export function useChecksAtRest(recording: Recording, ai_model_name: string, text: string) {
  const { id, language } = recording;
  const { data: draft } = useQuery(draftQuery(id, ai_model_name));
  const { data: pieces } = useQuery(transcriptQuery(id));
  const day = recording.appointment.appointment_time.slice(0, 10);
  const taken = useTakenPoints(recording, text);
  const isLoaded = pieces !== undefined && draft !== undefined;
  const input = useMemo((): CheckInput | null => {
    // Where nothing was heard there is nothing to compare with, and every word would be marked.
    if (!pieces?.length || draft === undefined) return null;
    return {
      ...{ text, pieces, language, day },
      draft_text: draft?.summary_text ?? null,
      taken: taken.map(({ sentence }) => sentence),
    };
  }, [text, pieces, language, day, draft, taken]);

  const checker = useChecker();
  const [last, setLast] = useState<{ input: CheckInput; found: Found } | null>(null);
  useEffect(() => {
    if (!input) return;
    let isWanted = true;
    void checker.check(input).then((found) => {
      if (isWanted) startTransition(() => setLast({ input, found }));
    });
    return () => {
      isWanted = false;
    };
  }, [checker, input]);

  const isChecking = input !== null && last?.input !== input;
  const lines = useMemo(() => jottedLines(draft), [draft]);
  const found = useMemo(() => {
    if (!input || !last) return nothingFound;
    const { text: checked } = last.input;
    const marks = withoutDoubtedMarks(last.found.marks, checked, draft?.doubts ?? []);
    return { ...last.found, marks: withoutJottedMarks(marks, checked, lines) };
  }, [input, last, lines, draft]);
  return { ...found, isReady: isLoaded && !isChecking, isChecking, hasLooked: last !== null };
}

function useChecker(): NoteChecker {
  const [checker] = useState(() => new NoteChecker());
  useEffect(() => () => checker.rest(), [checker]);
  return checker;
}
