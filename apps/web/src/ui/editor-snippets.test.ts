// @vitest-environment jsdom
import { EditorView } from '@codemirror/view';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stubLayout } from '../../test/note-server.ts';
import { TextDocument } from './text-document.ts';

let parent: HTMLElement;
beforeEach(() => {
  stubLayout();
  parent = document.body.appendChild(document.createElement('div'));
});
afterEach(() => parent.remove());

const texts: Record<string, string> = {
  mse: 'Stemming: [stemming], affect: [affect].',
  ok: 'Akkoord.',
};

function open(text: string, at = text.length) {
  const made = new TextDocument(text, 'Verslag');
  made.snippetFor = (name) => texts[name];
  let escapes = 0;
  made.events = {
    onChange: () => {},
    onPlace: () => {},
    onEscape: () => void escapes++,
    onHistory: () => {},
  };
  made.attach(parent, at, undefined);
  const view = EditorView.findFromDOM(parent.querySelector<HTMLElement>('.cm-content') ?? parent);
  if (!view) throw new Error('no editor');
  const press = (key: string, more: KeyboardEventInit = {}) =>
    view.contentDOM.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
    );
  /** As the browser tells the editor of a letter. */
  const type = (words: string) => {
    for (const letter of words) {
      const { from, to } = view.state.selection.main;
      const insert = () =>
        view.state.update({
          changes: { from, to, insert: letter },
          selection: { anchor: from + 1 },
          userEvent: 'input.type',
        });
      if (!view.state.facet(EditorView.inputHandler).some((take) => take(view, from, to, letter, insert)))
        view.dispatch(insert());
    }
  };
  const selected = () => view.state.sliceDoc(view.state.selection.main.from, view.state.selection.main.to);
  return { document: made, view, press, type, selected, escapes: () => escapes };
}

test('an abbreviation and a space is the text behind it; Tab goes along its fields', () => {
  const { document: made, type, press, selected } = open('Plan. ');
  type(';mse ');
  expect(made.text).toBe(`Plan. ${texts.mse}`);
  expect(selected()).toBe('[stemming]');
  type('somber');
  press('Tab');
  expect(selected()).toBe('[affect]');
  press('Tab', { shiftKey: true });
  expect(selected()).toBe('somber');
  press('Tab');
  type('vlak');
  press('Tab');
  type(' Verder.');
  expect(made.text).toBe('Plan. Stemming: somber, affect: vlak. Verder.');
});

test.each(['Tab', 'Enter'])('%s after the abbreviation does the same as a space', (key) => {
  const { document: made, type, press } = open('');
  type(';ok');
  press(key);
  expect(made.text).toBe('Akkoord.');
});

test('one step back is what was typed', () => {
  const { document: made, type } = open('Plan. ');
  type(';mse ');
  made.undo();
  expect(made.text).toBe('Plan. ;mse');
  made.redo();
  expect(made.text).toBe(`Plan. ${texts.mse}`);
});

test.each([
  ['within a word', 'slaapt;ok', undefined],
  ['before letters', ';okay', 3],
  ['of no snippet', ';iets', undefined],
  ['without a semicolon', 'ok', undefined],
])('nothing comes in the place of what is typed %s', (_, text, at) => {
  const { document: made, type } = open(text, at);
  type(' ');
  expect(made.text.replace(' ', '')).toBe(text);
});

test('Escape leaves the fields as they are, and only the next one leaves the note', () => {
  const { document: made, type, press, escapes } = open('');
  type(';mse ');
  press('Escape');
  expect(made.text).toBe(texts.mse);
  expect(escapes()).toBe(0);
  expect(parent.querySelector('.snippet-field')).toBeNull();
  press('Escape');
  expect(escapes()).toBe(1);
});

test('fields are marked until somebody goes on elsewhere', () => {
  const { view, type } = open('Eerst. ');
  type(';mse ');
  expect(parent.querySelectorAll('.snippet-field')).toHaveLength(2);
  view.dispatch({ selection: { anchor: 0 } });
  expect(parent.querySelectorAll('.snippet-field')).toHaveLength(0);
});
