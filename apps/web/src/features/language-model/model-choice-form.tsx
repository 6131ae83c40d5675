import type { ModelDecision } from '@noteer/contract';
import { ApiError } from '../../lib/api.ts';
import { failureSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { HerePanel } from './here-panel.tsx';
import { LeavingExample } from './leaving-example.tsx';
import { PlaceChoice } from './place-choice.tsx';
import { ServerPanel } from './server-panel.tsx';
import { modelPageStrings } from './strings.ts';
import { TemplateChoices } from './template-choices.tsx';
import { TrialCard } from './trial-card.tsx';
import { useModelForm } from './use-model-form.ts';

type ModelChoiceFormProps = { decision: ModelDecision; onReload: () => void };

/** What is filled in is tried or saved. */
export function ModelChoiceForm({ decision, onReload }: ModelChoiceFormProps) {
  const filled = useModelForm(decision);
  const { form, fill, faults, save } = filled;
  const { writes } = form;
  const isHeld = decision.held_by.length > 0;
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
        className="flex w-full flex-col gap-6"
      >
        <Card className="w-full">
          <PlaceChoice
            chosen={writes}
            isHeld={isHeld}
            onChoose={(place) => fill({ ...form, writes: place })}
          />
          {writes === 'here' && (
            <HerePanel chosen={form.here} isHeld={isHeld} onChoose={(here) => fill({ ...form, here })} />
          )}
          {(writes === 'house' || writes === 'elsewhere') && (
            <ServerPanel
              key={writes}
              place={writes}
              form={form[writes]}
              faults={faults[writes] ?? {}}
              hasKey={decision.has_key[writes]}
              isHeld={isHeld}
              onFill={(server) => fill({ ...form, [writes]: server })}
            />
          )}
          {writes === 'elsewhere' && <LeavingExample />}
        </Card>
        {!isHeld && <TemplateChoices form={form} onFill={(templates) => fill({ ...form, templates })} />}
        <FormFoot filled={filled} isHeld={isHeld} onReload={onReload} />
      </form>
      <TrialCard />
    </>
  );
}

type FormFootProps = { filled: ReturnType<typeof useModelForm>; isHeld: boolean; onReload: () => void };

/** What went wrong, and the buttons. */
function FormFoot({ filled, isHeld, onReload }: FormFootProps) {
  const t = useStrings(modelPageStrings);
  const language = useLanguage();
  const { form, hasFaults, saving, trying, tryIt } = filled;
  const isOutdated = saving.error instanceof ApiError && saving.error.code === 'institution_changed';
  return (
    <>
      {hasFaults && <Notice tone="error">{t.fillIn}</Notice>}
      {saving.error && (
        <Notice tone="error" title={t.failed}>
          {failureSentence(saving.error, language)}
        </Notice>
      )}
      {trying.error && (
        <Notice tone="error" title={t.tryFailed}>
          {failureSentence(trying.error, language)}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        {isOutdated && (
          <Button variant="secondary" onClick={onReload}>
            {t.reload}
          </Button>
        )}
        {form.writes !== 'none' && (
          <Button variant="secondary" isPending={trying.isPending} onClick={tryIt}>
            {t.trySet}
          </Button>
        )}
        {!isHeld && (
          <Button type="submit" isPending={saving.isPending}>
            {t.save}
          </Button>
        )}
      </div>
    </>
  );
}
