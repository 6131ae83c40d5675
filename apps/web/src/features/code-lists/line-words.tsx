import { kindNames, professionNames, settingNames } from '@noteer/clinical/dimension-names';
import type { CodeField, CodePreviewLine, CodeProblem } from '@noteer/contract';
import { fileDate, money, wholeNumber } from '../../lib/format.ts';
import { type Language, useLanguage, useStrings } from '../../lib/strings.ts';
import { importStrings, problemStrings } from './import-strings.ts';
import { fieldStrings, listsStrings, typeStrings } from './strings.ts';

type Fields = { [F in CodeField]?: CodePreviewLine[F] | undefined };

/** What a field holds, in words; empty where it holds nothing. */
function useFieldWords(): (field: CodeField, line: Fields) => string {
  const language = useLanguage();
  const types = useStrings(typeStrings);
  return (field, line) => {
    if (field === 'type') return line.type ? types[line.type] : '';
    return fieldText(field, line, language);
  };
}

function fieldText(field: CodeField, line: Fields, language: Language): string {
  const value = line[field];
  if (value === null || value === undefined) return '';
  if (field === 'valid_from' || field === 'valid_until') return fileDate({ date: String(value) }, language);
  if (field === 'tariff_cents') return money(Number(value), language);
  if (field === 'setting' && line.setting) return settingNames[line.setting][language];
  if (field === 'profession' && line.profession) return professionNames[line.profession][language];
  if (field === 'kind' && line.kind) return kindNames[line.kind][language];
  return String(value);
}

/** What it says besides code and description, in one line. */
export function Details({ line }: { line: CodePreviewLine }) {
  const t = useStrings(listsStrings);
  const words = useFieldWords();
  const language = useLanguage();
  const day = (date: string) => fileDate({ date }, language);
  const days =
    line.valid_from &&
    (line.valid_until
      ? t.between(day(line.valid_from), day(line.valid_until))
      : t.open(day(line.valid_from)));
  const minutes = line.minutes && `${line.minutes} min`;
  const parts = [
    words('setting', line),
    words('profession', line),
    words('kind', line),
    minutes,
    words('tariff_cents', line),
    days,
  ];
  return <p className="text-sm text-muted">{parts.filter(Boolean).join(' · ')}</p>;
}

export function Changed({ line, was }: { line: CodePreviewLine; was: NonNullable<CodePreviewLine['was']> }) {
  const t = useStrings(importStrings);
  const names = useStrings(fieldStrings);
  const words = useFieldWords();
  return (
    <ul className="mt-1 text-sm">
      {(Object.keys(was) as CodeField[]).map((field) => (
        <li key={field}>
          <span className="text-muted">{names[field]}:</span>{' '}
          <span className="rounded-sm bg-pine-soft px-1">{words(field, line) || t.empty}</span>
          <span className="text-muted">
            , {t.was} <del>{words(field, was) || t.empty}</del>
          </span>
        </li>
      ))}
    </ul>
  );
}

export function Problems({ problems }: { problems: CodeProblem[] }) {
  const t = useStrings(problemStrings);
  const names = useStrings(fieldStrings);
  const language = useLanguage();
  return (
    <ul className="text-sm font-medium text-red">
      {problems.map(({ field, problem, value, line }) => (
        <li key={`${field} ${problem} ${line}`}>
          {t[problem](
            field ? names[field] : '',
            value ?? '',
            line === null ? '' : wholeNumber(line, language),
          )}
        </li>
      ))}
    </ul>
  );
}
