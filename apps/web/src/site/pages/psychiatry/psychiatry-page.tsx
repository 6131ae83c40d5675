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
import { psychiatryExample } from './psychiatry-example.ts';
import { limitStrings } from './psychiatry-limit-strings.ts';
import { questionStrings } from './psychiatry-question-strings.ts';
import { consentStrings, exampleTexts, heroStrings, stepStrings } from './psychiatry-strings.ts';
import { TemplateList } from './template-list.tsx';

/** The denial of thoughts of death: what matters most, in the fewest words. */
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
    <Section tone="card">
      <Steps heading={t.heading} lead={t.lead} steps={steps} />
    </Section>
  );
}

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

function TracedNote() {
  const t = useStrings(exampleTexts);
  return (
    <Section tone="deep" className="flex flex-col gap-12">
      <Intro heading={t.heading} lead={t.lead} />
      <ExampleNote examples={psychiatryExample} caption={t.caption} />
    </Section>
  );
}

function NotDone() {
  const t = useStrings(limitStrings);
  const limits = [
    { title: t.diagnosis, text: t.diagnosisText },
    { title: t.advice, text: t.adviceText },
    { title: t.risk, text: t.riskText },
    { title: t.codes, text: t.codesText },
    { title: t.record, text: t.recordText },
    { title: t.voices, text: t.voicesText },
  ];
  return (
    <Section tone="card">
      <Limits heading={t.heading} lead={t.lead} limits={limits} />
    </Section>
  );
}

function Asked() {
  const t = useStrings(questionStrings);
  const questions = [
    { question: t.consent, answer: t.consentAnswer },
    { question: t.sound, answer: t.soundAnswer },
    { question: t.listening, answer: t.listeningAnswer },
    { question: t.language, answer: t.languageAnswer },
    { question: t.together, answer: t.togetherAnswer },
    { question: t.failure, answer: t.failureAnswer },
    { question: t.models, answer: t.modelsAnswer },
    { question: t.intake, answer: t.intakeAnswer },
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
        <SaidAndWritten examples={psychiatryExample} line={SHOWN_LINE} />
      </FieldHero>
      <Consultation />
      <Consent />
      <TracedNote />
      <Section>
        <TemplateList />
      </Section>
      <NotDone />
      <Asked />
      <CallToAction />
    </>
  );
}

export const psychiatry: Page = {
  title: {
    nl: 'Noteer voor psychiatrie: van intake tot decursus',
    en: 'Noteer for psychiatry: from intake to progress note',
  },
  description: {
    nl: 'Verslagen voor psychiatrie en ggz waarvan je elke zin kunt terugluisteren: decursus, intake, crisis. Op de server van je eigen instelling.',
    en: 'Notes for psychiatry and mental-health care in which every sentence can be heard back: progress, intake, crisis. On your institution’s own server.',
  },
  Content,
};
