/** Reads every sentence that a model wrote, with the checks and against the pieces that it names. */
import { marksOf } from '../checks/check.ts';
import { noteMarkdown, sentenceAt } from '../markdown.ts';
import type { Language, NoteDraft, NoteSentence, TranscriptPiece } from '../note.ts';
import { objectionsTo } from './compare.ts';
import type { Objection } from './objection.ts';
import { SaidReader } from './said.ts';

export type Judgement = {
  section_id: string;
  sentence: NoteSentence;
  /** None: it holds. */
  objections: Objection[];
};

export type Consultation = {
  pieces: readonly TranscriptPiece[];
  language: Language;
  /** The note that our rules wrote of it. */
  own: NoteDraft;
};

/** One reader of a consultation serves all the answers about it. */
export function draftJudge({ pieces, language, own }: Consultation): (draft: NoteDraft) => Judgement[] {
  const said = new SaidReader(pieces, language);
  const ours = own.sections.flatMap(({ sentences }) => sentences);
  return (draft) => {
    const marked = marksBySentence(draft, pieces, language);
    return draft.sections.flatMap(({ id, sentences }) =>
      sentences.map((sentence, index) => ({
        section_id: id,
        sentence,
        objections: distinct([
          ...(marked.get(`${id} ${index}`) ?? []),
          ...objectionsTo(sentence, said, ours, language),
        ]),
      })),
    );
  };
}

function marksBySentence(
  draft: NoteDraft,
  pieces: readonly TranscriptPiece[],
  language: Language,
): Map<string, Objection[]> {
  const { text, places } = noteMarkdown(draft);
  const found = new Map<string, Objection[]>();
  for (const { kind, start, text: words, said, whose } of marksOf(text, pieces, language)) {
    const place = sentenceAt(places, start);
    if (!place) continue;
    const key = `${place.section_id} ${place.index}`;
    found.set(key, [...(found.get(key) ?? []), { kind, text: words, said, whose }]);
  }
  return found;
}

const distinct = (objections: Objection[]): Objection[] =>
  objections.filter(
    ({ kind, text }, at) =>
      objections.findIndex((other) => other.kind === kind && (other.text === text || text === '')) === at,
  );
