import { Fragment, memo, type ReactNode } from 'react';
import { type Line, readLine } from '../lib/markdown.ts';
import type { Highlight } from './highlight.ts';
import { piecesOf } from './markdown-pieces.ts';

type Placed = { line: Line; text: string; at: number };

function placedLines(text: string): Placed[] {
  let at = 0;
  return text.split('\n').map((one) => {
    const placed = { line: readLine(one), text: one, at };
    at += one.length + 1;
    return placed;
  });
}

/** Bullets that follow each other are one list. */
function grouped(lines: Placed[]): Placed[][] {
  const groups: Placed[][] = [];
  for (const placed of lines) {
    const last = groups.at(-1);
    const isNext = placed.line.block === 'bullet' && last?.[0]?.line.block === 'bullet';
    if (isNext) last?.push(placed);
    else groups.push([placed]);
  }
  return groups;
}

const none: Highlight[] = [];

type MarkdownViewProps = { text: string; highlights?: readonly Highlight[] };

/** Simple markdown to read. Every piece knows its place in the text (`data-at`); nothing of the text becomes HTML. */
export const MarkdownView = memo(function MarkdownView({ text, highlights = none }: MarkdownViewProps) {
  const inLine = ({ at, text: { length } }: Placed) => {
    const here = highlights.filter(({ start, end }) => start < at + length && end > at);
    return here.length > 0 ? here : none;
  };
  return grouped(placedLines(text)).map((group) => {
    const first = group[0];
    if (!first) return null;
    if (first.line.block !== 'bullet') {
      return <TextLine key={first.at} placed={first} highlights={inLine(first)} />;
    }
    return (
      <ul key={first.at} className="note-list">
        {group.map((placed) => (
          <li key={placed.at} data-level={Math.min(placed.line.level, 3)}>
            <Pieces placed={placed} highlights={inLine(placed)} />
          </li>
        ))}
      </ul>
    );
  });
});

type LineProps = { placed: Placed; highlights: readonly Highlight[] };

const headings = ['h3', 'h3', 'h4'] as const;

function TextLine({ placed, highlights }: LineProps) {
  const { block, level } = placed.line;
  if (block === 'blank') return <div className="note-blank" data-at={placed.at} />;
  const children = <Pieces placed={placed} highlights={highlights} />;
  if (block !== 'heading') return <p className="note-line">{children}</p>;
  // The page has headings of its own above the note's, whose parts begin with either of the first two.
  const Heading = headings[level - 1] ?? 'h4';
  return (
    <Heading className="note-heading" data-level={level}>
      {children}
    </Heading>
  );
}

const tags: Readonly<Record<string, (children: ReactNode) => ReactNode>> = {
  'note-bold': (children) => <strong>{children}</strong>,
  'note-italic': (children) => <em>{children}</em>,
  'note-code': (children) => <code className="note-code">{children}</code>,
};

function Pieces({ placed: { line, text, at }, highlights }: LineProps) {
  return piecesOf(line, at, text.length, highlights).map(({ start, end, classes, title }) => {
    const lit = classes.filter((name) => !(name in tags));
    const words = (
      <span data-at={start} {...(lit.length > 0 && { className: lit.join(' ') })} {...(title && { title })}>
        {text.slice(start - at, end - at)}
      </span>
    );
    const dressed = classes.reduce<ReactNode>((inner, name) => tags[name]?.(inner) ?? inner, words);
    return <Fragment key={start}>{dressed}</Fragment>;
  });
}
