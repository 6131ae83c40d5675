import { useStrings } from '../../../lib/strings.ts';
import { Intro } from '../../intro.tsx';
import { Picture } from '../../picture.tsx';
import { Section } from '../../section.tsx';
import { specialtyPage } from '../../specialty-page.tsx';
import { familyMedicineExample } from './family-medicine-example.ts';
import { limitStrings, questionStrings } from './family-medicine-question-strings.ts';
import { exampleTexts, heroStrings, stepStrings, visitStrings } from './family-medicine-strings.ts';
import { FourLines } from './four-lines.tsx';
import { StateOfAffairs } from './state-of-affairs.tsx';

function HomeVisit() {
  const t = useStrings(visitStrings);
  return (
    <Section>
      <div className="grid items-center gap-x-20 gap-y-10 md:grid-cols-2">
        <Intro heading={t.heading} lead={t.text} />
        <div className="site-frame w-full max-w-80 justify-self-center">
          <Picture name="phone" alt={t.picture} sizes="320px" />
        </div>
      </div>
    </Section>
  );
}

export const familyMedicine = specialtyPage({
  title: {
    nl: 'Noteer voor huisartsen: tien minuten, vier regels',
    en: 'Noteer for family medicine: ten minutes, four lines',
  },
  description: {
    nl: 'Een SOEP-verslag uit het consult zelf: wat je patiënt zei, wat jij vond, wat jullie afspraken. Per zin terug te luisteren, op je eigen server.',
    en: 'A SOEP note from the consultation itself: what your patient said, what you found, what you agreed. Every sentence can be heard back, on your own server.',
  },
  hero: heroStrings,
  example: familyMedicineExample,
  // The lungs: said aloud while listening, written under the O.
  shownLine: 9,
  steps: stepStrings,
  note: exampleTexts,
  limits: { texts: limitStrings, keys: ['diagnosis', 'treatment', 'codes', 'record'] },
  questions: {
    texts: questionStrings,
    keys: ['consent', 'speed', 'sound', 'listening', 'language', 'together', 'failure', 'models'],
  },
  tones: { steps: 'paper', limits: 'deep' },
  beforeSteps: (
    <Section tone="card">
      <FourLines />
    </Section>
  ),
  afterNote: (
    <>
      <HomeVisit />
      <Section tone="card">
        <StateOfAffairs />
      </Section>
    </>
  ),
});
