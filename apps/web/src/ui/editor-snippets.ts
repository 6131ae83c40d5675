/**
 * Abbreviations in the editor: `;mse` and a space becomes a text with fields. Tab goes from field to field, Escape leaves
 * them as they are, and one step back is what was typed.
 */
import { isolateHistory } from '@codemirror/commands';
import {
  EditorSelection,
  type EditorState,
  type Extension,
  Prec,
  StateEffect,
  StateField,
} from '@codemirror/state';
import { Decoration, EditorView, keymap } from '@codemirror/view';

/** The text behind an abbreviation; undefined where there is none. */
export type SnippetFor = (abbreviation: string) => string | undefined;

type Span = { from: number; to: number };
/** Fields of the snippet that was put in last, and the whole of it. */
type Filling = { fields: Span[]; whole: Span };

const setFilling = StateEffect.define<Filling | null>();
const fieldMark = Decoration.mark({ class: 'snippet-field' });

/** At its edges what is typed belongs to the field. */
function follow({ fields, whole }: Filling, map: (place: number, side: -1 | 1) => number): Filling {
  const moved = ({ from, to }: Span): Span => ({ from: map(from, -1), to: map(to, 1) });
  return { fields: fields.map(moved), whole: moved(whole) };
}

const filling = StateField.define<Filling | null>({
  create: () => null,
  update(now, { effects, changes, docChanged, state }) {
    const given = effects.findLast((effect) => effect.is(setFilling));
    if (given?.is(setFilling)) return given.value;
    if (!now) return null;
    const next = docChanged ? follow(now, (place, side) => changes.mapPos(place, side)) : now;
    const { head } = state.selection.main;
    // Whoever goes on elsewhere has left it.
    return head < next.whole.from || head > next.whole.to || next.whole.from === next.whole.to ? null : next;
  },
  provide: (field) =>
    EditorView.decorations.from(field, (now) =>
      Decoration.set(
        (now?.fields ?? [])
          .filter(({ from, to }) => from < to)
          .map(({ from, to }) => fieldMark.range(from, to)),
        true,
      ),
    ),
});

/** A field is what stands in square brackets, and is no link. */
const field = /\[[^[\]\n]+\](?!\()/g;
const typed = /(?:^|[\s(])(;([\p{L}\p{N}]+))$/u;

/** What is typed before the caret, where it is an abbreviation by itself: not within a word, and nothing selected. */
function abbreviationAt(state: EditorState): { from: number; to: number; name: string } | undefined {
  const { main } = state.selection;
  if (!main.empty) return undefined;
  const line = state.doc.lineAt(main.head);
  const [, all = '', name = ''] = typed.exec(line.text.slice(0, main.head - line.from)) ?? [];
  const next = line.text.slice(main.head - line.from, main.head - line.from + 1);
  if (name === '' || /[\p{L}\p{N}]/u.test(next)) return undefined;
  return { from: main.head - all.length, to: main.head, name: name.toLocaleLowerCase('nl') };
}

function expand(view: EditorView, snippetFor: SnippetFor): boolean {
  const found = abbreviationAt(view.state);
  const text = found && snippetFor(found.name);
  if (!found || text === undefined) return false;
  const { from, to } = found;
  const fields = [...text.matchAll(field)].map(({ 0: words, index }) => ({
    from: from + index,
    to: from + index + words.length,
  }));
  const [first] = fields;
  const end = from + text.length;
  view.dispatch({
    changes: { from, to, insert: text },
    selection: first ? EditorSelection.range(first.from, first.to) : EditorSelection.cursor(end),
    effects: setFilling.of(first ? { fields, whole: { from, to: end } } : null),
    annotations: isolateHistory.of('full'),
    userEvent: 'input.complete',
    scrollIntoView: true,
  });
  return true;
}

/** To the field after the caret or before it; behind the last one it is done. */
function go(view: EditorView, by: 1 | -1): boolean {
  const now = view.state.field(filling, false);
  if (!now) return false;
  const { from, to } = view.state.selection.main;
  const next =
    by > 0
      ? now.fields.find((each) => each.from >= to && each.to > to)
      : now.fields.findLast((each) => each.to <= from && each.from < from);
  if (!next && by < 0) return true;
  view.dispatch({
    selection: next ? EditorSelection.range(next.from, next.to) : EditorSelection.cursor(now.whole.to),
    effects: next ? [] : setFilling.of(null),
    scrollIntoView: true,
    userEvent: 'select',
  });
  return true;
}

function leave(view: EditorView): boolean {
  if (!view.state.field(filling, false)) return false;
  view.dispatch({
    effects: setFilling.of(null),
    selection: EditorSelection.cursor(view.state.selection.main.to),
  });
  return true;
}

export const editorSnippets = (snippetFor: SnippetFor): Extension => [
  filling,
  Prec.high(
    keymap.of([
      { key: 'Tab', run: (view) => go(view, 1) || expand(view, snippetFor), shift: (view) => go(view, -1) },
      { key: 'Enter', run: (view) => expand(view, snippetFor) },
      { key: 'Escape', run: leave },
    ]),
  ),
  EditorView.inputHandler.of((view, _from, _to, text) => text === ' ' && expand(view, snippetFor)),
];
