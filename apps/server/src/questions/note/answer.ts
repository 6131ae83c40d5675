/** What the question of the note is answered with, and what of an answer is kept. */
import type { JSONSchema7 } from '@ai-sdk/provider';
import type { Template } from '@noteer/clinical';
import { diagnosisCertainties } from '@noteer/contract';
import { z } from 'zod';
import { readJson } from '../answer-json.ts';
import { entries, list, object, sources, Text, text } from '../answer-parts.ts';
import type { ModelDoubt, WrittenNote, WrittenSentence } from './written.ts';

const MOST_SENTENCES = 60;
const MOST_TASKS = 25;
const MOST_DOUBTS = 16;

/** Without limits and lists of numbers: servers differ in which of those they take. Answers are held to them when they are read. */
export function noteSchema({ sections }: Template): JSONSchema7 {
  const sentences = list(object({ text, sources }));
  return object({
    sections: object(Object.fromEntries(sections.map(({ id }) => [id, sentences]))),
    tasks: list(object({ text, who: text, when: text, sources })),
    diagnoses: list(
      object({ text, certainty: { type: 'string', enum: [...diagnosisCertainties] }, sources }),
    ),
    doubts: list(object({ heard: text, read: text, sources })),
  });
}

/** Small models write numbers in quotes, or as one number. */
const Sources = z.preprocess(
  (value) => (Array.isArray(value) ? value : [value]),
  z.array(z.coerce.number().int()).catch([]),
);
const Said = Text.catch('');

const Sentence = z.object({ text: Text, sources: Sources });
const Answer = z.object({
  sections: z.record(z.string(), entries(Sentence, MOST_SENTENCES)).catch({}),
  tasks: entries(z.object({ text: Text, who: Said, when: Said, sources: Sources }), MOST_TASKS).catch([]),
  diagnoses: entries(
    z.object({ text: Text, certainty: z.enum(diagnosisCertainties), sources: Sources }),
    MOST_TASKS,
  ).catch([]),
  doubts: entries(z.object({ heard: Text, read: Said, sources: Sources }), MOST_DOUBTS).catch([]),
});

/** The pieces that exist, each once; what rests on none was said by nobody that anybody could check. */
function resting<T extends { text: string; sources: number[] }>(
  all: readonly T[],
  known: ReadonlySet<number>,
): T[] {
  return all.flatMap((each) => {
    const named = [...new Set(each.sources.filter((seq) => known.has(seq)))].sort((a, b) => a - b);
    return each.text && named.length > 0 ? [{ ...each, sources: named }] : [];
  });
}

/** What two parts of a talk, or one model twice, say in the same words is said once, with all its sources. */
function onceEach(sentences: readonly WrittenSentence[]): WrittenSentence[] {
  const kept = new Map<string, WrittenSentence>();
  for (const sentence of sentences) {
    const key = sentence.text.toLowerCase();
    const before = kept.get(key);
    const all = [...new Set([...(before?.sources ?? []), ...sentence.sources])].sort((a, b) => a - b);
    kept.set(key, { text: before?.text ?? sentence.text, sources: all });
  }
  return [...kept.values()];
}

export type ReadNote = { note: WrittenNote; isWhole: boolean };

/** Undefined when it is no note at all. What is wrong with an answer is not kept, because it may quote a patient. */
export function readNote(
  answer: string,
  template: Template,
  known: ReadonlySet<number>,
): ReadNote | undefined {
  const json = readJson(answer);
  const { data } = Answer.safeParse(json?.value);
  if (!json || !data) return undefined;
  const said = new Set<string>();
  const sections = template.sections.map(({ id }) => {
    // The same words in two sections stand in the first.
    const sentences = onceEach(resting(data.sections[id] ?? [], known)).filter(
      ({ text: words }) => !said.has(words.toLowerCase()),
    );
    for (const { text: words } of sentences) said.add(words.toLowerCase());
    return { id, sentences };
  });
  const doubts: ModelDoubt[] = resting(
    data.doubts.map(({ heard, ...doubt }) => ({ ...doubt, text: heard.replaceAll(' (?)', '') })),
    known,
  ).map(({ text: heard, ...doubt }) => ({ ...doubt, heard }));
  return {
    note: {
      sections,
      tasks: resting(data.tasks, known),
      diagnoses: resting(data.diagnoses, known),
      doubts,
    },
    isWhole: json.isWhole,
  };
}
