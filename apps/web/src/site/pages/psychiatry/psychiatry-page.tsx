import { useStrings } from '../../../lib/strings.ts';
import { Intro } from '../../intro.tsx';
import { Picture } from '../../picture.tsx';
import { Section } from '../../section.tsx';
import { specialtyPage } from '../../specialty-page.tsx';
import { psychiatryExample } from './psychiatry-example.ts';
import { limitStrings } from './psychiatry-limit-strings.ts';
import { questionStrings } from './psychiatry-question-strings.ts';
import { consentStrings, exampleTexts, heroStrings, stepStrings } from './psychiatry-strings.ts';
import { TemplateList } from './template-list.tsx';

function Consent() {
  const t = useStrings(consentStrings);
  return (
    <Section>
      <div className="site-row">
        <Intro heading={t.heading} lead={t.text} />
        <div className="site-frame">
          <Picture
            name="record"
            alt={t.picture}
            sizes="(width >= 1240px) 640px, (width >= 820px) 54vw, 92vw"
          />
        </div>
      </div>
    </Section>
  );
}

export const psychiatry = specialtyPage({
  title: {
    nl: 'Noteer voor psychiatrie: van intake tot decursus',
    en: 'Noteer for psychiatry: from intake to progress note',
  },
  description: {
    nl: 'Verslagen voor psychiatrie en ggz waarvan je elke zin kunt terugluisteren: decursus, intake, crisis. Op de server van je eigen instelling.',
    en: 'Notes for psychiatry and mental-health care in which every sentence can be heard back: progress, intake, crisis. On your institution’s own server.',
  },
  hero: heroStrings,
  example: psychiatryExample,
  // The denial of thoughts of death: what matters most, in the fewest words.
  shownLine: 9,
  steps: stepStrings,
  note: exampleTexts,
  limits: {
    texts: limitStrings,
    keys: ['diagnosis', 'advice', 'risk', 'codes', 'record', 'voices'],
  },
  questions: {
    texts: questionStrings,
    keys: ['consent', 'sound', 'listening', 'language', 'together', 'failure', 'models', 'intake'],
  },
  tones: { steps: 'card', limits: 'card' },
  afterSteps: <Consent />,
  afterNote: (
    <Section>
      <TemplateList />
    </Section>
  ),
});
