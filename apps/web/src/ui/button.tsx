import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { type ButtonSize, type ButtonVariant, buttonLook } from './button-look.ts';
import { WritingLine } from './spinner.tsx';

type Look = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  icon?: ReactNode;
};

type ButtonProps = Look & ComponentProps<'button'> & { isPending?: boolean | undefined };

/** A pending button keeps its width, its place in the tab order and its name, and ignores clicks. */
export function Button({
  variant = 'primary',
  size = 'md',
  icon,
  isPending = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // A submit button would send the form a second time.
    if (isPending) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      onClick={handleClick}
      className={buttonLook(variant, size, className)}
    >
      <span className={isPending ? 'contents *:opacity-0' : 'contents'}>
        {icon}
        <span>{children}</span>
      </span>
      {isPending && <WritingLine className="absolute h-5! w-10!" />}
    </button>
  );
}

type ButtonLinkProps = Look & ComponentProps<typeof Link>;

export function ButtonLink({
  variant = 'primary',
  size = 'md',
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonLook(variant, size, className)}>
      {icon}
      <span>{children}</span>
    </Link>
  );
}
