import { clientPath, preparationPath } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { preparationQuery } from '../../../consultations/file-queries.ts';
import { preparationStrings } from '../../../consultations/file-strings.ts';
import { PreparationFoot } from '../../../consultations/preparation-foot.tsx';
import { PreparationSections } from '../../../consultations/preparation-sections.tsx';
import { isNotThere } from '../../../consultations/recording-not-there.tsx';
import { failureSentence } from '../../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { useWide } from '../../../lib/use-wide.ts';
import type { Walkthrough } from '../../../lib/walkthrough.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

/** As in course.css: from here on it stands beside the recorder. */
const BESIDE_px = 1280;

/** What one wants to know before the client comes in, beside the recorder; where there is no room above it, folded. */
export function PreparationPanel({ apt }: Pick<Walkthrough, 'apt'>) {
  const t = useStrings(preparationStrings);
  const id = useId();
  const isBeside = useWide(BESIDE_px);
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? isBeside;
  const { error } = useQuery(preparationQuery(apt.id));
  // A contact of somebody else, or one that is gone: the recorder says so itself.
  if (isNotThere(error)) return null;
  return (
    <section aria-labelledby={id} className="preparation-panel">
      <header className="flex items-center justify-between gap-2">
        <h3 id={id} className="display text-xl">
          {t.heading}
        </h3>
        <IconButton
          label={isOpen ? t.hide : t.show}
          icon={isOpen ? <ChevronUp /> : <ChevronDown />}
          aria-expanded={isOpen}
          onClick={() => setChosen(!isOpen)}
          className="-mr-2"
        />
      </header>
      {isOpen && <Body apt={apt} />}
    </section>
  );
}

function Body({ apt }: Pick<Walkthrough, 'apt'>) {
  const t = useStrings(preparationStrings);
  const language = useLanguage();
  const { data, error, isFetching, refetch } = useQuery(preparationQuery(apt.id));
  if (data) {
    return (
      <div className="flex flex-col gap-5 text-sm">
        <PreparationSections preparation={data} client_name={apt.client_name} />
        <PreparationFoot preparation={data} />
        <p className="flex flex-wrap gap-x-5">
          <TextLink to={preparationPath(apt.id)}>{t.whole}</TextLink>
          <TextLink to={clientPath(data.client_id)}>{t.toClient}</TextLink>
        </p>
      </div>
    );
  }
  if (error) {
    return (
      <div className="flex flex-col items-start gap-2 text-sm">
        <p>{t.failed}</p>
        <p className="text-muted">{failureSentence(error, language)}</p>
        <Button variant="secondary" size="sm" isPending={isFetching} onClick={() => void refetch()}>
          {t.retry}
        </Button>
      </div>
    );
  }
  return (
    <div role="status">
      <span className="sr-only">{t.loading}</span>
      <SkeletonText lines={6} />
    </div>
  );
}
