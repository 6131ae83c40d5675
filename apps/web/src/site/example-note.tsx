/** A note beside the conversation that it rests on. Numbers lead from one to the other; the stylesheet lights both. */
import type { Language } from '@noteer/contract';
import { TriangleAlert } from 'lucide-react';
import { useLanguage, useStrings } from '../lib/strings.ts';
import { type Example, type ExampleLine, type ExampleSentence, lineId, readExample } from './example.ts';
import { exampleKindStrings, exampleStrings } from './example-strings.ts';

type SentenceProps = { sentence: ExampleSentence };

function Sentence({ sentence: { id, parts, lines } }: SentenceProps) {
  const t = useStrings(exampleStrings);
  const kinds = useStrings(exampleKindStrings);
  const marked = parts.find(({ kind }) => kind !== undefined)?.kind;
  return (
    <div
      id={id}
      className="example-sentence"
      data-with={[id, ...lines.map(lineId)].join(' ')}
      data-first={marked ? '' : undefined}
    >
      <p>
        {parts.map(({ text, kind }) =>
          kind ? (
            <mark key={text} className="example-mark">
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </p>
      <p className="example-numbers">
        {lines.map((line) => (
          <a key={line} href={`#${lineId(line)}`} className="example-number" aria-label={t.toLine(line)}>
            {line}
          </a>
        ))}
      </p>
      {marked && (
        <p className="example-warning">
          <TriangleAlert aria-hidden="true" />
          <span>
            <span className="font-semibold">{kinds[marked]}.</span> {t.notFound}
          </span>
        </p>
      )}
    </div>
  );
}

type LineProps = { line: ExampleLine; isFirst: boolean };

function Line({ line: { id, number, at, text, sentences }, isFirst }: LineProps) {
  const t = useStrings(exampleStrings);
  const [sentence] = sentences;
  return (
    <li
      id={id}
      className="example-line"
      data-with={[id, ...sentences].join(' ')}
      data-first={isFirst ? '' : undefined}
    >
      {sentence ? (
        <a href={`#${sentence}`} className="example-number" aria-label={t.toSentence(number)}>
          {number}
        </a>
      ) : (
        <span className="example-number" data-quiet>
          {number}
        </span>
      )}
      <span className="tabular text-sm text-muted">{at}</span>
      <span>{text}</span>
    </li>
  );
}

type ExampleNoteProps = { examples: Record<Language, Example>; caption: string };

export function ExampleNote({ examples, caption }: ExampleNoteProps) {
  const t = useStrings(exampleStrings);
  const language = useLanguage();
  const { template, sections, not_discussed, tasks, talk } = readExample(examples[language], language);
  const marked = sections
    .flatMap(({ sentences }) => sentences)
    .find(({ parts }) => parts.some(({ kind }) => kind !== undefined));
  return (
    <figure>
      <div className="example site-frame">
        <div className="example-sheet">
          <p className="example-label">
            {t.note} <span className="example-tag">{t.invented}</span>
          </p>
          <p className="mb-6 text-sm text-muted">{template}</p>
          {sections.map(({ title, sentences }) => (
            <section key={title} className="example-section">
              <h3>{title}</h3>
              {sentences.map((sentence) => (
                <Sentence key={sentence.id} sentence={sentence} />
              ))}
            </section>
          ))}
          <dl className="example-rest">
            <dt>{t.tasks}</dt>
            {tasks.map((task) => (
              <dd key={task}>{task}</dd>
            ))}
            {not_discussed.length > 0 && (
              <>
                <dt>{t.notDiscussed}</dt>
                <dd>{not_discussed.join(', ')}</dd>
              </>
            )}
          </dl>
        </div>
        <div className="example-talk">
          <p className="example-label mb-4">{t.talk}</p>
          <ol>
            {talk.map((line) => (
              <Line key={line.id} line={line} isFirst={marked?.lines.includes(line.number) ?? false} />
            ))}
          </ol>
        </div>
      </div>
      <figcaption className="mt-6 max-w-[66ch] text-sm text-muted">{caption}</figcaption>
    </figure>
  );
}
