/** One line of an example as two slips of paper: what was said, and what the note makes of it. */
import type { Language } from '@noteer/contract';
import { useLanguage, useStrings } from '../lib/strings.ts';
import { PenLine } from '../ui/pen-line.tsx';
import { type Example, readExample } from './example.ts';
import { exampleStrings } from './example-strings.ts';

type SaidAndWrittenProps = { examples: Record<Language, Example>; line: number };

export function SaidAndWritten({ examples, line }: SaidAndWrittenProps) {
  const t = useStrings(exampleStrings);
  const language = useLanguage();
  const { sections, talk } = readExample(examples[language], language);
  const said = talk[line - 1];
  const section = sections.find(({ sentences }) => sentences.some(({ lines }) => lines.includes(line)));
  const written = section?.sentences.find(({ lines }) => lines.includes(line));
  if (!said || !section || !written) throw new Error(`nothing in the example rests on line ${line}`);
  return (
    <figure className="slips">
      <div className="slip" data-slip="said">
        <p className="slip-label">
          {t.said} <span className="tabular">{said.at}</span>
        </p>
        <p>“{said.text}”</p>
      </div>
      <PenLine className="slips-line" />
      <div className="slip" data-slip="written">
        <p className="slip-label">
          {t.written} <span>{section.title}</span>
        </p>
        <p className="display text-xl">{written.parts.map(({ text }) => text).join('')}</p>
      </div>
      <figcaption className="mt-4 text-right text-sm text-muted">{t.invented}</figcaption>
    </figure>
  );
}
