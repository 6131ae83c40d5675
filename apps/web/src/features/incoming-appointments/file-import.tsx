import type { AgendaForm } from '@noteer/contract';
import { failureSentence } from '../../lib/error-strings.ts';
import { wholeNumber } from '../../lib/format.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DropFile } from '../../ui/drop-file.tsx';
import { Notice } from '../../ui/notice.tsx';
import { WritingLine } from '../../ui/spinner.tsx';
import { ClinicianField } from './clinician-field.tsx';
import { FilePreviewCard } from './file-preview.tsx';
import { fileStrings } from './file-strings.ts';
import { TakesField } from './takes-field.tsx';
import { type AgendaFile, useAgendaFile } from './use-agenda-file.ts';

const KINDS = '.xlsx,.csv,.txt,.tsv,.ics,text/csv,text/plain,text/calendar';

export function FileImport() {
  const t = useStrings(fileStrings);
  const agenda = useAgendaFile();
  const { reading } = agenda;
  return (
    <div className="flex flex-col gap-6">
      <Card className="flex flex-col gap-5">
        <div className="grid items-start gap-5 md:grid-cols-2">
          <ClinicianField
            hint={t.clinicianHint}
            placeholder={agenda.isCalendar ? undefined : t.noClinician}
            value={agenda.user_id}
            onChange={(event) => agenda.chooseUser(event.currentTarget.value)}
          />
          {agenda.isCalendar && (
            <TakesField
              value={agenda.takes}
              onChange={(event) => agenda.chooseTakes(event.currentTarget.value as AgendaForm['takes'])}
            />
          )}
        </div>
        <DropFile file={agenda.file} onFile={agenda.choose} accept={KINDS} words={t} />
        {!agenda.file && <p className="max-w-[80ch] text-sm text-muted">{t.columns}</p>}
        <State agenda={agenda} />
      </Card>
      {reading.is === 'read' && (
        <FilePreviewCard
          key={reading.preview.seen}
          preview={reading.preview}
          question={reading.question}
          onAgain={agenda.again}
          onTaken={agenda.taken}
        />
      )}
    </div>
  );
}

function State({ agenda: { reading, stop } }: { agenda: AgendaFile }) {
  const t = useStrings(fileStrings);
  const language = useLanguage();
  if (reading.is === 'waiting') return <Notice tone="info">{t.needsClinician}</Notice>;
  if (reading.is === 'reading')
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div role="status" className="flex items-center gap-3 text-sm font-medium">
          <WritingLine className="h-5 w-10 shrink-0 text-pine" />
          {t.reading}
        </div>
        <Button variant="secondary" size="sm" onClick={stop}>
          {t.stop}
        </Button>
      </div>
    );
  if (reading.is === 'failed')
    return (
      <Notice tone="error" title={t.readFailed}>
        {reading.error === 'too_large' ? t.tooLarge : failureSentence(reading.error, language)}{' '}
        {t.nothingChanged}
      </Notice>
    );
  if (reading.is !== 'taken') return null;
  const { counts } = reading;
  const [made, changed, cancelled] = [counts.new, counts.changed, counts.cancelled].map((count) =>
    wholeNumber(count, language),
  ) as [string, string, string];
  return (
    <Notice tone="success" title={t.done}>
      {t.doneMore(made, changed, cancelled)}
    </Notice>
  );
}
