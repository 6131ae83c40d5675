import type { ConsultationCodes, Recording } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { Tags } from 'lucide-react';
import { useState } from 'react';
import {
  type ChosenCodes,
  differencesOf,
  isAcceptable,
  suggestedCodes,
} from '../../../consultations/chosen-codes.ts';
import { ChosenCodesFields } from '../../../consultations/chosen-codes-fields.tsx';
import { CodeDifferences } from '../../../consultations/code-differences.tsx';
import { CodeFacts } from '../../../consultations/code-facts.tsx';
import { codesQuery } from '../../../consultations/code-queries.ts';
import { ConfirmedCodes } from '../../../consultations/confirmed-codes.tsx';
import { SuggestedCodes } from '../../../consultations/suggested-codes.tsx';
import { failureSentence } from '../../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useRecordingSound } from '../sound.ts';
import { codeStepStrings } from './strings.ts';
import type { CodeChoice } from './use-code-choice.ts';

type CodeStepProps = { recording: Recording; choice: CodeChoice };

/** The codes of this consultation: agreed to, changed, or left to the administration. */
export function CodeStep({ recording, choice }: CodeStepProps) {
  const t = useStrings(codeStepStrings);
  const { data: codes } = useQuery(codesQuery(recording.id));
  const sound = useRecordingSound(recording);
  // They are help: without them the note is finished all the same.
  if (!codes || (codes.suggestions.length === 0 && !codes.confirmed)) return null;
  return (
    <section aria-labelledby="code-step" className="flex flex-col gap-3">
      <h3 id="code-step" className="flex items-center gap-2 font-semibold">
        <Tags aria-hidden="true" className="size-5 text-pine" />
        {t.heading}
      </h3>
      {codes.confirmed ? (
        <ConfirmedCodes confirmed={codes.confirmed} />
      ) : (
        <>
          <p className="text-sm text-muted">{codes.may_confirm ? t.yours : t.theirs}</p>
          <SuggestedCodes
            codes={codes}
            client_name={recording.appointment.client_name}
            onPlay={(from_s, to_s) => sound.playPassages([{ from_s, to_s }])}
          />
          <CodeFacts codes={codes} />
          {codes.may_confirm && <Decision codes={codes} isSigned={recording.is_reviewed} choice={choice} />}
        </>
      )}
    </section>
  );
}

type DecisionProps = { codes: ConsultationCodes; isSigned: boolean; choice: CodeChoice };

function Decision({ codes, isSigned, choice }: DecisionProps) {
  const t = useStrings(codeStepStrings);
  const [isChanging, setChanging] = useState(false);
  const [draft, setDraft] = useState<ChosenCodes>(() => suggestedCodes(codes));

  function change() {
    setDraft(choice.chosen ?? suggestedCodes(codes));
    setChanging(true);
  }

  function choose(chosen: ChosenCodes) {
    setChanging(false);
    choice.choose(chosen);
  }

  if (isChanging) {
    return (
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          choose(draft);
        }}
        className="flex flex-col gap-4"
      >
        <ChosenCodesFields codes={codes} chosen={draft} onChange={setDraft} />
        <CodeDifferences differences={differencesOf(suggestedCodes(codes), draft)} />
        <div className="flex flex-wrap gap-2">
          <Button size="sm" type="submit">
            {t.take}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => setChanging(false)}>
            {t.cancel}
          </Button>
        </div>
      </form>
    );
  }
  if (choice.chosen) {
    return (
      <Chosen codes={codes} isSigned={isSigned} chosen={choice.chosen} choice={choice} onChange={change} />
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      {isAcceptable(codes) && (
        <Button size="sm" variant="secondary" onClick={() => choose(suggestedCodes(codes))}>
          {t.agree}
        </Button>
      )}
      <Button size="sm" variant="quiet" onClick={change}>
        {t.change}
      </Button>
    </div>
  );
}

type ChosenProps = DecisionProps & { chosen: ChosenCodes; onChange: () => void };

/** Decided, and kept with the note; of a note that is final already, at once. */
function Chosen({ codes, isSigned, chosen, choice, onChange }: ChosenProps) {
  const t = useStrings(codeStepStrings);
  const language = useLanguage();
  const all = [chosen.zpm, chosen.ggz_nhn, ...chosen.surcharges, ...chosen.icd10].filter(Boolean).join(', ');
  return (
    <div className="flex flex-col gap-3">
      <Notice tone="success" title={all || t.noCode}>
        {isSigned ? t.notYet : t.withNote}
      </Notice>
      <CodeDifferences differences={differencesOf(suggestedCodes(codes), chosen)} />
      {choice.error && (
        <Notice tone="error" title={t.failed}>
          {failureSentence(choice.error, language)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        {isSigned && (
          <Button size="sm" isPending={choice.isPending} onClick={() => void choice.confirm()}>
            {t.confirm}
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={onChange}>
          {t.change}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => choice.choose(null)}>
          {t.leave}
        </Button>
      </div>
    </div>
  );
}
