import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { Film, isFilmed } from '../../film.tsx';
import { Section } from '../../section.tsx';
import { demoStrings } from './welcome-strings.ts';

export function Demonstration() {
  const t = useStrings(demoStrings);
  const language = useLanguage();
  return (
    <Section tone="deep" id="demo" className="flex flex-col gap-10">
      <div className="flex flex-col gap-4">
        <h2 className="site-heading">{t.heading}</h2>
        <p className="site-lead">{t.lead}</p>
        {!isFilmed(language) && <p className="text-muted">{t.inDutch}</p>}
      </div>
      <div className="site-frame">
        <Film language={language} label={t.video} />
      </div>
    </Section>
  );
}
