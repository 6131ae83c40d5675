import type { ComponentProps, ReactNode } from 'react';
import { Focusable, Tooltip, TooltipTrigger } from 'react-aria-components';
import { classNames } from './class-names.ts';

type IconButtonVariant = 'quiet' | 'outlined' | 'danger' | 'night';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  label: string;
  icon: ReactNode;
  variant?: IconButtonVariant | undefined;
};

const variants: Record<IconButtonVariant, string> = {
  quiet: 'text-muted enabled-hover:bg-paper-deep enabled-hover:text-ink',
  outlined: 'border border-control bg-card text-ink enabled-hover:border-pine enabled-hover:text-pine',
  danger: 'text-muted enabled-hover:bg-red-soft enabled-hover:text-red',
  night: 'text-linen enabled-hover:bg-night-raised',
};

export function IconButton({
  label,
  icon,
  variant = 'quiet',
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={80}>
      <Focusable>
        <button
          {...rest}
          type={type}
          aria-label={label}
          className={classNames(
            'inline-grid size-11 shrink-0 place-items-center rounded-control transition-colors',
            'disabled:cursor-not-allowed disabled:opacity-50 [&_svg]:size-5',
            variants[variant],
            className,
          )}
        >
          {icon}
        </button>
      </Focusable>
      <Tooltip offset={6} className="tooltip">
        {label}
      </Tooltip>
    </TooltipTrigger>
  );
}
