import { useEffect, useEffectEvent } from 'react';

/** By the key as it is written, `ArrowDown` or `a`. */
type Shortcuts = Partial<Record<string, () => void>>;

const TYPED_IN = 'input, textarea, select, [contenteditable="true"], [role="combobox"]';

/** Whoever types, or answers a dialog, means the letter and not the shortcut. */
const isBusy = ({ target }: KeyboardEvent): boolean =>
  (target instanceof Element && target.closest(TYPED_IN) !== null) ||
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** Single keys that do something on a page; with Ctrl, Alt or Cmd they are the browser's. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const run = shortcuts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    const isOther = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat;
    if (!run || isOther || isBusy(event)) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
