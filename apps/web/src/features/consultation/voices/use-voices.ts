import {
  changeVoices,
  knownRelations,
  rememberVoice,
  type Voice,
  type Voices,
  type VoicesChange,
} from '@noteer/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { ownVoiceQuery, type TranscriptPiece, voicesQuery } from '../../../consultations/queries.ts';
import { call } from '../../../lib/api.ts';
import { initials } from '../../../lib/format.ts';
import { usePrivacy } from '../../../lib/privacy.ts';
import { useStrings } from '../../../lib/strings.ts';
import { toast } from '../../../ui/toaster.tsx';
import { knownRelationStrings, voiceMenuStrings, voiceStrings } from './strings.ts';
import { badgeOf, toneOf, voiceOf, withChange } from './voices.ts';

/** A voice as it is shown. The same object for as long as nothing of it changes. */
export type ShownVoice = {
  /** Null: unsure. */
  voice: number | null;
  badge: string;
  tone: string;
  name: string;
  isRecognised: boolean;
};

const isKnown = (relation: string): relation is (typeof knownRelations)[number] =>
  (knownRelations as readonly string[]).includes(relation);

/** What a voice is called. In privacy mode what somebody typed, which may be a name, is initials. */
export function useVoiceName(): (voice: Voice) => string {
  const t = useStrings(voiceStrings);
  const relations = useStrings(knownRelationStrings);
  const isPrivate = usePrivacy();
  return useCallback(
    ({ voice, role, relation }) => {
      if (role === null) return t.unnamed(badgeOf(voice));
      if (role !== 'other') return t[role];
      if (relation === null) return t.other;
      if (isKnown(relation)) return relations[relation];
      return isPrivate ? initials(relation) : relation;
    },
    [t, relations, isPrivate],
  );
}

/** Undefined while it is not known who speaks: then nothing of it is shown. */
export function useVoices(id: string, { isEnabled = true } = {}) {
  const t = useStrings(voiceStrings);
  const nameOf = useVoiceName();
  const { data } = useQuery({ ...voicesQuery(id), enabled: isEnabled });
  const known = data && data.voices.length > 0 ? data : undefined;
  const shown = useMemo(() => {
    const unsure: ShownVoice = {
      voice: null,
      badge: '?',
      tone: 'unsure',
      name: t.unsure,
      isRecognised: false,
    };
    const all = new Map<number | null, ShownVoice>([[null, unsure]]);
    for (const voice of known?.voices ?? []) {
      const { voice: number, is_recognised } = voice;
      const [badge, tone] = [badgeOf(number), toneOf(number)];
      all.set(number, { voice: number, badge, tone, name: nameOf(voice), isRecognised: is_recognised });
    }
    return all;
  }, [known, nameOf, t]);
  const shownOf = useCallback(
    (piece: TranscriptPiece): ShownVoice | undefined =>
      known && (shown.get(voiceOf(known, piece)) ?? shown.get(null)),
    [known, shown],
  );
  return { known, shownOf };
}

/** Shown at once, and put back when the server does not take it. */
export function useChangeVoices(id: string) {
  const t = useStrings(voiceMenuStrings);
  const queryClient = useQueryClient();
  const { queryKey } = voicesQuery(id);
  const mutationKey = ['change-voices', id];
  return useMutation({
    mutationKey,
    // One after the other, as they were asked for.
    scope: { id: `change-voices ${id}` },
    mutationFn: async (body: VoicesChange): Promise<Voices> =>
      (await call(changeVoices, { params: { id }, body })).data,
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      if (before) queryClient.setQueryData(queryKey, withChange(before, change));
      return before;
    },
    onSuccess: (voices) => {
      // While another change is on its way the server does not know it yet: its answer would undo it on the screen.
      if (queryClient.isMutating({ mutationKey }) === 1) queryClient.setQueryData(queryKey, voices);
    },
    onError: (_error, _change, before) => {
      queryClient.setQueryData(queryKey, before);
      toast.error(t.failed);
      return queryClient.invalidateQueries({ queryKey });
    },
  });
}

export function useRememberVoice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: { recording: string; voice: number }) =>
      (await call(rememberVoice, { body })).data,
    onSuccess: (own) => queryClient.setQueryData(ownVoiceQuery().queryKey, own),
  });
}
