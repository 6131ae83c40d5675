import { AudioLines, FileCheck, HardDrive, SlidersHorizontal } from 'lucide-react';
import { useStrings } from '../../../lib/strings.ts';
import { Section } from '../../section.tsx';
import { cardStrings } from './welcome-strings.ts';

export function FeatureCards() {
  const t = useStrings(cardStrings);
  const cards = [
    { Icon: HardDrive, title: t.keptTitle, text: t.kept },
    { Icon: AudioLines, title: t.readyTitle, text: t.ready },
    { Icon: FileCheck, title: t.tracedTitle, text: t.traced },
    { Icon: SlidersHorizontal, title: t.fitsTitle, text: t.fits },
  ];
  return (
    <Section>
      <h2 className="site-heading mb-12">{t.heading}</h2>
      <ul className="site-cards">
        {cards.map(({ Icon, title, text }) => (
          <li key={title} className="site-card">
            <Icon aria-hidden="true" />
            <h3 className="display text-xl">{title}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
