import { StyleModule } from 'style-mod';

/**
 * CodeMirror puts its styles into a <style> element, which the content security policy refuses; only inside a shadow root
 * does it use a constructed style sheet. So the set of styles is made in a shadow root, and the page is told to use that
 * one. The mark by which a root knows its set is a symbol that the library does not export.
 */
export function adoptEditorStyles(): void {
  const shadow = document.createElement('div').attachShadow({ mode: 'open' });
  StyleModule.mount(shadow, []);
  for (const mark of Object.getOwnPropertySymbols(shadow)) {
    if (mark.description !== 'styleSet' || mark in document) continue;
    Object.defineProperty(document, mark, { value: Reflect.get(shadow, mark) });
  }
}
