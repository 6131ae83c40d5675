import { fieldsOf } from '@noteer/clinical/code-tables';
import type { CodeField, CodePreview } from '@noteer/contract';
import { useStrings } from '../../lib/strings.ts';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { importStrings } from './import-strings.ts';
import { fieldStrings } from './strings.ts';

type ColumnChoiceProps = {
  preview: CodePreview;
  onAsk: (asked: { sheet?: string | undefined; columns?: CodePreview['chosen'] | undefined }) => void;
};

/** As spreadsheets call it: A, B, … AA. */
const letters = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : letters(Math.floor(column / 26) - 1) + String.fromCharCode(65 + (column % 26));

/** As many as fit on a line, and at least one. */
const shortly = ([first = '', ...others]: string[]): string =>
  others.reduce((all, next) => (all.length + next.length > 40 ? all : `${all}, ${next}`), first);

/** Which column holds what: recognised, and here to be chosen otherwise. */
export function ColumnChoice({ preview, onAsk }: ColumnChoiceProps) {
  const t = useStrings(importStrings);
  const names = useStrings(fieldStrings);
  const { columns, chosen, sheets, sheet, header_line } = preview;
  const options = columns.map(({ name }, column) => ({
    value: String(column),
    label: name ? `${letters(column)} · ${name}` : letters(column),
  }));

  function choose(field: CodeField, value: string) {
    const { [field]: _before, ...others } = chosen;
    onAsk({
      sheet: sheet ?? undefined,
      columns: value === '' ? others : { ...others, [field]: Number(value) },
    });
  }

  return (
    <Card heading={t.columns} className="w-full">
      {header_line !== null && (
        <p className="pb-4 text-sm text-muted">{t.columnsIntro(String(header_line))}</p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {sheet !== null && sheets.length > 1 && (
          <SelectField
            label={t.sheet}
            value={sheet}
            options={sheets.map((name) => ({ value: name, label: name }))}
            onChange={(event) => onAsk({ sheet: event.currentTarget.value })}
          />
        )}
        {fieldsOf(preview.system).map((field) => {
          const column = chosen[field];
          const samples = column === undefined ? '' : shortly(columns[column]?.samples ?? []);
          return (
            <SelectField
              key={field}
              label={names[field]}
              placeholder={t.notThere}
              hint={samples && t.example(samples)}
              value={column === undefined ? '' : String(column)}
              options={options}
              onChange={(event) => choose(field, event.currentTarget.value)}
            />
          );
        })}
      </div>
    </Card>
  );
}
