import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Logo } from './logo.tsx';
import { PenLine } from './pen-line.tsx';

type AuthLayoutProps = {
  title: ReactNode;
  intro?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** The one sentence on the night side. */
  aside: ReactNode;
  /** Stands in the corner opposite the logo, for the language switch. */
  corner?: ReactNode;
  homeTo?: string;
};

export function AuthLayout({
  title,
  intro,
  children,
  footer,
  aside,
  corner,
  homeTo = '/welcome',
}: AuthLayoutProps) {
  return (
    <div className="grid min-h-dvh grid-cols-1 md:grid-cols-[minmax(0,1fr)_minmax(0,0.8fr)]">
      <div className="flex flex-col px-6 sm:px-10 lg:px-16">
        <header className="flex h-20 shrink-0 items-center justify-between">
          <Link to={homeTo} className="rounded-control">
            <Logo tone="dark" />
          </Link>
          {corner}
        </header>
        <main id="main" className="mx-auto flex w-full max-w-104 grow flex-col justify-center py-8">
          <h1 className="display text-3xl">{title}</h1>
          {intro && <div className="mt-3 text-muted">{intro}</div>}
          <div className="mt-8">{children}</div>
        </main>
        {footer && <footer className="mx-auto w-full max-w-104 pb-8 text-sm text-muted">{footer}</footer>}
      </div>
      <aside className="on-night night-panel hidden md:flex">
        <PenLine />
        <div className="night-sentence">
          <p>{aside}</p>
        </div>
      </aside>
    </div>
  );
}
