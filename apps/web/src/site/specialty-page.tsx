/** The page for one specialty. What it says comes from the specialty's own folder; its shape is the same for all. */
import type { Language } from '@noteer/contract';
import type { ReactNode } from 'react';
import { useLanguage, useStrings } from '../lib/strings.ts';
import { CallToAction } from './call-to-action.tsx';
import type { Example } from './example.ts';
import { ExampleNote } from './example-note.tsx';
import { FieldHero } from './field-hero.tsx';
import { Intro } from './intro.tsx';
import { Limits } from './limits.tsx';
import type { Page } from './page.ts';
import { Questions } from './questions.tsx';
import { SaidAndWritten } from './said-and-written.tsx';
import { Section } from './section.tsx';
import { Steps } from './steps.tsx';

type Text = Record<Language, string>;
type Tone = 'paper' | 'deep' | 'card';
type Texts<Keys extends string> = Record<Keys, Text>;
/** `diagnosis` and `diagnosisText` for the key `diagnosis`. */
type Pairs<Key extends string, Suffix extends string> = Texts<Key> & Texts<`${Key}${Suffix}`>;

const steps = ['before', 'opening', 'during', 'after', 'record'] as const;
type StepKey = (typeof steps)[number];

type Specialty<Limit extends string, Question extends string> = Omit<Page, 'Content'> & {
  hero: Texts<'field' | 'title' | 'lead'>;
  example: Record<Language, Example>;
  /** The line of the example that stands beside the promise, with what the note makes of it. */
  shownLine: number;
  steps: Texts<'heading' | 'lead' | StepKey | `${StepKey}Title` | `${StepKey}Text`>;
  note: Texts<'heading' | 'lead' | 'caption'>;
  limits: { texts: Texts<'heading' | 'lead'> & Pairs<Limit, 'Text'>; keys: readonly Limit[] };
  questions: { texts: Texts<'heading'> & Pairs<Question, 'Answer'>; keys: readonly Question[] };
  tones: { steps: Tone; limits: Tone };
  /** What only this specialty has, at its places among the rest. */
  beforeSteps?: ReactNode;
  afterSteps?: ReactNode;
  afterNote: ReactNode;
};

export function specialtyPage<Limit extends string, Question extends string>({
  title,
  description,
  ...specialty
}: Specialty<Limit, Question>): Page {
  const { hero, example, shownLine, note, tones } = specialty;
  function Content() {
    const promise = useStrings(hero);
    const written = useStrings(note);
    return (
      <>
        <FieldHero {...promise}>
          <SaidAndWritten examples={example} line={shownLine} />
        </FieldHero>
        {specialty.beforeSteps}
        <Section tone={tones.steps}>
          <Consultation texts={specialty.steps} />
        </Section>
        {specialty.afterSteps}
        <Section tone="deep" className="flex flex-col gap-12">
          <Intro heading={written.heading} lead={written.lead} />
          <ExampleNote examples={example} caption={written.caption} />
        </Section>
        {specialty.afterNote}
        <Section tone={tones.limits}>
          <LeftToPeople {...specialty.limits} />
        </Section>
        <Section className="flex flex-col gap-10">
          <Asked {...specialty.questions} />
        </Section>
        <CallToAction />
      </>
    );
  }
  return { title, description, Content };
}

function Consultation({ texts }: { texts: Specialty<never, never>['steps'] }) {
  const t = useStrings(texts);
  const shown = steps.map((key) => ({ when: t[key], title: t[`${key}Title`], text: t[`${key}Text`] }));
  return <Steps heading={t.heading} lead={t.lead} steps={shown} />;
}

/** Whether each key has its texts is checked where a page is put together. */
type Listed = { texts: Record<string, Text>; keys: readonly string[] };

function useListed({ texts }: Listed) {
  const language = useLanguage();
  return (key: string): string => texts[key]?.[language] ?? '';
}

function LeftToPeople(listed: Listed) {
  const say = useListed(listed);
  const shown = listed.keys.map((key) => ({ title: say(key), text: say(`${key}Text`) }));
  return <Limits heading={say('heading')} lead={say('lead')} limits={shown} />;
}

function Asked(listed: Listed) {
  const say = useListed(listed);
  const shown = listed.keys.map((key) => ({ question: say(key), answer: say(`${key}Answer`) }));
  return (
    <>
      <h2 className="site-heading">{say('heading')}</h2>
      <Questions questions={shown} />
    </>
  );
}
