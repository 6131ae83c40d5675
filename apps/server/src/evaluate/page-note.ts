/** A note in the report: each sentence with its pieces, what the second reading changed, and what is marked. */
import type { NoteChange } from '@noteer/contract';
import type { CertainMark } from './certain-marks.ts';
import { type Html, html } from './html.ts';
import type { Result } from './result.ts';

/** A line that lights the pieces that it rests on. */
export const restingLine = (sources: readonly number[], inside: Html, tag: 'p' | 'li' = 'li'): Html =>
  tag === 'p'
    ? html`<p class="line" tabindex="0" data-sources="${sources.join(' ')}">${inside}</p>`
    : html`<li class="line" tabindex="0" data-sources="${sources.join(' ')}">${inside}</li>`;

function withMarks(text: string, marks: readonly CertainMark[]): Html {
  const parts: Html[] = [];
  let end = 0;
  for (const mark of [...marks].sort((a, b) => a.start - b.start)) {
    if (mark.start < end) continue;
    parts.push(
      html`${text.slice(end, mark.start)}<span class="uncertain" title="stands nowhere in the talk">${text.slice(mark.start, mark.end)}</span>`,
    );
    end = mark.end;
  }
  return html`${parts}${text.slice(end)}${marks.length > 0 && html` <span class="word amber">not in the talk</span>`}`;
}

const kindWords: Readonly<Record<NoteChange['kind'], string>> = {
  wrong: 'corrected',
  missing: 'added',
  moved: 'moved',
  double: 'removed',
};

const said = ({ kind, after, why, section }: NoteChange): Html =>
  html`<span class="why"><span class="word">${after === '' ? 'removed' : kindWords[kind]}</span>${kind === 'moved' && `to ${section}. `}${why}</span>`;

function changedLine(change: NoteChange, marked?: Html): Html {
  const { kind, after } = change;
  const before = marked ?? change.before;
  if (kind === 'moved') return html`${before}${said(change)}`;
  return html`${before !== '' && html`<del>${before}</del> `}${after !== '' && html`<ins>${after}</ins>`}${said(change)}`;
}

/** Remarks by themselves, without the note around them. */
export const remarkList = (changes: readonly NoteChange[]): Html =>
  html`<ul>${changes.map((change) => restingLine(change.sources, changedLine(change)))}</ul>`;

export function noteHtml({ note, changes, marks }: Result): Html {
  if (!note) return html`<p>There came no note.</p>`;
  const byBefore = new Map((changes ?? []).map((change) => [change.before, change]));
  return html`${note.sections.map(({ id, title, sentences }) => {
    const added = (changes ?? []).filter(({ kind, section }) => kind === 'missing' && section === title);
    if (sentences.length === 0 && added.length === 0) return null;
    const lines = sentences.map(({ text, sources }, index) => {
      const change = byBefore.get(text);
      const its = marks.filter(({ section, sentence }) => section === id && sentence === index);
      return restingLine(
        sources,
        change ? changedLine(change, withMarks(text, its)) : withMarks(text, its),
        'p',
      );
    });
    return html`<h3>${title}</h3>${lines}${added.map((change) => restingLine(change.sources, changedLine(change), 'p'))}`;
  })}`;
}
