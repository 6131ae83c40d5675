import type { WritingOffer } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { Check, ChevronDown, ChevronUp, PenLine } from 'lucide-react';
import { useId, useState } from 'react';
import { useRuleWords } from '../../consultations/rule-words.ts';
import { failureSentence } from '../../lib/error-strings.ts';
import { usePrivacy } from '../../lib/privacy.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FetchFailed } from '../../ui/fetch-failed.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toaster.tsx';
import { examplesQuery, useDecide } from './api.ts';
import { offerStrings } from './strings.ts';

export function OfferList({ offers }: { offers: WritingOffer[] }) {
  const t = useStrings(offerStrings);
  return (
    <Card heading={t.heading}>
      {offers.length === 0 ? (
        <EmptyState icon={<PenLine />} title={t.none}>
          {t.noneMore}
        </EmptyState>
      ) : (
        <ul className="flex flex-col">
          {offers.map((offer) => (
            <Offer key={offer.id} offer={offer} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Offer({ offer }: { offer: WritingOffer }) {
  const t = useStrings(offerStrings);
  const language = useLanguage();
  const words = useRuleWords();
  const decide = useDecide();
  const [isOpen, setOpen] = useState(false);
  const [titleId, examplesId] = [useId(), useId()];
  const { id, rule, times, occasions, notes, is_new } = offer;
  const answer = (isTaken: boolean) =>
    decide.mutate(
      { id, isTaken },
      {
        onSuccess: () => toast.success(isTaken ? t.taken : t.refused),
        onError: (error) => toast.error(failureSentence(error, language)),
      },
    );
  const isTaking = decide.isPending && decide.variables.isTaken;
  return (
    <li
      aria-labelledby={titleId}
      className="flex flex-col gap-2 border-b border-line py-4 first:pt-0 last:border-0 last:pb-0"
    >
      <div>
        <p id={titleId} className="font-medium break-words">
          {words(rule)}
          {is_new && (
            <span className="ml-2 rounded-full bg-pine-soft px-2 py-0.5 text-sm font-medium text-pine">
              {t.isNew}
            </span>
          )}
        </p>
        <p className="pt-0.5 text-sm text-muted">{t.counts(times, occasions, notes)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="secondary"
          size="sm"
          icon={<Check />}
          isPending={isTaking}
          onClick={() => answer(true)}
        >
          {t.take}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          isPending={decide.isPending && !isTaking}
          onClick={() => answer(false)}
        >
          {t.refuse}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          icon={isOpen ? <ChevronUp /> : <ChevronDown />}
          aria-expanded={isOpen}
          aria-controls={examplesId}
          onClick={() => setOpen(!isOpen)}
        >
          {t.showExamples}
        </Button>
      </div>
      <div id={examplesId} hidden={!isOpen}>
        {isOpen && <Examples id={id} />}
      </div>
    </li>
  );
}

/** Asked for when somebody wants to see them: they are words of notes, and each look is in the log. */
function Examples({ id }: { id: string }) {
  const t = useStrings(offerStrings);
  const isPrivate = usePrivacy();
  const result = useQuery({ ...examplesQuery(id), enabled: !isPrivate });
  if (isPrivate) return <p className="text-sm text-muted">{t.hidden}</p>;
  if (result.error) return <FetchFailed title={t.examplesFailed} result={result} />;
  if (!result.data) return <SkeletonText lines={2} />;
  if (result.data.length === 0) return <p className="text-sm text-muted">{t.noExamples}</p>;
  return (
    <div className="flex flex-col gap-2 text-sm">
      <ul className="flex flex-col gap-2">
        {result.data.map(({ id: recording_id, before, after }) => (
          <li key={recording_id} className="border-l-2 border-line pl-3 break-words">
            <del className="text-muted">{before}</del>
            <span aria-hidden="true"> → </span>
            <ins className="no-underline">{after || t.nothing}</ins>
          </li>
        ))}
      </ul>
      <p className="text-muted">{t.onlyYou}</p>
    </div>
  );
}
