import type { ReactNode } from 'react';
import { useStrings } from '../../../lib/strings.ts';
import { Intro } from '../../intro.tsx';
import { Picture } from '../../picture.tsx';
import { Section } from '../../section.tsx';
import { OwnHouse } from './own-house.tsx';
import { rowStrings } from './welcome-strings.ts';

type RowProps = { title: string; text: string; children: ReactNode };

function Row({ title, text, children }: RowProps) {
  return (
    <li className="site-row">
      <Intro heading={title} lead={text} />
      {children}
    </li>
  );
}

const sizes = '(width >= 1240px) 640px, (width >= 820px) 54vw, 92vw';

export function BenefitRows() {
  const t = useStrings(rowStrings);
  return (
    <Section>
      <ul className="flex flex-col gap-24 md:gap-32">
        <Row title={t.evidenceTitle} text={t.evidence}>
          <div className="site-frame">
            <Picture name="evidence" alt={t.evidencePicture} sizes={sizes} />
          </div>
        </Row>
        <Row title={t.checksTitle} text={t.checks}>
          <div className="site-frame">
            <Picture name="marks" alt={t.checksPicture} sizes={sizes} />
          </div>
        </Row>
        <Row title={t.dayTitle} text={t.day}>
          <div className="site-frame">
            <Picture name="home" alt={t.dayPicture} sizes={sizes} />
          </div>
        </Row>
        <Row title={t.houseTitle} text={t.house}>
          <OwnHouse />
        </Row>
      </ul>
    </Section>
  );
}
