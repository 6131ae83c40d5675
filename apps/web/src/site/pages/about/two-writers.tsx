/** The same piece of conversation, written down by rules and by a model. The first is what our own writer makes of it. */
import { findTemplate, writeNote } from '@noteer/clinical';
import type { Language } from '@noteer/contract';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { piecesOf, readExample } from '../../example.ts';
import { psychiatryExample } from '../psychiatry/psychiatry-example.ts';
import { engineStrings } from './about-strings.ts';

/** Sleep: what is said of it, a question and its answer. */
const ANSWER = 4;
const SLEEP = [2, 3, ANSWER];

function byRules(language: Language): { title: string; text: string } {
  const template = findTemplate('decursus');
  if (!template) throw new Error('there is no progress note');
  const draft = writeNote(piecesOf(psychiatryExample[language]), { template, language });
  for (const { title, sentences } of draft.sections) {
    const sentence = sentences.find(({ sources }) => sources.some((seq) => SLEEP.includes(seq + 1)));
    if (sentence) return { title, text: sentence.text };
  }
  throw new Error('the writer left out the sleep');
}

function asWritten(language: Language): { title: string; text: string } {
  const { sections } = readExample(psychiatryExample[language], language);
  for (const { title, sentences } of sections) {
    const sentence = sentences.find(({ lines }) => lines.includes(ANSWER));
    if (sentence) return { title, text: sentence.parts.map(({ text }) => text).join('') };
  }
  throw new Error('nothing in the example rests on the sleep');
}

type SheetProps = { heading: string; explanation: string; note: { title: string; text: string } };

function Sheet({ heading, explanation, note }: SheetProps) {
  return (
    <div className="row-span-3 grid grid-rows-subgrid gap-4 not-first:mt-8 md:not-first:mt-0">
      <h3 className="display text-xl">{heading}</h3>
      <p className="text-muted">{explanation}</p>
      <div className="rounded-card border border-line bg-card p-6">
        <p className="display text-lg">{note.title}</p>
        <p className="mt-1">{note.text}</p>
      </div>
    </div>
  );
}

export function TwoWriters() {
  const t = useStrings(engineStrings);
  const language = useLanguage();
  return (
    <figure>
      <div className="grid gap-x-10 gap-y-4 md:grid-cols-2">
        <Sheet heading={t.quoting} explanation={t.quotingText} note={byRules(language)} />
        <Sheet heading={t.model} explanation={t.modelText} note={asWritten(language)} />
      </div>
      <figcaption className="mt-4 text-sm text-muted">{t.same}</figcaption>
    </figure>
  );
}
