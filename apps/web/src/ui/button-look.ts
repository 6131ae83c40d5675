import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const base =
  'relative inline-flex items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap select-none ' +
  'transition-[background-color,border-color,color,translate] active:translate-y-px ' +
  'disabled:opacity-50 disabled:cursor-not-allowed disabled:active:translate-y-0 ' +
  'aria-disabled:cursor-progress aria-disabled:active:translate-y-0 [&_svg]:shrink-0';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-pine text-card enabled-hover:bg-pine-deep',
  secondary: 'border border-control bg-card text-ink enabled-hover:border-pine enabled-hover:text-pine',
  quiet: 'text-pine enabled-hover:bg-pine-soft',
  danger: 'bg-red text-card enabled-hover:bg-red-deep',
};

// On touch every size is at least 44 px high; a mouse may have the small one smaller.
const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-9 pointer-coarse:min-h-11 px-3 text-sm [&_svg]:size-4',
  md: 'min-h-12 px-5 text-base [&_svg]:size-5',
  lg: 'min-h-14 px-7 text-lg [&_svg]:size-6',
};

export const buttonLook = (variant: ButtonVariant, size: ButtonSize, className?: string): string =>
  classNames(base, variants[variant], sizes[size], className);
