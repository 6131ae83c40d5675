import type { ConsultationCodes } from '@noteer/contract';
import { type KeyboardEvent, useEffect, useState } from 'react';
import {
  type ChosenCodes,
  confirmedCodes,
  differencesOf,
  suggestedCodes,
} from '../../consultations/chosen-codes.ts';
import { ChosenCodesFields } from '../../consultations/chosen-codes-fields.tsx';
import { CodeDifferences } from '../../consultations/code-differences.tsx';
import { isOvertaken } from '../../consultations/code-queries.ts';
import { ConfirmedCodes } from '../../consultations/confirmed-codes.tsx';
import { useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Refused } from './refused.tsx';
import { detailStrings } from './strings.ts';

type ChangeCodesProps = {
  codes: ConsultationCodes;
  confirm: { error: Error | null; isPending: boolean };
  onSave: (chosen: ChosenCodes, base: Pick<ConsultationCodes, 'made_on' | 'revision'>) => void;
  onCancel: () => void;
};

/** Other codes than suggested. How they differ is said before they are saved; what was typed is never lost. */
export function ChangeCodes({ codes, confirm, onSave, onCancel }: ChangeCodesProps) {
  const t = useStrings(detailStrings);
  const [chosen, setChosen] = useState(() => confirmedCodes(codes) ?? suggestedCodes(codes));
  const base = useBase(codes, confirm.error);

  /** The list of a field takes the first Escape, and says so. */
  function leave(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onCancel();
  }

  return (
    <form
      noValidate
      aria-label={t.changeHeading}
      onKeyDown={leave}
      onSubmit={(event) => {
        event.preventDefault();
        if (!confirm.isPending) onSave(chosen, base);
      }}
      className="flex flex-col gap-4"
    >
      <h3 className="font-semibold">{t.changeHeading}</h3>
      <Refused error={confirm.error} />
      {isOvertaken(confirm.error) && codes.confirmed && <ConfirmedCodes confirmed={codes.confirmed} />}
      <ChosenCodesFields codes={codes} chosen={chosen} onChange={setChosen} />
      <CodeDifferences differences={differencesOf(suggestedCodes(codes), chosen)} />
      <div className="desk-actions">
        <Button type="submit" isPending={confirm.isPending}>
          {t.save}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}

/** What was on the screen when one began. Only after a refusal, which tells what changed, is it what there is now. */
function useBase(codes: ConsultationCodes, error: Error | null) {
  const [base, setBase] = useState(codes);
  const isTold = isOvertaken(error);
  useEffect(() => {
    if (isTold) setBase(codes);
  }, [isTold, codes]);
  return base;
}
