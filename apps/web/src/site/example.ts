/** An invented consultation as the product would have it: the same templates, and the same checks, run on it here. */
import { findTemplate, noteMarkdown, type Template, type TranscriptPiece } from '@noteer/clinical';
import { type Mark, uncertainValues } from '@noteer/clinical/certain-checks';
import type { Language } from '@noteer/contract';

export type Example = {
  template: string;
  /** When it was said, and what: as a recogniser writes it, without who said it. */
  talk: readonly (readonly [at: string, text: string])[];
  /** By section: each sentence and the lines that it rests on, counted from one. */
  note: Readonly<Record<string, readonly (readonly [text: string, ...lines: number[]])[]>>;
  /** What has to be done, as the model named it. */
  tasks: readonly string[];
};

export type ExampleSentence = {
  id: string;
  /** `kind` stands on words that the checks did not find in the conversation. */
  parts: { text: string; kind: Mark['kind'] | undefined }[];
  lines: number[];
};

export type ExampleLine = { id: string; number: number; at: string; text: string; sentences: string[] };

export const lineId = (number: number): string => `g${number}`;
const sentenceId = (index: number): string => `z${index + 1}`;

function templateOf({ template }: Example): Template {
  const found = findTemplate(template);
  if (!found) throw new Error(`there is no template ${template}`);
  return found;
}

const SECONDS_A_LINE = 5;

export const piecesOf = ({ talk }: Example): TranscriptPiece[] =>
  talk.map(([, text], seq) => ({
    seq,
    start_s: seq * SECONDS_A_LINE,
    end_s: (seq + 1) * SECONDS_A_LINE,
    text,
  }));

/** Sections in the order of the template; what nobody spoke about is only named. */
function draftOf(example: Example, language: Language) {
  const titled = templateOf(example).sections.map(({ id, title }) => ({ id, title: title[language] }));
  const sections = titled
    .map((section) => ({
      ...section,
      sentences: (example.note[section.id] ?? []).map(([text, ...lines]) => ({
        text,
        sources: lines.map((line) => line - 1),
      })),
    }))
    .filter(({ sentences }) => sentences.length > 0);
  return { sections, not_discussed: titled.filter(({ id }) => !example.note[id]) };
}

export function readExample(example: Example, language: Language) {
  const draft = draftOf(example, language);
  const { text, places } = noteMarkdown(draft);
  const marks = uncertainValues(text, piecesOf(example), language);

  const sentences = places.map(({ section_id, start, end, sources }, index) => {
    const marked = marks.find((mark) => mark.start >= start && mark.end <= end);
    const parts = [
      { text: text.slice(start, marked?.start ?? end), kind: undefined },
      ...(marked
        ? [
            { text: marked.text, kind: marked.kind },
            { text: text.slice(marked.end, end), kind: undefined },
          ]
        : []),
    ];
    return { section_id, id: sentenceId(index), parts, lines: sources.map((source) => source + 1) };
  });

  return {
    template: templateOf(example).name[language],
    sections: draft.sections.map(({ id, title }) => ({
      title,
      sentences: sentences.filter(({ section_id }) => section_id === id),
    })),
    not_discussed: draft.not_discussed.map(({ title }) => title),
    tasks: example.tasks,
    talk: example.talk.map(([at, said], index): ExampleLine => {
      const number = index + 1;
      const resting = sentences.filter(({ lines }) => lines.includes(number));
      return { id: lineId(number), number, at, text: said, sentences: resting.map(({ id }) => id) };
    }),
  };
}
