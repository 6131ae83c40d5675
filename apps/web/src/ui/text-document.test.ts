// @vitest-environment jsdom
import { EditorView } from '@codemirror/view';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stubLayout } from '../../test/note-server.ts';
import { TextDocument } from './text-document.ts';

let parent: HTMLElement;
beforeEach(() => {
  stubLayout();
  parent = document.body.appendChild(document.createElement('div'));
});
afterEach(() => parent.remove());

function open(text: string) {
  const texts: string[] = [];
  const places: [number, string][] = [];
  const made = new TextDocument(text, 'Verslag');
  made.events = {
    onChange: (next) => texts.push(next),
    onPlace: (offset, by) => places.push([offset, by]),
    onEscape: () => {},
    onHistory: () => {},
  };
  made.attach(parent, 0, undefined);
  const view = EditorView.findFromDOM(parent.querySelector<HTMLElement>('.cm-content') ?? parent);
  if (!view) throw new Error('no editor');
  const type = (insert: string, from: number) => view.dispatch({ changes: { from, insert } });
  return { document: made, view, texts, places, type };
}

test.each([
  '> 5 jaar\n1. punt\n1\\. punt\nCRP <5 & meer\n',
  '| middel | dosis |\n|---|---|\n| a | 1 |',
  'spaties achteraan   \n\ttab\n\n\n',
  'regel\r\nmet CR\r\neinde\r',
  '**niet dicht\n`ook niet\n\\*\\*tekst\\*\\*\n# \n#\n',
  'emoji 👩🏽‍⚕️, ﬁ, e\u0301, \u00a0, \u2028, \u200b',
  '',
])('a text goes through the editor letter for letter: %j', (text) => {
  const { document: made, view, texts, type } = open(text);
  type('x', 0);
  type('y', text.length + 1);
  expect(texts.at(-1)).toBe(`x${text}y`);
  made.undo();
  made.undo();
  expect(made.text).toBe(text);
  expect(view.state.doc.length).toBe(text.length);
});

test('places are places in the string, whatever ends the lines', () => {
  const text = 'een\r\ntwee\ndrie';
  const { view } = open(text);
  const at = text.indexOf('drie');
  expect(view.state.sliceDoc(at, at + 4)).toBe('drie');
});

test('the caret stays in its line when lines above and below it become others', () => {
  const before = 'Slaapt slecht.\nHier wordt getypt.\nSertraline 50 mg.\n';
  const { document: made, view } = open(before);
  const at = before.indexOf('getypt');
  view.dispatch({ selection: { anchor: at } });
  const after = before.replace('slecht', 'sinds maart slecht').replace('50', '100');
  made.setText(after);
  expect(view.state.doc.toString()).toBe(after);
  expect(view.state.selection.main.head).toBe(after.indexOf('getypt'));
});

test('what is undone off the screen is undone', () => {
  const { document: made, texts, type } = open('Begin.');
  type(' Meer.', 6);
  made.detach();
  made.undo();
  expect(texts.at(-1)).toBe('Begin.');
  made.redo();
  expect(made.text).toBe('Begin. Meer.');
});

test('what comes from elsewhere is shown and not told back; the caret stays at its word', () => {
  const { document: made, view, texts } = open('Een. Drie.');
  view.dispatch({ selection: { anchor: 10 } });
  made.setText('Een. Twee. Drie.');
  expect(view.state.doc.toString()).toBe('Een. Twee. Drie.');
  expect(view.state.selection.main.head).toBe(16);
  expect(texts).toEqual([]);
});

describe('what markdown means is seen while it is typed', () => {
  const html = () => parent.querySelector('.cm-content')?.innerHTML ?? '';

  test('headings, bold, italic, code and bullets; their signs show in the line where the caret is', () => {
    const text = '## Beleid\n- **vet** en *schuin* en `code`';
    const { view } = open(text);
    const content = parent.querySelector('.cm-content');
    const signs = () => [...(content?.querySelectorAll('.note-marker') ?? [])].map((one) => one.textContent);
    expect(content?.querySelector('.note-heading')?.textContent).toBe('## Beleid');
    expect(content?.querySelector('.note-bullet')?.textContent).toBe('- vet en schuin en code');
    expect(content?.querySelector('.note-bold')?.textContent).toBe('vet');
    expect(signs()).toEqual(['## ', '- ']);

    view.dispatch({ selection: { anchor: text.length } });
    expect(content?.querySelector('.note-heading')?.textContent).toBe('Beleid');
    expect(signs()).toEqual(['- ', '**', '**', '*', '*', '`', '`']);
    expect(view.state.doc.toString()).toBe(text);
  });

  test('nothing that is typed becomes HTML', () => {
    open('<img src=x onerror=alert(1)> **<b>**');
    expect(html()).not.toContain('<img src');
    expect(html()).not.toContain('<b>');
  });
});

test('highlights stand on their words and move with them', () => {
  const { document: made, type } = open('Neemt 50 mg sertraline.');
  const lit = () => parent.querySelector('.note-mark')?.textContent;
  made.setHighlights([{ start: 6, end: 11, look: 'mark', title: 'Niet gezegd' }]);
  expect(lit()).toBe('50 mg');
  type('Patiënt. ', 0);
  expect(lit()).toBe('50 mg');
  made.setHighlights([{ start: 1000, end: 2000, look: 'lit' }]);
  expect(parent.querySelector('.note-lit')).toBeNull();
});

describe('lists', () => {
  const enter = (text: string, at: number) => {
    const { view, texts } = open(text);
    view.dispatch({ selection: { anchor: at } });
    view.contentDOM.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
    );
    return texts.at(-1);
  };
  test('a new line in a list is a new item', () => {
    expect(enter('- een', 5)).toBe('- een\n- ');
  });
  test('a new line in an empty item ends the list', () => {
    expect(enter('- een\n- ', 8)).toBe('- een\n');
  });
  test('elsewhere it is a new line', () => {
    expect(enter('een', 3)).toBe('een\n');
  });
});
