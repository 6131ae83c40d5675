import { findTemplate } from '@noteer/clinical';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { lineStrings } from './family-medicine-strings.ts';

/** The four letters as large as they are known, with the template's own names. */
export function FourLines() {
  const t = useStrings(lineStrings);
  const language = useLanguage();
  const texts: Record<string, string> = {
    subjective: t.subjective,
    objective: t.objective,
    evaluation: t.evaluation,
    plan: t.plan,
  };
  const sections = findTemplate('soep')?.sections ?? [];
  return (
    <>
      <h2 className="site-heading mb-12">{t.heading}</h2>
      <ol className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {sections.map(({ id, title }) => {
          const [letter, name] = title[language].split(' – ');
          return (
            <li key={id} className="border-t border-control pt-4">
              <p className="display text-5xl text-pine" aria-hidden="true">
                {letter}
              </p>
              <h3 className="mt-4 font-medium">{name}</h3>
              <p className="mt-1 text-muted">{texts[id]}</p>
            </li>
          );
        })}
      </ol>
    </>
  );
}
