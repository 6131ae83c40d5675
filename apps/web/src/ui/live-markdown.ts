/**
 * Markdown that looks like what it means while it is typed. Its signs show in the line where the caret is; elsewhere the
 * text stands as it is read. Only the lines on the screen are read.
 */
import type { Range } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import { type Look, readLine } from '../lib/markdown.ts';

const marks: Record<Look, Decoration> = {
  marker: Decoration.mark({ class: 'note-marker' }),
  bullet: Decoration.mark({ class: 'note-marker' }),
  bold: Decoration.mark({ class: 'note-bold' }),
  italic: Decoration.mark({ class: 'note-italic' }),
  code: Decoration.mark({ class: 'note-code' }),
};

/** Signs where nobody is typing. */
const unseen = Decoration.replace({});

const lineLooks = new Map<string, Decoration>();

/** Made once for each look there is. */
function lineLook(block: string, level: number): Decoration {
  const key = `${block} ${level}`;
  const known = lineLooks.get(key);
  if (known) return known;
  const made = Decoration.line({ class: `note-${block}`, attributes: { 'data-level': String(level) } });
  lineLooks.set(key, made);
  return made;
}

/** Longer lines are not prose: they stay plain, so that typing stays quick. */
const LONGEST_LINE = 20_000;

type Lines = { first: number; last: number };

/** The lines that the caret or what is selected touches. */
function linesInHand({ state: { doc, selection } }: EditorView): Lines {
  const { from, to } = selection.main;
  return { first: doc.lineAt(from).number, last: doc.lineAt(to).number };
}

function decorate({ state: { doc }, visibleRanges }: EditorView, { first, last }: Lines): DecorationSet {
  const found: Range<Decoration>[] = [];
  for (const { from, to } of visibleRanges) {
    for (let at = from; at <= to; ) {
      const { from: start, to: end, number, text } = doc.lineAt(at);
      const isInHand = number >= first && number <= last;
      const { block, level, stretches } = readLine(text.length > LONGEST_LINE ? '' : text);
      if (block !== 'text' && text.length <= LONGEST_LINE) found.push(lineLook(block, level).range(start));
      for (const one of stretches) {
        const look = one.look === 'marker' && !isInHand ? unseen : marks[one.look];
        found.push(look.range(start + one.start, start + one.end));
      }
      at = end + 1;
    }
  }
  return Decoration.set(found, true);
}

export const liveMarkdown = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    #inHand: Lines;

    constructor(view: EditorView) {
      this.#inHand = linesInHand(view);
      this.decorations = decorate(view, this.#inHand);
    }

    update({ docChanged, viewportChanged, selectionSet, view }: ViewUpdate) {
      if (!docChanged && !viewportChanged && !selectionSet) return;
      const { first, last } = this.#inHand;
      this.#inHand = linesInHand(view);
      const isElsewhere = this.#inHand.first !== first || this.#inHand.last !== last;
      if (docChanged || viewportChanged || isElsewhere) this.decorations = decorate(view, this.#inHand);
    }
  },
  { decorations: ({ decorations }) => decorations },
);
