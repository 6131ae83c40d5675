import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';

/** A link in running text: underlined, because colour alone does not tell it apart. */
export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      {...rest}
      className={classNames(
        'rounded-sm font-medium text-pine underline decoration-1 underline-offset-4 hover:text-pine-deep hover:decoration-2',
        className,
      )}
    />
  );
}
