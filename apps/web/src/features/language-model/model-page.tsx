import type { ModelDecision } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { modelChoiceQuery } from '../../consultations/model-choice-query.ts';
import { shortMoment } from '../../lib/format.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FetchedCard } from '../../ui/fetched-card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ModelChoiceForm } from './model-choice-form.tsx';
import { shownName } from './shown-name.ts';
import { modelPageStrings } from './strings.ts';

/** Which language model writes the notes: on this machine, on a server, or none. */
export function LanguageModelPage() {
  const t = useStrings(modelPageStrings);
  // Somebody's form is not written over while they fill it in.
  const result = useQuery({ ...modelChoiceQuery(), refetchOnWindowFocus: false });
  return (
    <div className="flex flex-col items-start gap-6">
      <ButtonLink to="/admin" variant="quiet" size="sm" icon={<ArrowLeft />}>
        {t.back}
      </ButtonLink>
      {result.data ? (
        <>
          <InUse decision={result.data} />
          <ModelChoiceForm
            key={result.data.version}
            decision={result.data}
            onReload={() => void result.refetch()}
          />
        </>
      ) : (
        <FetchedCard result={result} loading={t.loading} failed={t.fetchFailed} />
      )}
    </div>
  );
}

function InUse({ decision }: { decision: ModelDecision }) {
  const t = useStrings(modelPageStrings);
  const language = useLanguage();
  const { in_use, held_by, version, set_by, set_at } = decision;
  const { place, model, is_ready } = in_use;
  const writes = { here: t.writesHere, house: t.writesHouse, elsewhere: t.writesElsewhere };
  return (
    <Card heading={t.inUse} className="w-full">
      <div className="flex flex-col gap-3">
        {place !== 'none' && !is_ready && <Notice tone="warning">{t.missing}</Notice>}
        {place !== 'none' && is_ready && <p>{writes[place](shownName(model ?? ''))}</p>}
        {place === 'none' && <p>{t.nothingWrites}</p>}
        {held_by.length > 0 && (
          <Notice tone="info" title={t.heldTitle(held_by.join(', '))}>
            {t.heldMore}
          </Notice>
        )}
        {held_by.length === 0 && (
          <p className="text-sm text-muted">
            {version === 0 || !set_at
              ? t.undecided
              : t.setBy(set_by ?? t.somebody, shortMoment(new Date(set_at), language))}
          </p>
        )}
      </div>
    </Card>
  );
}
