import type { ConsultationCodes, DeskConsultation } from '@noteer/contract';
import { useRef, useState } from 'react';
import { type ChosenCodes, isAcceptable, suggestedCodes } from '../../consultations/chosen-codes.ts';
import { CodeFacts } from '../../consultations/code-facts.tsx';
import { useConfirmCodes } from '../../consultations/code-queries.ts';
import { ConfirmedCodes } from '../../consultations/confirmed-codes.tsx';
import { SuggestedCodes } from '../../consultations/suggested-codes.tsx';
import { useStrings } from '../../lib/strings.ts';
import { useShortcuts } from '../../lib/use-shortcuts.ts';
import { toast } from '../../ui/toaster.tsx';
import { ChangeCodes } from './change-codes.tsx';
import { DeskActions } from './desk-actions.tsx';
import { Question } from './question.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { Refused } from './refused.tsx';
import { detailStrings } from './strings.ts';

type DeskWorkProps = {
  id: string;
  row: DeskConsultation | undefined;
  codes: ConsultationCodes;
  client_name: string;
  hasNext: boolean;
  onNext: () => void;
  onDone: () => void;
};

/** One consultation at the desk: what is suggested, and what can be done about it. */
export function DeskWork({ id, row, codes, client_name, hasNext, onNext, onDone }: DeskWorkProps) {
  const t = useStrings(detailStrings);
  const confirm = useConfirmCodes(id);
  const [step, setStep] = useState<'look' | 'change' | 'ask'>('look');
  const nextButton = useRef<HTMLButtonElement>(null);
  const { confirmed } = codes;
  const canAccept = isAcceptable(codes) && !confirmed && codes.may_confirm;
  const canAsk = !codes.question || codes.question.is_done;

  function save(chosen: ChosenCodes, base: Pick<ConsultationCodes, 'made_on' | 'revision'>) {
    confirm.mutate(
      { ...chosen, made_on: base.made_on, revision: base.revision },
      {
        onSuccess: () => {
          const all = [chosen.zpm, chosen.ggz_nhn, ...chosen.surcharges, ...chosen.icd10].filter(Boolean);
          toast.success(all.length > 0 ? t.saved(all.join(', ')) : t.savedNone);
          setStep('look');
          onDone();
          nextButton.current?.focus();
        },
      },
    );
  }

  const accept = () => !confirm.isPending && save(suggestedCodes(codes), codes);
  const change = () => {
    confirm.reset();
    setStep('change');
  };

  useShortcuts({
    ...(canAccept && step === 'look' && { a: accept }),
    ...(codes.may_confirm && step === 'look' && { w: change }),
    ...(canAsk && step === 'look' && { v: () => setStep('ask') }),
    ...(hasNext && { n: onNext }),
  });

  if (step === 'change') {
    return <ChangeCodes codes={codes} confirm={confirm} onSave={save} onCancel={() => setStep('look')} />;
  }
  return (
    <>
      <Refused error={confirm.error} />
      {confirmed && <ConfirmedCodes confirmed={confirmed} />}
      {codes.question && <Question question={codes.question} client_name={client_name} />}
      {!confirmed && (
        <>
          <SuggestedCodes codes={codes} client_name={client_name} />
          <CodeFacts codes={codes} />
        </>
      )}
      <DeskActions
        codes={codes}
        isPending={confirm.isPending}
        onAccept={canAccept ? accept : undefined}
        onChange={codes.may_confirm ? change : undefined}
        onAsk={canAsk ? () => setStep('ask') : undefined}
        onNext={hasNext ? onNext : undefined}
        nextRef={nextButton}
      />
      <QuestionDialog
        id={id}
        isOpen={step === 'ask'}
        clinician_name={row?.clinician_name}
        onClose={() => setStep('look')}
      />
    </>
  );
}
