import { useStrings } from '../lib/strings.ts';
import { buttonLook } from '../ui/button-look.ts';
import { PenLine } from '../ui/pen-line.tsx';
import { callStrings } from './call-strings.ts';
import { useSitePath } from './links.ts';

/** The last thing on a page: one sentence, one way on. */
export function CallToAction() {
  const t = useStrings(callStrings);
  const path = useSitePath();
  return (
    <section className="site-call on-night">
      <div className="site-width flex flex-col items-start gap-6">
        <div className="mr-[calc(50%-50vw)] self-stretch overflow-hidden text-night-muted">
          <PenLine />
        </div>
        <h2 className="site-heading">{t.heading}</h2>
        <p className="max-w-[48ch] text-lg text-night-muted">{t.lead}</p>
        <a href={path('contact')} className={buttonLook('secondary', 'lg', 'mt-2 border-linen')}>
          {t.contact}
        </a>
      </div>
    </section>
  );
}
