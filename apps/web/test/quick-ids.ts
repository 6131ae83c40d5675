/**
 * Before every file. Labels are looked up by `[id="…"]`, and jsdom compares every attribute of every element for it, which
 * was a fifth of the work of a form's test. It also keeps a list of ids, which gives the same element at once.
 */
const byId = /^\[id="([^"\\]+)"\]$/;

if (typeof document !== 'undefined') {
  const { querySelector } = Element.prototype;
  Element.prototype.querySelector = function quickly(this: Element, selector: string): Element | null {
    const id = byId.exec(selector)?.[1];
    const found = id !== undefined && this.isConnected ? document.getElementById(id) : undefined;
    // The first one of that id may stand elsewhere; then another may still be in here.
    const isAnswer = found === null || (found && found !== this && this.contains(found));
    return isAnswer ? found : querySelector.call(this, selector);
  };
}

export {};
