import { useEffect, useEffectEvent } from 'react';

/** The toolbar, the panel beside the note and whatever floats above the page belong to the editing. */
const KEEPS =
  '[data-keeps-editing], [role=dialog], [role=alertdialog], [role=listbox], [role=menu], .Toastify';

const isOutside = (target: EventTarget | null) => target instanceof Element && !target.closest(KEEPS);

/** Tells when somebody turns to something else than the note. Another window is not something else. */
export function useLeaving(isOn: boolean, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (!isOn) return;
    const gone = new AbortController();
    const { signal } = gone;
    let isPressed = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The page may move when the note is shown differently: a button must not slip away between press and click.
    const release = () => {
      isPressed = false;
      timer = setTimeout(() => leave());
    };
    function press({ target }: PointerEvent) {
      if (!isOutside(target)) return;
      isPressed = true;
      addEventListener('pointerup', release, { signal, once: true });
      addEventListener('pointercancel', release, { signal, once: true });
    }
    document.addEventListener('pointerdown', press, { signal, capture: true });
    document.addEventListener('focusin', ({ target }) => isOutside(target) && !isPressed && leave(), {
      signal,
    });
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [isOn]);
}
