/** Highlights in the editor: they move with the words that they stand on until the next ones come. */
import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import { type Highlight, highlightClass } from './highlight.ts';

export const setHighlights = StateEffect.define<readonly Highlight[]>();

/** What was found in an older text may stand beyond the end of this one. */
function decorationsOf(highlights: readonly Highlight[], length: number): DecorationSet {
  const ranges = highlights.flatMap(({ start, end, look, title }) => {
    const to = Math.min(end, length);
    if (start < 0 || start >= to) return [];
    const mark = Decoration.mark({ class: highlightClass(look), ...(title && { attributes: { title } }) });
    return [mark.range(start, to)];
  });
  return Decoration.set(ranges, true);
}

export const editorHighlights = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(decorations, { changes, effects, newDoc }) {
    const given = effects.findLast((effect) => effect.is(setHighlights));
    return given?.is(setHighlights) ? decorationsOf(given.value, newDoc.length) : decorations.map(changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});
