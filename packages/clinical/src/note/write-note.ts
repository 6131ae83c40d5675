/** Writes a note without a model: facts in the third person, in the sections of a template. It invents nothing. */
import type { Fact } from '../facts/fact.ts';
import { factsOf } from '../facts/facts.ts';
import type { Language, NoteDraft, TranscriptPiece } from '../note.ts';
import { readTalk } from '../talk/read-talk.ts';
import type { Template } from '../templates/section.ts';
import { withinLength } from './length.ts';
import { placeOf } from './place.ts';
import { withoutRepeats } from './repeats.ts';
import { sentencesOf } from './sentences.ts';

export function writeNote(
  pieces: readonly TranscriptPiece[],
  { template, language }: { template: Template; language: Language },
): NoteDraft {
  const all = factsOf(readTalk(pieces, language));
  const facts = withinLength(withoutRepeats(all, language), pieces);
  // Asked and denied is discussed, and so is what there was no room for.
  const touched = new Set(all.map((fact) => placeOf(fact, template)?.id));
  const grouped = new Map<string, Fact[]>(template.sections.map(({ id }) => [id, []]));
  for (const fact of facts) {
    const section = placeOf(fact, template);
    if (section) grouped.get(section.id)?.push(fact);
  }
  const sentences = new Map([...grouped].map(([id, each]) => [id, sentencesOf(each, language)]));
  const titled = template.sections.map(({ id, title }) => ({ id, title: title[language] }));
  return {
    sections: titled
      .map((section) => ({ ...section, sentences: sentences.get(section.id) ?? [] }))
      .filter((section) => section.sentences.length > 0),
    not_discussed: titled.filter(({ id }) => sentences.get(id)?.length === 0 && !touched.has(id)),
  };
}
