import { type Evidence, evidenceReader } from '@noteer/clinical';
import type { Recording } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  draftQuery,
  type TranscriptPiece,
  transcriptQuery,
  voicesQuery,
} from '../../consultations/queries.ts';
import { useStrings } from '../../lib/strings.ts';
import { cosignStrings } from './strings.ts';

const none: readonly TranscriptPiece[] = [];
const noSentences: readonly Evidence[] = [];

/** The sentences of the note with what each rests on, the conversation, and who says what in it. */
export function useSentences({ id, language }: Recording, ai_model_name: string, text: string) {
  const t = useStrings(cosignStrings);
  const pieces = useQuery(transcriptQuery(id)).data ?? none;
  const draft = useQuery(draftQuery(id, ai_model_name));
  const voices = useQuery(voicesQuery(id)).data;
  const sentences = useMemo(() => {
    if (draft.isPending) return noSentences;
    return evidenceReader(draft.data ?? null, pieces, language)(text);
  }, [draft.isPending, draft.data, pieces, language, text]);

  const namesOf = useMemo(
    () =>
      ({ seq, voice: first }: TranscriptPiece): string | undefined => {
        const voice = voices?.piece_voices[seq] ?? first;
        if (voice === null) return undefined;
        const known = voices?.voices.find((each) => each.voice === voice);
        if (!known?.role) return t.speaker(voice + 1);
        return known.role === 'other' ? (known.relation ?? t.other) : t[known.role];
      },
    [voices, t],
  );
  return { sentences, pieces, namesOf };
}
