import type { IncomingCounts, IncomingVerdict } from '@noteer/contract';
import { useState } from 'react';
import { failureSentence } from '../../lib/error-strings.ts';
import { wholeNumber } from '../../lib/format.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { type FilePreview, type FileQuestion, useTakeFile } from './api.ts';
import { fileStrings } from './file-strings.ts';
import { PreviewRows } from './preview-rows.tsx';

type FilePreviewProps = {
  preview: FilePreview;
  question: FileQuestion;
  onAgain: () => void;
  onTaken: (counts: IncomingCounts) => void;
};

const groups = {
  wrong: ['wrong'],
  new: ['new'],
  changed: ['changed'],
  cancelled: ['cancelled'],
  kept: ['same', 'recorded', 'removed'],
  left_out: ['left_out'],
} as const satisfies Record<string, readonly IncomingVerdict[]>;
type Group = keyof typeof groups;
const order: Group[] = ['new', 'changed', 'cancelled', 'wrong', 'kept', 'left_out'];

const countOf = (counts: IncomingCounts, group: Group) =>
  groups[group].reduce((sum, verdict) => sum + counts[verdict], 0);

/** What taking the file would do. Nothing has happened yet. */
export function FilePreviewCard(props: FilePreviewProps) {
  const t = useStrings(fileStrings);
  const language = useLanguage();
  const { data, counts } = props.preview;
  const shown = order.filter((group) => group === 'new' || countOf(counts, group) > 0);
  const [tab, setTab] = useState<string>(shown.find((group) => countOf(counts, group) > 0) ?? 'new');
  return (
    <Card className="w-full">
      {counts.wrong > 0 && (
        <div className="pb-4">
          <Notice tone="warning">{t.wrongNotice(wholeNumber(counts.wrong, language))}</Notice>
        </div>
      )}
      <Tabs
        label={t.verdicts}
        selected={tab}
        onChange={setTab}
        items={shown.map((group) => ({
          id: group,
          label: t[group](wholeNumber(countOf(counts, group), language)),
          content: (
            <>
              {group === 'left_out' && <p className="pb-4 text-sm text-muted">{t.leftOutMore}</p>}
              <PreviewRows
                rows={data.filter(({ verdict }) => (groups[group] as readonly string[]).includes(verdict))}
              />
            </>
          ),
        }))}
      />
      <Foot {...props} />
    </Card>
  );
}

function Foot({ preview, question, onAgain, onTaken }: FilePreviewProps) {
  const t = useStrings(fileStrings);
  const language = useLanguage();
  const take = useTakeFile();
  const { counts, seen } = preview;
  const count = counts.new + counts.changed + counts.cancelled;
  return (
    <div className="sticky bottom-0 -mx-5 mt-6 -mb-5 flex flex-col gap-4 rounded-b-card border-t border-line bg-card px-5 py-4 md:-mx-6 md:-mb-6 md:px-6">
      {take.error && (
        <Notice tone="error" title={t.failed}>
          {failureSentence(take.error, language)}
        </Notice>
      )}
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-sm text-muted">{count === 0 ? t.nothing : t.notYet}</p>
        <div className="flex flex-wrap gap-3">
          {take.error && (
            <Button variant="secondary" onClick={onAgain}>
              {t.again}
            </Button>
          )}
          <Button
            onClick={() => take.mutate({ ...question, seen }, { onSuccess: onTaken })}
            isPending={take.isPending}
            disabled={count === 0}
          >
            {t.take(wholeNumber(count, language))}
          </Button>
        </div>
      </div>
    </div>
  );
}
