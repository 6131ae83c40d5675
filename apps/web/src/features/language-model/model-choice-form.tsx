import type { ModelDecision } from '@noteer/contract';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../lib/api.ts';
import { failureSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useChoose, useTry } from './api.ts';
import { HerePanel } from './here-panel.tsx';
import { LeavingExample } from './leaving-example.tsx';
import { bodyOf, configured, type Faults, faultsOf, formOf, type ServerPlace } from './model-form.ts';
import { PlaceChoice } from './place-choice.tsx';
import { ServerPanel } from './server-panel.tsx';
import { modelPageStrings } from './strings.ts';
import { TemplateChoices } from './template-choices.tsx';
import { TrialCard } from './trial-card.tsx';

type ModelChoiceFormProps = { decision: ModelDecision; onReload: () => void };
type AllFaults = Partial<Record<ServerPlace, Faults>>;

/** What is filled in is tried or saved; nothing else has to be left for that. */
export function ModelChoiceForm({ decision, onReload }: ModelChoiceFormProps) {
  const t = useStrings(modelPageStrings);
  const language = useLanguage();
  const [form, fill] = useState(() => formOf(decision));
  const [faults, setFaults] = useState<AllFaults>({});
  const save = useChoose(() => toast.success(t.saved));
  const trial = useTry();
  const { writes } = form;
  const isHeld = decision.held_by.length > 0;
  const isOutdated = save.error instanceof ApiError && save.error.code === 'institution_changed';

  function isRight(places: readonly ServerPlace[]): boolean {
    const found = Object.fromEntries(
      places.map((place) => [place, faultsOf(place, form[place], decision.has_key[place])]),
    );
    setFaults(found);
    return Object.values(found).every((each) => Object.keys(each).length === 0);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const chosen = writes === 'house' || writes === 'elsewhere' ? [writes] : [];
    if (isRight([...new Set([...chosen, ...configured(form)])]))
      save.mutate({ ...bodyOf(form), version: decision.version });
  }

  function tryIt() {
    if (writes === 'none' || !isRight(writes === 'here' ? [] : [writes])) return;
    const { templates: _, writes: __, ...body } = bodyOf(form);
    trial.mutate({ ...body, place: writes, language });
  }

  return (
    <>
      <form noValidate onSubmit={submit} className="flex w-full flex-col gap-6">
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
        {Object.values(faults).some((each) => Object.keys(each).length > 0) && (
          <Notice tone="error">{t.fillIn}</Notice>
        )}
        {save.error && (
          <Notice tone="error" title={t.failed}>
            {failureSentence(save.error, language)}
          </Notice>
        )}
        {trial.error && (
          <Notice tone="error" title={t.tryFailed}>
            {failureSentence(trial.error, language)}
          </Notice>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          {isOutdated && (
            <Button variant="secondary" onClick={onReload}>
              {t.reload}
            </Button>
          )}
          {writes !== 'none' && (
            <Button variant="secondary" isPending={trial.isPending} onClick={tryIt}>
              {t.trySet}
            </Button>
          )}
          {!isHeld && (
            <Button type="submit" isPending={save.isPending}>
              {t.save}
            </Button>
          )}
        </div>
      </form>
      <TrialCard />
    </>
  );
}
