/** Markdown that looks like what it means while it is typed. Only the lines on the screen are read. */
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

function decorate({ state: { doc }, visibleRanges }: EditorView): DecorationSet {
  const found: Range<Decoration>[] = [];
  for (const { from, to } of visibleRanges) {
    for (let at = from; at <= to; ) {
      const { from: start, to: end, text } = doc.lineAt(at);
      const { block, level, stretches } = readLine(text.length > LONGEST_LINE ? '' : text);
      if (block !== 'text' && text.length <= LONGEST_LINE) found.push(lineLook(block, level).range(start));
      for (const one of stretches) found.push(marks[one.look].range(start + one.start, start + one.end));
      at = end + 1;
    }
  }
  return Decoration.set(found, true);
}

export const liveMarkdown = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = decorate(view);
    }

    update({ docChanged, viewportChanged, view }: ViewUpdate) {
      if (docChanged || viewportChanged) this.decorations = decorate(view);
    }
  },
  { decorations: ({ decorations }) => decorations },
);
