import { type PointerEvent, useRef, useState } from 'react';

/**
 * Moves an entry of a list with a mouse, a pen or a finger: while its handle is held, the entry takes the place of whichever
 * it is held over. The keyboard has its own way.
 */
export function useDrag(onMove: (key: string, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string>();

  function placeAt(y: number): number {
    const entries = [...(list.current?.children ?? [])];
    const at = entries.findIndex((entry) => y < entry.getBoundingClientRect().bottom);
    return at < 0 ? entries.length - 1 : at;
  }

  const handle = (key: string, at: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged(key);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (dragged !== key) return;
      const to = placeAt(event.clientY);
      if (to !== at) onMove(key, to);
    },
    onPointerUp: () => setDragged(undefined),
    onPointerCancel: () => setDragged(undefined),
  });

  return { list, dragged, handle };
}
