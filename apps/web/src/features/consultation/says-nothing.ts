/** Headings that nobody wrote under say nothing: the server lets nobody sign them either. */
export const saysNothing = (text: string): boolean =>
  text.split('\n').every((line) => line.trim() === '' || line.startsWith('## '));
