/** What keys do in a markdown text, beyond what they do everywhere. */
import { EditorSelection, type StateCommand } from '@codemirror/state';

const item = /^([ \t]*[-*+•][ \t]+)(.*)$/;

/** A new line in a list is a new item; in an empty item it ends the list. */
export const continueList: StateCommand = ({ state, dispatch }) => {
  const { main } = state.selection;
  const line = state.doc.lineAt(main.head);
  const [, bullet = '', words = ''] = item.exec(line.text) ?? [];
  if (bullet === '' || !main.empty || main.head < line.from + bullet.length) return false;
  const change =
    words.trim() === ''
      ? { from: line.from, to: line.to, insert: '' }
      : { from: main.head, insert: `\n${bullet}` };
  const spec = { changes: change, scrollIntoView: true, userEvent: 'input' };
  const end = 'to' in change ? line.from : main.head + bullet.length + 1;
  dispatch(state.update({ ...spec, selection: EditorSelection.cursor(end) }));
  return true;
};

/** Puts the mark around what is selected, or takes it away. */
export const toggleMark =
  (mark: string): StateCommand =>
  ({ state, dispatch }) => {
    const { length } = mark;
    const change = state.changeByRange(({ from, to }) => {
      const isMarked =
        state.sliceDoc(from - length, from) === mark && state.sliceDoc(to, to + length) === mark;
      if (isMarked) {
        const changes = [
          { from: from - length, to: from },
          { from: to, to: to + length },
        ];
        return { changes, range: EditorSelection.range(from - length, to - length) };
      }
      const changes = [
        { from, insert: mark },
        { from: to, insert: mark },
      ];
      return { changes, range: EditorSelection.range(from + length, to + length) };
    });
    dispatch(state.update(change, { userEvent: 'input', scrollIntoView: true }));
    return true;
  };
