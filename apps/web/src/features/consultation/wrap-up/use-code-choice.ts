import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { ChosenCodes } from '../../../consultations/chosen-codes.ts';
import { codesQuery, useConfirmCodes } from '../../../consultations/code-queries.ts';

export type CodeChoice = {
  /** Null: left to the administration. */
  chosen: ChosenCodes | null;
  choose: (chosen: ChosenCodes | null) => void;
  /** Sends what was chosen, once the note is final. False: it was refused, and is still there to be sent again. */
  confirm: () => Promise<boolean>;
  isPending: boolean;
  error: Error | null;
};

/** What the clinician decided about the codes, kept until the note is declared ready. */
export function useCodeChoice(id: string): CodeChoice {
  const [chosen, setChosen] = useState<ChosenCodes | null>(null);
  const { data: codes } = useQuery(codesQuery(id));
  const { mutateAsync, isPending, error, reset } = useConfirmCodes(id);

  const choose = useCallback(
    (next: ChosenCodes | null) => {
      reset();
      setChosen(next);
    },
    [reset],
  );

  const made_on = codes?.made_on;
  const revision = codes?.revision;
  const confirm = useCallback(async () => {
    if (!chosen || made_on === undefined || revision === undefined) return true;
    try {
      await mutateAsync({ ...chosen, made_on, revision });
      return true;
    } catch {
      return false;
    }
  }, [chosen, made_on, revision, mutateAsync]);

  return { chosen, choose, confirm, isPending, error };
}
