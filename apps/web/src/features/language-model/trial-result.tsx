import type { ModelTrial } from '@noteer/contract';
import { wholeNumber } from '../../lib/format.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { trialStrings } from './trial-strings.ts';

/** The conversation and the note that the model writes of it, side by side, and what that took. */
export function TrialResult({ trial }: { trial: ModelTrial }) {
  const t = useStrings(trialStrings);
  const { talk, sections, changes } = trial;
  return (
    <>
      <Facts trial={trial} />
      <div className="grid gap-6 md:grid-cols-2">
        <section aria-label={t.talk} className="min-w-0">
          <h3 className="mb-2 font-medium">{t.talk}</h3>
          <ol className="flex flex-col gap-1.5 text-sm">
            {talk.map(({ seq, text }) => (
              <li key={seq} className="flex gap-3">
                <span className="w-6 shrink-0 text-right text-muted tabular-nums">{seq}</span>
                {text}
              </li>
            ))}
          </ol>
        </section>
        <section aria-label={t.note} className="min-w-0">
          <h3 className="mb-2 font-medium">{t.note}</h3>
          {sections.length === 0 && <p className="text-sm text-muted">{t.nothingYet}</p>}
          {sections.map(({ id, title, sentences }) => (
            <div key={id} className="mb-4">
              <h4 className="display text-lg">{title}</h4>
              {sentences.map(({ text, sources }) => (
                <p key={`${text} ${sources}`} className="text-sm">
                  {text} <span className="text-muted tabular-nums">[{sources.join(', ')}]</span>
                </p>
              ))}
            </div>
          ))}
          {changes && <Changes changes={changes} />}
        </section>
      </div>
    </>
  );
}

function Facts({ trial }: { trial: ModelTrial }) {
  const t = useStrings(trialStrings);
  const language = useLanguage();
  const inSeconds = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const seconds = (value: number | null) => (value === null ? '–' : t.seconds(inSeconds.format(value)));
  const letter = { true: t.toTheLetter, false: t.notToTheLetter, null: '–' };
  const facts: [label: string, value: string][] = [
    [t.toFirst, seconds(trial.seconds_to_first)],
    [t.toLast, seconds(trial.seconds)],
    [t.read, t.tokens(wholeNumber(trial.tokens_read, language))],
    [t.written, t.tokens(wholeNumber(trial.tokens_written, language))],
    [t.form, letter[`${trial.is_to_the_letter}`]],
  ];
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3 rounded-control bg-paper-deep px-4 py-3 text-sm">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-muted">{label}</dt>
          <dd className="font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Changes({ changes }: { changes: NonNullable<ModelTrial['changes']> }) {
  const t = useStrings(trialStrings);
  return (
    <div className="border-line border-t pt-3 text-sm">
      <h4 className="mb-1 font-medium">{t.changes}</h4>
      {changes.length === 0 && <p className="text-muted">{t.noChanges}</p>}
      <ul className="flex flex-col gap-2">
        {changes.map(({ kind, section, before, after, why }) => (
          <li key={`${kind} ${before} ${after}`}>
            <p className="text-muted">
              {section}: {t[kind]}
            </p>
            {before && <del className="block text-muted decoration-1">{before}</del>}
            {after && <ins className="block no-underline">{after}</ins>}
            {why && <p className="text-muted">{why}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
