import { useStrings } from '../../lib/strings.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PenLine } from '../../ui/pen-line.tsx';
import { SiteFrame } from './site-frame.tsx';
import { siteStrings, welcomeStrings } from './strings.ts';

export function WelcomePage() {
  const t = useStrings(welcomeStrings);
  const site = useStrings(siteStrings);
  return (
    <SiteFrame>
      <section className="flex grow flex-col justify-center gap-10 py-12">
        {/* The line begins at the text and runs out of the page, as a sentence does. */}
        <div className="mr-[calc(50%-50vw)] overflow-hidden text-pine">
          <PenLine />
        </div>
        <h1 className="display text-4xl whitespace-pre-line md:text-5xl">{t.headline}</h1>
        <p className="max-w-[52ch] text-lg text-muted">{t.lead}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/sign-in" size="lg">
            {site.logIn}
          </ButtonLink>
          <ButtonLink to="/sign-up" variant="secondary" size="lg">
            {site.signUp}
          </ButtonLink>
        </div>
      </section>
    </SiteFrame>
  );
}
