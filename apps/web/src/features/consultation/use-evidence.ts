import { type Evidence, evidenceAt, evidenceReader, standing } from '@noteer/clinical';
import type { Recording } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { draftQuery, type TranscriptPiece, transcriptQuery } from '../../consultations/queries.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { useTakenPoints } from './use-file-points.ts';

/** Where somebody is in the note. */
export type Place = { offset: number; by: 'click' | 'caret'; nonce: number };

type Asked = {
  recording: Recording;
  ai_model_name: string;
  text: string;
  place: Place | null;
  /** Pieces that somebody asked for elsewhere; each time they are, another list. */
  litPieces?: readonly number[] | undefined;
};

export type Lit = {
  /** Places in the note. */
  sentences: readonly Evidence[];
  /** Numbers of transcript pieces. */
  pieces: readonly number[];
  /** What was asked about: a sentence of the note, or a piece of the conversation. */
  by: 'sentence' | 'piece' | null;
  place: Place | null;
};

/** `sentence`: one that is being written, with what it rests on. It holds until the next move in the note. */
type Chosen = { seqs: readonly number[]; by: 'sentence' | 'piece'; nonce: number | undefined };

const none: readonly TranscriptPiece[] = [];
const noSentences: readonly Evidence[] = [];

/** What is lit in note and conversation: what the sentence at hand rests on, or what rests on the chosen piece. */
export function useEvidence({ recording, ai_model_name, text, place, litPieces }: Asked) {
  const { id, language } = recording;
  const transcript = useQuery(transcriptQuery(id));
  const draft = useQuery(draftQuery(id, ai_model_name));
  const pieces = transcript.data ?? none;
  const settled = useSettled(text);
  const isSettled = settled === text;

  const read = useMemo(
    () => (draft.isPending ? undefined : evidenceReader(draft.data ?? null, pieces, language)),
    [draft.isPending, draft.data, pieces, language],
  );
  const sentencesIn = useCallback((any: string) => read?.(any) ?? noSentences, [read]);
  const taken = useTakenPoints(recording, settled);
  const all = useMemo(() => {
    const stretches = taken.flatMap(({ sentence }) => standing(settled, sentence));
    // What was put in from the file rests on nothing that was said.
    return sentencesIn(settled).map((each) =>
      stretches.some(({ start, end }) => start < each.end && each.start < end)
        ? { ...each, sources: [] }
        : each,
    );
  }, [sentencesIn, settled, taken]);

  // While somebody types, places are those of another text than `all` is about: what was lit stays.
  const [at, setAt] = useState(place);
  if (isSettled && at?.nonce !== place?.nonce) setAt(place);
  // A piece is lit until the next move in the note.
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [asked, setAsked] = useState<readonly number[]>();
  if (asked !== litPieces) {
    setAsked(litPieces);
    setChosen(litPieces?.length ? { seqs: litPieces, by: 'sentence', nonce: at?.nonce } : null);
  }
  const lit = useMemo(() => litOf(all, at, chosen), [all, at, chosen]);

  const nonce = at?.nonce;
  const choosePiece = useCallback(
    (next: number): Evidence[] => {
      setChosen({ seqs: [next], by: 'piece', nonce });
      return carriedBy(all, [next]);
    },
    [all, nonce],
  );
  return {
    transcript,
    draft,
    pieces,
    /** What the note has from the client's file, as it was put in. */
    taken,
    /** The text that places are about. */
    settled,
    isSettled,
    lit,
    /** The sentences of that text, and what each rests on. */
    sentences: all,
    /** The same of any text. */
    sentencesIn,
    /** Lights a piece; answers the sentences that rest on it. */
    choosePiece,
  };
}

const carriedBy = (all: readonly Evidence[], seqs: readonly number[]): Evidence[] =>
  all.filter(({ sources }) => sources.some((seq) => seqs.includes(seq)));

function litOf(all: readonly Evidence[], place: Place | null, chosen: Chosen | null): Lit {
  if (chosen && chosen.nonce === place?.nonce) {
    const { seqs, by } = chosen;
    // A sentence that is still being written stands in no note yet.
    return { sentences: by === 'piece' ? carriedBy(all, seqs) : [], pieces: seqs, by, place };
  }
  const sentence = place ? evidenceAt(all, place.offset) : undefined;
  if (!sentence) return { sentences: [], pieces: [], by: null, place };
  return { sentences: [sentence], pieces: sentence.sources, by: 'sentence', place };
}

/** Pieces that follow each other are one passage, with the pauses between them. */
export function passagesOf(pieces: readonly TranscriptPiece[], seqs: readonly number[]) {
  const passages: { first: number; last: number; from_s: number; to_s: number }[] = [];
  for (const { seq, start_s, end_s } of pieces) {
    if (!seqs.includes(seq)) continue;
    const before = passages.at(-1);
    if (before && before.last === seq - 1) {
      before.last = seq;
      before.to_s = end_s;
    } else passages.push({ first: seq, last: seq, from_s: start_s, to_s: end_s });
  }
  return passages;
}
