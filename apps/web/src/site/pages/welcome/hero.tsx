import { useStrings } from '../../../lib/strings.ts';
import { buttonLook } from '../../../ui/button-look.ts';
import { PenLine } from '../../../ui/pen-line.tsx';
import { useSitePath } from '../../links.ts';
import { Picture } from '../../picture.tsx';
import { heroStrings } from './welcome-strings.ts';

export function Hero() {
  const t = useStrings(heroStrings);
  const path = useSitePath();
  return (
    <section className="site-hero">
      <div className="site-width site-hero-words">
        <h1 className="site-title whitespace-pre-line">{t.title}</h1>
        <p className="site-lead">{t.lead}</p>
        <div className="flex flex-wrap gap-3">
          <a href={path('contact')} className={buttonLook('primary', 'lg')}>
            {t.contact}
          </a>
          <a href="#demo" className={buttonLook('quiet', 'lg')}>
            {t.seeHow}
          </a>
        </div>
      </div>
      {/* It begins where the words end, and runs out of the page as a sentence does. */}
      <div className="site-hero-line" aria-hidden="true">
        <PenLine />
      </div>
      <div className="site-width">
        <div className="site-frame site-hero-picture">
          <Picture name="review" alt={t.picture} sizes="(width >= 1240px) 1152px, 92vw" isFirst />
        </div>
      </div>
    </section>
  );
}
