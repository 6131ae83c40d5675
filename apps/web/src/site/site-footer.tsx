import type { SitePage } from '@noteer/contract';
import { useStrings } from '../lib/strings.ts';
import { Logo } from '../ui/logo.tsx';
import { frameStrings } from './frame-strings.ts';
import { useSitePath } from './links.ts';

type Entry = { href: string; label: string };

function Column({ title, entries }: { title: string; entries: Entry[] }) {
  return (
    <div>
      <h2 className="mb-3 text-sm font-medium text-night-muted">{title}</h2>
      <ul className="flex flex-col">
        {entries.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className="site-footer-link">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function SiteFooter() {
  const t = useStrings(frameStrings);
  const path = useSitePath();
  const to = (page: SitePage, label: string): Entry => ({ href: path(page), label });
  return (
    <footer className="on-night bg-night">
      <div className="site-width grid gap-12 py-16 md:grid-cols-[1fr_auto]">
        <div className="flex flex-col gap-4">
          <Logo tone="light" />
          <p className="display max-w-[18ch] text-xl">{t.promise}</p>
        </div>
        <nav
          aria-label={t.footerNavigation}
          className="grid grid-cols-[auto_auto] gap-x-6 gap-y-8 sm:grid-cols-3 sm:gap-x-12"
        >
          <Column
            title={t.product}
            entries={[to('welcome', t.home), to('about', t.about), to('contact', t.contact)]}
          />
          <Column
            title={t.fields}
            entries={[to('psychiatry', t.psychiatry), to('family-medicine', t.familyMedicine)]}
          />
          <Column title={t.legal} entries={[to('privacy', t.privacy), to('terms', t.terms)]} />
        </nav>
      </div>
      <div className="site-width flex flex-wrap justify-between gap-x-8 gap-y-2 border-t border-night-line py-6 text-sm text-night-muted">
        <p>{t.copyright}</p>
        <p>{t.noThirdParties}</p>
      </div>
    </footer>
  );
}
