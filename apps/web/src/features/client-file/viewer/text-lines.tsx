import type { AttachmentPage } from '@noteer/contract';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from 'react';
import { useStrings } from '../../../lib/strings.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { Line, Lit, Stretch } from './placed-words.ts';
import { viewerStrings } from './strings.ts';

/** Below this the reader may well be wrong: the word is worth a look at the original. */
const UNSURE = 0.75;

/** What stands apart by spaces is under each other only in letters of one width. */
const isInColumns = ({ stretches }: Line) =>
  / {3,}/.test(
    stretches
      .map(({ text }) => text)
      .join('')
      .trimEnd(),
  );

type TextLinesProps = {
  page: AttachmentPage;
  lines: readonly Line[];
  lit: Lit | null;
  onLit: (from: number, to: number) => void;
};

/** The text by lines: a word that is clicked, or a line that the arrows go to, is lit in the original too. */
export function TextLines({ page, lines, lit, onLit }: TextLinesProps) {
  const t = useStrings(viewerStrings);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = lit
    ? lines.findIndex(({ from, to }) => from <= lit.from && lit.from < Math.max(to, from + 1))
    : -1;
  const place = lit && lit.from >= 0 ? lit.from : undefined;
  useEffect(() => {
    if (place === undefined) return;
    list.current?.querySelector('[data-lit]')?.scrollIntoView?.({ block: 'nearest' });
  }, [place]);

  function light(line: Line | undefined) {
    if (line) onLit(line.from, line.to);
  }

  function step(event: KeyboardEvent) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const written = lines.filter(({ from, to }) => to > from);
    const chosen = lines[at];
    const now = chosen ? written.indexOf(chosen) : -1;
    light(written[Math.min(Math.max(now + by, 0), written.length - 1)]);
  }

  function choose({ target }: MouseEvent) {
    if (!(target instanceof HTMLElement) || getSelection()?.isCollapsed === false) return;
    const { from, to } = target.dataset;
    if (from && to) onLit(Number(from), Number(to));
    else light(lines[Number(target.closest<HTMLElement>('[data-line]')?.dataset.line)]);
  }

  if (!page.text.trim()) return <p className="p-6 text-sm text-muted">{t.noText}</p>;
  return (
    <div
      ref={list}
      role="listbox"
      aria-label={t.textOf(page.number)}
      aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
      tabIndex={0}
      className="viewer-scroll viewer-text"
      onKeyDown={step}
      onClick={choose}
    >
      {lines.map((line, index) =>
        line.to > line.from ? (
          <div
            key={line.from}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            data-line={index}
            className={classNames(isInColumns(line) && 'viewer-columns')}
          >
            {line.stretches.map((stretch) => (
              <Piece key={stretch.from} stretch={stretch} page={page} lit={lit} />
            ))}
          </div>
        ) : (
          <div key={line.from} role="presentation" className="h-3" />
        ),
      )}
    </div>
  );
}

type PieceProps = { stretch: Stretch; page: AttachmentPage; lit: Lit | null };

function Piece({ stretch: { text, from, to, word }, page, lit }: PieceProps) {
  const t = useStrings(viewerStrings);
  const isLit = lit !== null && from < lit.to && to > lit.from;
  const isUnsure = word !== undefined && (page.words[word]?.sure ?? 1) < UNSURE;
  return (
    <span
      {...(word !== undefined && { 'data-from': from, 'data-to': to })}
      {...(isLit && { 'data-lit': true })}
      title={isUnsure ? t.unsure : undefined}
      className={classNames(isLit && 'bg-evidence', isUnsure && 'viewer-unsure')}
    >
      {text}
    </span>
  );
}
