import type { ConsultationCodes } from '@noteer/contract';
import type { Ref } from 'react';
import { suggestionOf } from '../../consultations/chosen-codes.ts';
import { useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Key } from './key.tsx';
import { detailStrings } from './strings.ts';

type DeskActionsProps = {
  codes: ConsultationCodes;
  isPending: boolean;
  /** Undefined: not now. */
  onAccept: (() => void) | undefined;
  onChange: (() => void) | undefined;
  onAsk: (() => void) | undefined;
  onNext: (() => void) | undefined;
  nextRef: Ref<HTMLButtonElement>;
};

/** What can be done, each with its key; it stays in sight however long the reasons are. */
export function DeskActions({ codes, isPending, nextRef, ...act }: DeskActionsProps) {
  const t = useStrings(detailStrings);
  const isNone = suggestionOf(codes, 'zpm')?.code === null;
  return (
    <div className="desk-actions">
      {act.onAccept && (
        <Button
          isPending={isPending}
          aria-keyshortcuts="a"
          onClick={act.onAccept}
          className="max-sm:basis-full"
        >
          {isNone ? t.acceptNone : t.accept} <Key>a</Key>
        </Button>
      )}
      {act.onChange && (
        <Button variant="secondary" aria-keyshortcuts="w" onClick={act.onChange}>
          {t.change} <Key>w</Key>
        </Button>
      )}
      {act.onAsk && (
        <Button variant="secondary" aria-keyshortcuts="v" onClick={act.onAsk}>
          {t.ask} <Key>v</Key>
        </Button>
      )}
      <Button
        ref={nextRef}
        variant="quiet"
        aria-keyshortcuts="n"
        disabled={!act.onNext}
        onClick={act.onNext}
        className="sm:ml-auto"
      >
        {t.next} <Key>n</Key>
      </Button>
    </div>
  );
}
