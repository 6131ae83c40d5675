import { useStrings } from '../../../lib/strings.ts';
import { PenLine } from '../../../ui/pen-line.tsx';
import { CallToAction } from '../../call-to-action.tsx';
import { Intro } from '../../intro.tsx';
import type { Page } from '../../page.ts';
import { Section } from '../../section.tsx';
import {
  engineStrings,
  figureStrings,
  peopleStrings,
  promiseStrings,
  storyStrings,
} from './about-strings.ts';
import { KitchenTable } from './kitchen-table.tsx';

function Story() {
  const t = useStrings(storyStrings);
  return (
    <>
      <section className="about-hero">
        <div className="site-width flex flex-col gap-6">
          <h1 className="site-title">{t.title}</h1>
          <p className="site-lead">{t.lead}</p>
        </div>
        <div className="about-line" aria-hidden="true">
          <PenLine />
        </div>
        <KitchenTable />
      </section>
      <Section className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <h2 className="site-heading">{t.heading}</h2>
        <div className="site-prose text-lg">
          <p>{t.evening}</p>
          <p>{t.between}</p>
          <p>{t.tool}</p>
        </div>
      </Section>
    </>
  );
}

function Promises() {
  const t = useStrings(promiseStrings);
  const promises = [
    { promise: t.kept, how: t.keptHow },
    { promise: t.rests, how: t.restsHow },
    { promise: t.house, how: t.houseHow },
    { promise: t.seen, how: t.seenHow },
  ];
  return (
    <Section tone="card">
      <h2 className="site-heading mb-12">{t.heading}</h2>
      <ol>
        {promises.map(({ promise, how }) => (
          <li
            key={promise}
            className="grid gap-x-16 gap-y-3 border-t border-line py-8 last:pb-0 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
          >
            <h3 className="display max-w-[18ch] text-2xl">{promise}</h3>
            <p className="max-w-[62ch] text-muted">{how}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Figures() {
  const t = useStrings(figureStrings);
  const figures = [
    { figure: t.lost, what: t.lostWhat },
    { figure: t.found, what: t.foundWhat },
    { figure: t.misheard, what: t.misheardWhat },
  ];
  return (
    <Section tone="deep">
      <div className="mb-12 flex flex-col gap-4">
        <h2 className="site-heading">{t.heading}</h2>
        <p className="site-lead">{t.lead}</p>
      </div>
      <dl className="grid gap-x-10 gap-y-10 md:grid-cols-3">
        {figures.map(({ figure, what }) => (
          <div key={figure} className="border-t-2 border-ink pt-4">
            <dt className="display tabular text-4xl whitespace-nowrap">{figure}</dt>
            <dd className="mt-3 text-muted">{what}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Engines() {
  const t = useStrings(engineStrings);
  const engines = [
    { engine: t.listening, how: t.listeningText },
    { engine: t.writing, how: t.writingText },
    { engine: t.checking, how: t.checkingText },
    { engine: t.without, how: t.withoutText },
  ];
  return (
    <Section className="flex flex-col gap-12">
      <Intro heading={t.heading} lead={t.lead} />
      <dl>
        {engines.map(({ engine, how }) => (
          <div
            key={engine}
            className="grid gap-x-16 gap-y-3 border-t border-line py-8 last:border-b lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
          >
            <dt className="display text-2xl">{engine}</dt>
            <dd className="max-w-[62ch] text-muted">{how}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function People() {
  const t = useStrings(peopleStrings);
  return (
    <Section tone="card" className="grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <h2 className="site-heading">{t.heading}</h2>
      <p className="max-w-[62ch] text-lg">{t.text}</p>
    </Section>
  );
}

export const about: Page = {
  title: {
    nl: 'Over Noteer: waarom we het maken, en hoe',
    en: 'About Noteer: why we make it, and how',
  },
  description: {
    nl: 'Noteer maakt de avond met verslagen korter. Vier beloften, hoe we ze houden, welke modellen erin zitten en wat we hebben gemeten.',
    en: 'Noteer shortens the evening of writing notes. Four promises, how we keep them, which models are inside and what we have measured.',
  },
  Content: () => (
    <>
      <Story />
      <Promises />
      <Figures />
      <Engines />
      <People />
      <CallToAction />
    </>
  ),
};
