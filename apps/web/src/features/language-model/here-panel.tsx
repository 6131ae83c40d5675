import { useQuery } from '@tanstack/react-query';
import { failureSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { languageModelsQuery } from './api.ts';
import { hereStrings } from './here-strings.ts';
import { OfferedModel } from './offered-model.tsx';
import { shownName } from './shown-name.ts';

type HerePanelProps = {
  /** By its name; null: the newest that is here. */
  chosen: string | null;
  /** By the environment: another one cannot be chosen. */
  isHeld: boolean;
  onChoose: (name: string | null) => void;
};

/** Which model of this machine writes, and those that can be fetched for it. */
export function HerePanel({ chosen, isHeld, onChoose }: HerePanelProps) {
  const t = useStrings(hereStrings);
  const language = useLanguage();
  const { data, error } = useQuery(languageModelsQuery());
  if (!data)
    return error ? (
      <p role="alert" className="pt-5 text-sm">
        <span className="font-medium">{t.fetchFailed}. </span>
        <span className="text-muted">{failureSentence(error, language)}</span>
      </p>
    ) : (
      <div role="status" className="pt-5">
        <span className="sr-only">{t.loading}</span>
        <SkeletonText lines={3} />
      </div>
    );
  const { models, others, may_fetch, machine } = data;
  const ready = [...models.filter(({ state }) => state === 'ready').map(({ name }) => name), ...others];
  const names = [...new Set([...ready, ...(chosen ? [chosen] : [])])];
  return (
    <div className="mt-5 flex flex-col gap-5 border-line border-t pt-5">
      {names.length === 0 ? (
        <p>{t.noneHere}</p>
      ) : (
        <SelectField
          className="max-w-md"
          label={t.chosen}
          hint={t.chosenHint}
          disabled={isHeld}
          value={chosen ?? ''}
          options={[
            { value: '', label: t.newest },
            ...names.map((name) => ({ value: name, label: shownName(name) })),
          ]}
          onChange={(event) => onChoose(event.target.value || null)}
        />
      )}
      <section aria-label={t.offered}>
        <h3 className="font-medium">{t.offered}</h3>
        <p className="text-sm text-muted">{t.slower}</p>
        <ul className="mt-4 grid gap-x-8 md:grid-cols-2">
          {models.map((model) => (
            <OfferedModel
              key={model.name}
              model={model}
              mayFetch={may_fetch}
              machine={machine}
              isInUse={model.name === chosen || (chosen === null && ready.length === 1)}
            />
          ))}
        </ul>
      </section>
    </div>
  );
}
