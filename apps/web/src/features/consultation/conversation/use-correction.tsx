import { correctPiece } from '@noteer/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { recordingQuery, type TranscriptPiece, transcriptQuery } from '../../../consultations/queries.ts';
import { call } from '../../../lib/api.ts';
import { failureSentence } from '../../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { correctionStrings } from './strings.ts';

/** What was misheard is written down as it was said, and what becomes of the note is told. */
export function useCorrection(
  recording_id: string,
  pieces: readonly TranscriptPiece[],
  /** Whether a model wrote the note, and can write it again. */
  isByModel: boolean,
) {
  const t = useStrings(correctionStrings);
  const language = useLanguage();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<{ seq: number; text: string } | null>(null);
  const before = pieces.find(({ seq }) => seq === open?.seq)?.text ?? '';
  const save = useMutation({
    mutationFn: async ({ seq, text }: { seq: number; text: string }) =>
      (await call(correctPiece, { params: { id: recording_id, seq }, body: { text } })).data,
    onSuccess: ({ text, is_written_anew }, { seq }) => {
      queryClient.setQueryData<TranscriptPiece[]>(transcriptQuery(recording_id).queryKey, (known) =>
        known?.map(({ probabilities, ...piece }) =>
          piece.seq === seq ? { ...piece, text } : { ...piece, ...(probabilities && { probabilities }) },
        ),
      );
      void queryClient.invalidateQueries({ queryKey: recordingQuery(recording_id).queryKey });
      setOpen(null);
      toast.success(is_written_anew ? t.writtenAnew : isByModel ? t.typedAlready : t.saved);
    },
  });

  const close = () => {
    save.reset();
    setOpen(null);
  };
  const dialog = open && (
    <Dialog
      isOpen
      onClose={close}
      isDismissable={!save.isPending}
      size="sm"
      title={t.title}
      footer={
        <>
          <Button variant="secondary" onClick={close} disabled={save.isPending}>
            {t.cancel}
          </Button>
          <Button
            isPending={save.isPending}
            disabled={open.text.trim() === ''}
            onClick={() => save.mutate(open)}
          >
            {t.save}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-sm text-muted">{t.heard(before)}</p>
        <TextAreaField
          label={t.said}
          value={open.text}
          rows={4}
          autoFocus
          onChange={(event) => setOpen({ ...open, text: event.target.value })}
        />
        {save.error && <Notice tone="error">{failureSentence(save.error, language)}</Notice>}
      </div>
    </Dialog>
  );
  return {
    dialog,
    correct: (seq: number) => setOpen({ seq, text: pieces.find((piece) => piece.seq === seq)?.text ?? '' }),
  };
}
