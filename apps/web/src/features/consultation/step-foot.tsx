import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

type StepFootProps = { className?: string; children: ReactNode };

/** What one does next, always in view. A player that went out of sight comes to stand in it (player-in-view.tsx). */
export function StepFoot({ className, children }: StepFootProps) {
  return (
    <footer className={classNames('step-foot', className)}>
      <div data-foot-player className="foot-player" />
      {children}
    </footer>
  );
}
