import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { Film, isFilmed } from '../../film.tsx';
import { Intro } from '../../intro.tsx';
import { Section } from '../../section.tsx';
import { demoStrings } from './welcome-strings.ts';

export function Demonstration() {
  const t = useStrings(demoStrings);
  const language = useLanguage();
  return (
    <Section tone="deep" id="demo" className="flex flex-col gap-10">
      <Intro heading={t.heading} lead={t.lead}>
        {!isFilmed(language) && <p className="text-muted">{t.inDutch}</p>}
      </Intro>
      <div className="site-frame">
        <Film language={language} label={t.video} />
      </div>
    </Section>
  );
}
