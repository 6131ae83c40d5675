import type { CodeImport } from '@noteer/contract';
import { CircleCheck, Undo2 } from 'lucide-react';
import { fileDate, shortMoment, wholeNumber } from '../../lib/format.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { listsStrings } from './strings.ts';

type ImportRowProps = { list: CodeImport; onTakeBack: () => void };

export function ImportRow({ list, onTakeBack }: ImportRowProps) {
  const t = useStrings(listsStrings);
  const language = useLanguage();
  const day = (date: string) => fileDate({ date }, language);
  const isTakenBack = list.taken_back_at !== null;
  const days = list.last_day
    ? t.between(day(list.first_day), day(list.last_day))
    : t.open(day(list.first_day));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className={classNames('font-medium break-words', isTakenBack && 'text-muted line-through')}>
            {list.file_name}
          </span>
          {list.counts_today && (
            <span className="inline-flex items-center gap-1 text-sm font-medium text-green">
              <CircleCheck aria-hidden="true" className="size-4" />
              {t.counts}
            </span>
          )}
          {isTakenBack && <span className="text-sm text-muted">{t.takenBack}</span>}
        </p>
        <p className="tabular text-sm text-muted">
          {t.lines(wholeNumber(list.lines, language))} · {days}
        </p>
        <p className="text-sm text-muted">
          <Origin list={list} />
        </p>
      </div>
      {!isTakenBack && (
        <Button
          variant="quiet"
          size="sm"
          icon={<Undo2 aria-hidden="true" />}
          aria-label={t.takeBackNamed(list.file_name)}
          onClick={onTakeBack}
        >
          {t.takeBack}
        </Button>
      )}
    </li>
  );
}

/** Where it came from, and who took it back since. */
function Origin({ list }: { list: CodeImport }) {
  const t = useStrings(listsStrings);
  const language = useLanguage();
  const moment = (iso: string) => shortMoment(new Date(iso), language);
  if (list.taken_back_at) return t.takenBackBy(list.taken_back_by ?? t.somebody, moment(list.taken_back_at));
  if (list.origin === 'demo') return t.demo;
  if (list.origin === 'shipped') return list.system === 'icd10' ? t.shippedOwnWords : t.shipped;
  return t.importedBy(list.imported_by ?? t.somebody, moment(list.imported_at));
}
