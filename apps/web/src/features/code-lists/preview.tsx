import type { CodePreview } from '@noteer/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { failureSentence } from '../../lib/error-strings.ts';
import { fileDate, wholeNumber } from '../../lib/format.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useImportList } from './api.ts';
import { ColumnChoice } from './column-choice.tsx';
import { importStrings } from './import-strings.ts';
import { PreviewLines } from './preview-lines.tsx';

type Asked = { sheet?: string | undefined; columns?: CodePreview['chosen'] | undefined };
type PreviewProps = { preview: CodePreview; onAsk: (asked: Asked) => void };

/** What importing would do. Nothing has happened yet. */
export function Preview({ preview, onAsk }: PreviewProps) {
  const t = useStrings(importStrings);
  return (
    <>
      <ColumnChoice preview={preview} onAsk={onAsk} />
      {preview.id ? (
        <Changes key={preview.id} id={preview.id} preview={preview} onAsk={onAsk} />
      ) : (
        <div className="w-full">
          <Notice tone="warning" title={t.needed}>
            {t.neededMore}
          </Notice>
        </div>
      )}
    </>
  );
}

const shown = ['new', 'changed', 'gone', 'wrong', 'same'] as const;

function Changes({ id, preview, onAsk }: PreviewProps & { id: string }) {
  const t = useStrings(importStrings);
  const language = useLanguage();
  const { counts } = preview;
  const [tab, setTab] = useState<string>(shown.find((verdict) => counts[verdict] > 0) ?? 'new');
  return (
    <Card className="w-full">
      <Left counts={counts} />
      <Tabs
        label={t.verdicts}
        selected={tab}
        onChange={setTab}
        items={shown.map((verdict) => ({
          id: verdict,
          label: t[verdict](wholeNumber(counts[verdict], language)),
          content: <PreviewLines id={id} verdict={verdict} />,
        }))}
      />
      <Foot id={id} preview={preview} onAsk={onAsk} />
    </Card>
  );
}

/** What would count no longer, and what is left out. */
function Left({ counts }: Pick<CodePreview, 'counts'>) {
  const t = useStrings(importStrings);
  const language = useLanguage();
  if (counts.gone === 0 && counts.wrong === 0) return null;
  return (
    <div className="pb-4">
      <Notice tone="warning">
        {counts.gone > 0 && <p>{t.goneNotice(wholeNumber(counts.gone, language))}</p>}
        {counts.wrong > 0 && <p>{t.wrongNotice(wholeNumber(counts.wrong, language))}</p>}
      </Notice>
    </div>
  );
}

function Foot({ id, preview, onAsk }: PreviewProps & { id: string }) {
  const t = useStrings(importStrings);
  const language = useLanguage();
  const navigate = useNavigate();
  const save = useImportList();
  const { counts } = preview;
  const count = (number: number) => wholeNumber(number, language);
  const lines = counts.new + counts.changed + counts.same;

  const submit = () =>
    save.mutate(id, {
      onSuccess: () => {
        toast.success(t.done);
        void navigate('/code-lists');
      },
    });
  // What was seen is no longer what would happen, or is no longer there.
  const isOver = save.error !== null;
  return (
    <div className="sticky bottom-0 -mx-5 mt-6 -mb-5 flex flex-col gap-4 rounded-b-card border-t border-line bg-card px-5 py-4 md:-mx-6 md:-mb-6 md:px-6">
      {save.error && (
        <Notice tone="error" title={t.failed}>
          {failureSentence(save.error, language)}
        </Notice>
      )}
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-sm text-muted">{lines === 0 ? t.nothing : <CountsFor preview={preview} />}</p>
        <div className="flex flex-wrap gap-3">
          {isOver && (
            <Button
              variant="secondary"
              onClick={() => onAsk({ sheet: preview.sheet ?? undefined, columns: preview.chosen })}
            >
              {t.again}
            </Button>
          )}
          <Button onClick={submit} isPending={save.isPending} disabled={lines === 0}>
            {t.submit(count(lines))}
          </Button>
        </div>
      </div>
    </div>
  );
}

function CountsFor({ preview: { first_day, last_day } }: Pick<PreviewProps, 'preview'>) {
  const t = useStrings(importStrings);
  const language = useLanguage();
  if (!first_day) return null;
  const day = (date: string) => fileDate({ date }, language);
  return t.countsFor(last_day ? t.daysBetween(day(first_day), day(last_day)) : t.daysFrom(day(first_day)));
}
