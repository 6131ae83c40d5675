import { useStrings } from '../../../lib/strings.ts';
import { CallToAction } from '../../call-to-action.tsx';
import { ExampleNote } from '../../example-note.tsx';
import { FieldHero } from '../../field-hero.tsx';
import { Intro } from '../../intro.tsx';
import { Limits } from '../../limits.tsx';
import type { Page } from '../../page.ts';
import { Picture } from '../../picture.tsx';
import { Questions } from '../../questions.tsx';
import { SaidAndWritten } from '../../said-and-written.tsx';
import { Section } from '../../section.tsx';
import { Steps } from '../../steps.tsx';
import { familyMedicineExample } from './family-medicine-example.ts';
import { limitStrings, questionStrings } from './family-medicine-question-strings.ts';
import { exampleTexts, heroStrings, stepStrings, visitStrings } from './family-medicine-strings.ts';
import { FourLines } from './four-lines.tsx';
import { StateOfAffairs } from './state-of-affairs.tsx';

/** The lungs: said aloud while listening, written under the O. */
const SHOWN_LINE = 9;

function Consultation() {
  const t = useStrings(stepStrings);
  const steps = [
    { when: t.before, title: t.beforeTitle, text: t.beforeText },
    { when: t.opening, title: t.openingTitle, text: t.openingText },
    { when: t.during, title: t.duringTitle, text: t.duringText },
    { when: t.after, title: t.afterTitle, text: t.afterText },
    { when: t.record, title: t.recordTitle, text: t.recordText },
  ];
  return (
    <Section>
      <Steps heading={t.heading} lead={t.lead} steps={steps} />
    </Section>
  );
}

function TracedNote() {
  const t = useStrings(exampleTexts);
  return (
    <Section tone="deep" className="flex flex-col gap-12">
      <Intro heading={t.heading} lead={t.lead} />
      <ExampleNote examples={familyMedicineExample} caption={t.caption} />
    </Section>
  );
}

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

function LeftToYou() {
  const t = useStrings(limitStrings);
  const limits = [
    { title: t.diagnosis, text: t.diagnosisText },
    { title: t.treatment, text: t.treatmentText },
    { title: t.codes, text: t.codesText },
    { title: t.record, text: t.recordText },
  ];
  return (
    <Section tone="deep">
      <Limits heading={t.heading} lead={t.lead} limits={limits} />
    </Section>
  );
}

function Asked() {
  const t = useStrings(questionStrings);
  const questions = [
    { question: t.consent, answer: t.consentAnswer },
    { question: t.speed, answer: t.speedAnswer },
    { question: t.sound, answer: t.soundAnswer },
    { question: t.listening, answer: t.listeningAnswer },
    { question: t.language, answer: t.languageAnswer },
    { question: t.together, answer: t.togetherAnswer },
    { question: t.failure, answer: t.failureAnswer },
    { question: t.models, answer: t.modelsAnswer },
  ];
  return (
    <Section className="flex flex-col gap-10">
      <h2 className="site-heading">{t.heading}</h2>
      <Questions questions={questions} />
    </Section>
  );
}

function Content() {
  const t = useStrings(heroStrings);
  return (
    <>
      <FieldHero field={t.field} title={t.title} lead={t.lead}>
        <SaidAndWritten examples={familyMedicineExample} line={SHOWN_LINE} />
      </FieldHero>
      <Section tone="card">
        <FourLines />
      </Section>
      <Consultation />
      <TracedNote />
      <HomeVisit />
      <Section tone="card">
        <StateOfAffairs />
      </Section>
      <LeftToYou />
      <Asked />
      <CallToAction />
    </>
  );
}

export const familyMedicine: Page = {
  title: {
    nl: 'Noteer voor huisartsen: tien minuten, vier regels',
    en: 'Noteer for family medicine: ten minutes, four lines',
  },
  description: {
    nl: 'Een SOEP-verslag uit het consult zelf: wat je patiënt zei, wat jij vond, wat jullie afspraken. Per zin terug te luisteren, op je eigen server.',
    en: 'A SOEP note from the consultation itself: what your patient said, what you found, what you agreed. Every sentence can be heard back, on your own server.',
  },
  Content,
};
