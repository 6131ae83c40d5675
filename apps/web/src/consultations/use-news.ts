import type { Change } from '@noteer/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useChanges } from '../lib/use-changes.ts';
import { useTellOfNote } from './use-tell-of-note.ts';

/** What is out of date after a change, by the beginning of its key. */
const outdatedBy = ({ kind, id }: Change): string[][] => {
  switch (kind) {
    case 'appointment':
      return [['appointments']];
    case 'recording':
      return [['appointments'], ['recordings'], ['tasks'], ['note-steps', id], ['note-writing', id]];
    case 'transcript':
      return [
        ['transcripts', id],
        ['voices', id],
        ['recordings', id],
      ];
    case 'voices':
      return [
        ['voices', id],
        ['recordings', id],
      ];
    case 'own_voice':
      return [['own-voice']];
    case 'note':
    case 'note_ready':
      return [
        ['appointments'],
        ['recordings'],
        ['drafts', id],
        ['note-writing', id],
        ['note-readings', id],
        ['revisions', id],
        ['since', id],
        ['file-notes', id],
        ['client-file'],
      ];
    case 'note_writing':
      return [
        ['note-writing', id],
        ['note-readings', id],
      ];
    case 'points':
      return [['points', id]];
    case 'task':
      return [['tasks'], ['client-file', 'timeline']];
    case 'attachment':
      return [['attachments'], ['attachment-pages', id], ['client-file'], ['file-points']];
    case 'codes':
      return [['codes'], ['recordings', id]];
    case 'cosign':
      return [['to-cosign'], ['note-steps', id], ['recordings', id]];
    case 'cover':
      return [['covers'], ['recordings', 'covered'], ['tasks'], ['to-cosign']];
    case 'preparation':
      return [['preparations', id]];
  }
};

/** Once in the shell, for all screens: what happens at the server is shown as it happens, over one connection. */
export function useNews(): void {
  const queryClient = useQueryClient();
  const tellOfNote = useTellOfNote();
  useChanges((change) => {
    if (change.kind === 'note_ready') tellOfNote(change.id);
    // Sentences come faster than answers: a question that is under way is not asked anew for each.
    const cancelRefetch = change.kind !== 'note_writing';
    for (const queryKey of outdatedBy(change))
      void queryClient.invalidateQueries({ queryKey }, { cancelRefetch });
  });
}
