import type { ReactNode } from 'react';
import { Focusable, Tooltip, TooltipTrigger } from 'react-aria-components';
import { classNames } from './class-names.ts';

type HintIconProps = { label: string; icon: ReactNode; className?: string | undefined };

/** An icon that says what it means when it is pointed at or reached with the keyboard. It does nothing. */
export function HintIcon({ label, icon, className }: HintIconProps) {
  return (
    <TooltipTrigger delay={150} closeDelay={80}>
      <Focusable>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without a place in the tab order its words are for the mouse alone */}
        <span role="img" tabIndex={0} aria-label={label} className={classNames('rounded-full', className)}>
          {icon}
        </span>
      </Focusable>
      <Tooltip offset={6} className="tooltip">
        {label}
      </Tooltip>
    </TooltipTrigger>
  );
}
