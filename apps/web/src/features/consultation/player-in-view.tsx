import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStrings } from '../../lib/strings.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { type Sound, useSoundState } from './sound.ts';
import { playerStrings } from './strings.ts';

type PlayerInViewProps = {
  sound: Sound;
  /** What fits in a line. */
  small: ReactNode;
  children: ReactNode;
};

/** Whoever hears something can stop it: while its player is out of sight, a small one stands at the foot of the window. */
export function PlayerInView({ sound, small, children }: PlayerInViewProps) {
  const player = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(player);
  const { isPlaying } = useSoundState(sound);
  const [isAsked, setAsked] = useState(false);
  if (isPlaying && !isAsked) setAsked(true);
  if (!isPlaying && isSeen && isAsked) setAsked(false);

  function close() {
    sound.pause();
    setAsked(false);
  }
  return (
    <div ref={player}>
      {children}
      {isAsked && !isSeen && <MiniPlayer onClose={close}>{small}</MiniPlayer>}
    </div>
  );
}

function MiniPlayer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const t = useStrings(playerStrings);
  return createPortal(
    <section aria-label={t.small} className="mini-player" data-keeps-editing>
      {children}
      <IconButton label={t.close} icon={<X />} onClick={onClose} />
    </section>,
    document.querySelector('[data-foot-player]') ?? document.body,
  );
}

/** True where nobody can tell. What stands behind another tab is not seen either. */
function useSeen(element: { current: HTMLElement | null }): boolean {
  const [isSeen, setSeen] = useState(true);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => entry && setSeen(entry.isIntersecting));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
}
