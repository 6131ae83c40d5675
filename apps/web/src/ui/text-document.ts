/**
 * A text with its history, on the screen or not: what was typed can be undone also while it is only read. The text is the
 * document, letter for letter; places in it are places in the string.
 */
import {
  defaultKeymap,
  history,
  historyKeymap,
  isolateHistory,
  redo,
  redoDepth,
  undo,
  undoDepth,
} from '@codemirror/commands';
import { EditorSelection, EditorState, type Transaction } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { continueList, toggleMark } from './editor-commands.ts';
import { editorHighlights, setHighlights } from './editor-highlights.ts';
import { editorSnippets, type SnippetFor } from './editor-snippets.ts';
import { adoptEditorStyles } from './editor-styles.ts';
import type { Highlight } from './highlight.ts';
import { liveMarkdown } from './live-markdown.ts';
import { differences } from './text-difference.ts';

export type DocumentEvents = {
  onChange(text: string): void;
  onPlace(offset: number, by: 'click' | 'caret'): void;
  onEscape(): void;
  onHistory(depths: { canUndo: boolean; canRedo: boolean }): void;
};

/**
 * A line that is drawn anew while another part of the page has the focus takes the browser's caret to its start: whoever
 * came back by a key typed there. The document knows where the caret was.
 */
const caretComesBack = EditorView.domEventObservers({ focus: (_, view) => view.focus() });

export class TextDocument {
  #state: EditorState;
  #view: EditorView | null = null;
  #text: string;
  /** Where words that are still to come will go. */
  #place: number | null = null;
  events: DocumentEvents | null = null;
  snippetFor: SnippetFor = () => undefined;

  constructor(text: string, label: string) {
    this.#text = text;
    const keys = keymap.of([
      { key: 'Enter', run: continueList },
      { key: 'Mod-b', run: toggleMark('**') },
      { key: 'Mod-i', run: toggleMark('*') },
      { key: 'Escape', run: () => this.#escape() },
      ...historyKeymap,
      ...defaultKeymap,
    ]);
    this.#state = EditorState.create({
      doc: text,
      extensions: [
        // Only this ends a line: a carriage return is a letter like any other and is kept.
        EditorState.lineSeparator.of('\n'),
        EditorView.clipboardInputFilter.of((pasted) => pasted.replaceAll(/\r\n?/g, '\n')),
        history(),
        editorSnippets((abbreviation) => this.snippetFor(abbreviation)),
        keys,
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({
          'aria-label': label,
          spellcheck: 'true',
          autocapitalize: 'sentences',
        }),
        caretComesBack,
        liveMarkdown,
        editorHighlights,
      ],
    });
  }

  get text(): string {
    return this.#text;
  }

  get #current(): EditorState {
    return this.#view?.state ?? this.#state;
  }

  /** What somebody else made of the text. Nobody is told: they know. */
  setText(text: string): void {
    if (text === this.#text) return;
    const changes = differences(this.#text, text);
    this.#text = text;
    this.#apply(this.#current.update({ changes }));
  }

  setHighlights(highlights: readonly Highlight[]): void {
    this.#apply(this.#current.update({ effects: setHighlights.of(highlights) }));
  }

  undo = (): boolean => undo({ state: this.#current, dispatch: (step) => this.#apply(step) });
  redo = (): boolean => redo({ state: this.#current, dispatch: (step) => this.#apply(step) });

  /** Puts it on the screen with the caret at a place; `top` is how far down the window that place should stand. */
  attach(parent: Element, at: number, top: number | undefined): void {
    adoptEditorStyles();
    const place = Math.min(at, this.#state.doc.length);
    const { state } = this.#state.update({ selection: EditorSelection.cursor(place) });
    const where = top === undefined ? ({ y: 'nearest' } as const) : ({ y: 'start', yMargin: top } as const);
    this.#view = new EditorView({
      state,
      parent,
      dispatchTransactions: (steps, view) => {
        view.update(steps);
        this.#tell(steps);
      },
    });
    this.#view.focus();
    this.#view.dispatch({ effects: EditorView.scrollIntoView(place, where) });
  }

  /** Takes it off the screen; the text and its history stay. */
  detach(): void {
    if (!this.#view) return;
    this.#state = this.#view.state;
    this.#view.destroy();
    this.#view = null;
  }

  focus(): void {
    this.#view?.focus();
  }

  reveal(offset: number): void {
    const effects = EditorView.scrollIntoView(Math.min(offset, this.#current.doc.length), { y: 'center' });
    this.#view?.dispatch({ effects });
  }

  /** Where the caret is in the text and how far down the window, while it is on the screen. */
  caret(): { offset: number; top: number | undefined } {
    const { head } = this.#current.selection.main;
    return { offset: head, top: this.#view?.coordsAtPos(head)?.top };
  }

  /** What comes later goes here, whatever is typed elsewhere meanwhile. */
  holdPlace(offset: number): void {
    this.#place = Math.min(offset, this.#current.doc.length);
  }

  /** Puts words at the place that was held, as one step that can be undone. Answers where they end. */
  insert(words: string): number {
    const { doc, selection } = this.#current;
    const at = this.#place ?? selection.main.head;
    this.#place = null;
    const before = doc.sliceString(at - 1, at);
    const after = doc.sliceString(at, at + 1);
    const insert = `${/\S/.test(before) ? ' ' : ''}${words}${/[\p{L}\p{N}]/u.test(after) ? ' ' : ''}`;
    this.#apply(
      this.#current.update({
        changes: { from: at, insert },
        selection: EditorSelection.cursor(at + insert.length),
        annotations: isolateHistory.of('full'),
        userEvent: 'input.dictate',
        scrollIntoView: true,
      }),
    );
    return at + insert.length;
  }

  #escape(): boolean {
    this.events?.onEscape();
    return true;
  }

  #apply(step: Transaction): void {
    if (this.#view) {
      this.#view.dispatch(step);
    } else {
      this.#state = step.state;
      this.#tell([step]);
    }
  }

  #tell(steps: readonly Transaction[]): void {
    const state = this.#current;
    for (const { changes } of steps) if (this.#place !== null) this.#place = changes.mapPos(this.#place, 1);
    if (steps.some(({ docChanged }) => docChanged)) {
      const text = state.doc.toString();
      const isNews = text !== this.#text;
      this.#text = text;
      this.events?.onHistory({ canUndo: undoDepth(state) > 0, canRedo: redoDepth(state) > 0 });
      if (isNews) this.events?.onChange(text);
    }
    const moved = steps.findLast(({ selection }) => selection);
    if (moved && this.#view) {
      this.events?.onPlace(
        state.selection.main.head,
        moved.isUserEvent('select.pointer') ? 'click' : 'caret',
      );
    }
  }
}
