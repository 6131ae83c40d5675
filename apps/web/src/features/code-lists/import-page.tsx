import { type CodeSystem, codeSystems } from '@noteer/contract';
import { ArrowLeft } from 'lucide-react';
import { failureSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ChooseTable } from './choose-table.tsx';
import { importStrings } from './import-strings.ts';
import { Preview } from './preview.tsx';
import { ReadingTable } from './reading-table.tsx';
import { systemStrings } from './strings.ts';
import { useTable } from './use-table.ts';

export function ImportPage() {
  const t = useStrings(importStrings);
  const table = useTable();
  const { reading } = table;
  return (
    <div className="flex flex-col items-start gap-6">
      <ButtonLink to="/code-lists" variant="quiet" size="sm" icon={<ArrowLeft />}>
        {t.back}
      </ButtonLink>
      <Card className="flex w-full flex-col gap-5">
        <Question table={table} />
        <ChooseTable file={table.file} onFile={table.choose} />
        {reading.is === 'reading' && <ReadingTable sent={reading.sent} onStop={table.stop} />}
        {reading.is === 'failed' && <Failed error={reading.error} />}
      </Card>
      {reading.is === 'read' && <Preview preview={reading.preview} onAsk={table.again} />}
    </div>
  );
}

type Table = ReturnType<typeof useTable>;

function Question({ table }: { table: Table }) {
  const t = useStrings(importStrings);
  const names = useStrings(systemStrings);
  const { reading } = table;
  const asked =
    reading.is === 'read'
      ? { sheet: reading.preview.sheet ?? undefined, columns: reading.preview.chosen }
      : {};
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <SelectField
        label={t.which}
        hint={t[`${table.system}Hint`]}
        value={table.system}
        options={codeSystems.map((system) => ({ value: system, label: names[system] }))}
        onChange={(event) => table.chooseSystem(event.currentTarget.value as CodeSystem)}
      />
      <TextField
        type="date"
        label={t.validFrom}
        hint={t.validFromHint}
        value={table.validFrom}
        min="1900-01-01"
        max="2199-12-31"
        onChange={(event) => table.chooseDay(event.currentTarget.value, asked)}
      />
    </div>
  );
}

function Failed({ error }: { error: Error | 'too_large' }) {
  const t = useStrings(importStrings);
  const language = useLanguage();
  return (
    <Notice tone="error" title={t.readFailed}>
      {error === 'too_large' ? t.tooLarge : failureSentence(error, language)} {t.nothingChanged}
    </Notice>
  );
}
