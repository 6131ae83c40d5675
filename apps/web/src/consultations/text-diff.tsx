import type { DiffLine, Run } from '@noteer/clinical/line-diff';
import { Fragment } from 'react';
import { useStrings } from '../lib/strings.ts';
import { diffStrings } from './strings.ts';

/** Lines around a change that stay to show where it is; longer stretches without one are folded. */
const CONTEXT = 2;

type Shown = { line: DiffLine; at: number } | { folded: number; at: number };

type TextDiffProps = {
  diff: readonly DiffLine[];
  /** What a stroke and what a line under words mean here. */
  legend?: string;
};

/** What changed between two texts, to the word. */
export function TextDiff({ diff, legend }: TextDiffProps) {
  const t = useStrings(diffStrings);
  return (
    <div className="flex flex-col gap-3">
      {legend && <p className="text-sm text-muted">{legend}</p>}
      <div className="revision-diff">
        {foldedLines(diff).map((shown) =>
          'folded' in shown ? (
            <p key={shown.at} className="revision-fold">
              {t.unchanged(shown.folded)}
            </p>
          ) : (
            <Line key={shown.at} line={shown.line} />
          ),
        )}
      </div>
    </div>
  );
}

/** Shows in the weight of its letters, not in signs. */
const headingMark = /^#{1,3}\s+/;

const signs = { same: '', added: '+', removed: '−', changed: '±' };

/** The sign in the margin, the stroke and the line under it say what the colour says. */
function Line({ line: { change, runs } }: { line: DiffLine }) {
  const isHeading = headingMark.test(runs[0]?.text ?? '');
  return (
    <div className="revision-line" data-change={change} data-heading={isHeading || undefined}>
      <span aria-hidden="true" className="revision-sign">
        {signs[change]}
      </span>
      <p>
        {runs.map((run, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: words of one line have no other name
          <Words key={at} run={run} />
        ))}
      </p>
    </div>
  );
}

function Words({ run: { change, text } }: { run: Run }) {
  const t = useStrings(diffStrings);
  if (change === 'same') return <Fragment>{text.replace(headingMark, '')}</Fragment>;
  const Tag = change === 'added' ? 'ins' : 'del';
  return (
    <Tag>
      <span className="sr-only">{change === 'added' ? t.added : t.removed}: </span>
      {text.replace(headingMark, '')}
    </Tag>
  );
}

function foldedLines(diff: readonly DiffLine[]): Shown[] {
  const isNear = diff.map((_, at) =>
    diff.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1).some(({ change }) => change !== 'same'),
  );
  const shown: Shown[] = [];
  for (const [at, line] of diff.entries()) {
    const last = shown.at(-1);
    const isBlank = line.runs.every(({ text }) => text.trim() === '');
    // A blank line that came or went tells nothing.
    if (isBlank && (line.change !== 'same' || !isNear[at])) continue;
    if (isNear[at]) shown.push({ line, at });
    else if (last && 'folded' in last) last.folded++;
    else shown.push({ folded: 1, at });
  }
  return shown;
}
