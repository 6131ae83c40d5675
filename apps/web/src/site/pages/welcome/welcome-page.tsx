import { CallToAction } from '../../call-to-action.tsx';
import type { Page } from '../../page.ts';
import { BenefitRows } from './benefit-rows.tsx';
import { Demonstration } from './demonstration.tsx';
import { FeatureCards } from './feature-cards.tsx';
import { Hero } from './hero.tsx';
import { Partners } from './partners.tsx';

export const welcome: Page = {
  title: {
    nl: 'Noteer: jij luistert, het verslag schrijft mee',
    en: 'Noteer: you listen, the note writes itself',
  },
  description: {
    nl: 'Neem het consult op in je browser en krijg bij stop een verslag dat per zin te herleiden is. Voor psychiatrie en huisartsen, op je eigen server.',
    en: 'Record the consultation in your browser and get a note at stop, every sentence traced to what was said. For psychiatry and family medicine, on your server.',
  },
  Content: () => (
    <>
      <Hero />
      <FeatureCards />
      <Demonstration />
      <BenefitRows />
      <Partners />
      <CallToAction />
    </>
  ),
};
