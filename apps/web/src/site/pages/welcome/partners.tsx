/** Five invented institutions pass by at 50 pixels a second, and stand still when anyone wants to look. */
import type { ReactNode } from 'react';
import { useStrings } from '../../../lib/strings.ts';
import { partnerLogos } from './partner-logos.tsx';
import { partnerStrings } from './welcome-strings.ts';

/** Enough copies to fill the widest screen while the first one leaves. */
const COPIES = [1, 2, 3];

function LogoSet({ isCopy = false }: { isCopy?: boolean }) {
  return (
    <ul className="carousel-set" {...(isCopy && { 'aria-hidden': true })}>
      {partnerLogos.map(({ name, kind, glyph }) => (
        <Partner key={name} name={name} kind={kind} glyph={glyph} />
      ))}
    </ul>
  );
}

function Partner({ name, kind, glyph }: { name: string; kind: string; glyph: ReactNode }) {
  return (
    <li className="carousel-logo">
      <svg viewBox="0 0 48 48" fill="none" aria-hidden="true">
        {glyph}
      </svg>
      <span>
        <span className="carousel-name">{name}</span>
        <span className="carousel-kind">{kind}</span>
      </span>
    </li>
  );
}

export function Partners() {
  const t = useStrings(partnerStrings);
  return (
    <section className="carousel" aria-label={t.heading}>
      <div className="site-width flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 className="display text-2xl">{t.heading}</h2>
          <p className="mt-1 text-sm text-muted">{t.invented}</p>
        </div>
        {/* A tick box needs no script: the stylesheet reads it. */}
        <label className="carousel-pause">
          <input type="checkbox" />
          {t.pause}
        </label>
      </div>
      <div className="carousel-window">
        <div className="carousel-track">
          <LogoSet />
          {COPIES.map((copy) => (
            <LogoSet key={copy} isCopy />
          ))}
        </div>
      </div>
    </section>
  );
}
