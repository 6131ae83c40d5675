import type { NoteWriting } from '@noteer/contract';
import { useState } from 'react';
import { useStrings } from '../../../lib/strings.ts';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { writingStrings } from './strings.ts';

type Section = NoteWriting['sections'][number];

type WritingStreamProps = {
  sections: readonly Section[];
  /** Lights what a sentence rests on; left out where there is nothing beside it to light. */
  onCite?: ((pieces: readonly number[]) => void) | undefined;
};

/** The note as it comes, set as it will stand: headings, and each sentence with what it rests on as soon as it is there. */
export function WritingStream({ sections, onCite }: WritingStreamProps) {
  const t = useStrings(writingStrings);
  const [chosen, setChosen] = useState<string | null>(null);
  const begun = sections.filter(({ sentences }) => sentences.length > 0);
  return (
    <article aria-label={t.heading} aria-busy="true" className="note-text" data-readonly>
      {begun.map(({ id, title, sentences }) => (
        <section key={id} aria-label={title}>
          <h3 className="note-heading" data-level={2}>
            {title}
          </h3>
          <div className="note-blank" />
          {sentences.map(({ text, sources }, index) => {
            const key = `${id} ${index}`;
            if (!onCite || sources.length === 0)
              return (
                <p key={key} className="note-line note-coming">
                  {text}
                </p>
              );
            return (
              <button
                key={key}
                type="button"
                title={t.sentence}
                aria-pressed={chosen === key}
                className="note-coming note-cited"
                onClick={() => {
                  setChosen(key);
                  onCite(sources);
                }}
              >
                {text}
              </button>
            );
          })}
          <div className="note-blank" />
        </section>
      ))}
      <SkeletonText lines={begun.length > 0 ? 1 : 7} />
    </article>
  );
}

const none: readonly Section[] = [];

/** What was there stays in view until the note takes its place, also when there is no more to ask for. */
export function useComing(writing: NoteWriting | null, isComing: boolean): readonly Section[] {
  const [last, setLast] = useState<NoteWriting | null>(null);
  const next = isComing ? (writing ?? last) : null;
  if (next !== last) setLast(next);
  return next?.sections ?? none;
}

export const hasBegun = (sections: readonly Section[]): boolean =>
  sections.some(({ sentences }) => sentences.length > 0);
