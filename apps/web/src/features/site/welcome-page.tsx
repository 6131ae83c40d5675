import { useStrings } from '../../lib/strings.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Mark } from '../../ui/logo.tsx';
import { SiteFrame } from './site-frame.tsx';
import { siteStrings, welcomeStrings } from './strings.ts';

export function WelcomePage() {
  const t = useStrings(welcomeStrings);
  const site = useStrings(siteStrings);
  return (
    <SiteFrame>
      <section className="flex grow flex-col items-start justify-center gap-8 py-16">
        <Mark size={88} className="-ml-2 text-pine" />
        <h1 className="display max-w-[14ch] text-4xl md:text-5xl">{t.headline}</h1>
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
