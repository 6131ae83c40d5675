/** Writes a note without a model: facts in the third person, in the sections of a template. It invents nothing. */
import { marksOf } from '../checks/check.ts';
import { isOfDeath } from '../facts/death-thoughts.ts';
import type { Fact } from '../facts/fact.ts';
import { factsOf } from '../facts/facts.ts';
import { isLooseQuote, quotedWithTopic } from '../facts/topics.ts';
import { isNobodys } from '../facts/unclear.ts';
import { noteMarkdown } from '../markdown.ts';
import type { Language, NoteDraft, TranscriptPiece } from '../note.ts';
import { stemsOf } from '../reading/stems.ts';
import { tokensOf } from '../reading/tokens.ts';
import { readTalk } from '../talk/read-talk.ts';
import type { Template } from '../templates/section.ts';
import { neverLost, withAntecedents } from './beside.ts';
import { besideTheirQuestions } from './danger-quoted.ts';
import { subjectsFor } from './english-subject.ts';
import { withinLength } from './length.ts';
import { mannerOf } from './manner.ts';
import { type Course, coursesOf } from './medicine-course.ts';
import { type Names, namesIn, withNames } from './names-in.ts';
import { withEndsNamed, withTheirCourse } from './of-their-course.ts';
import { onTheirLines } from './on-its-line.ts';
import { placeOf } from './place.ts';
import { withProcessing } from './processed.ts';
import { withoutRepeats } from './repeats.ts';
import { sectionFor } from './section-for.ts';
import { type Subjects, sentencesOf, type Told } from './sentences.ts';
import { sureOf } from './sure.ts';

/** Checking a draft costs its length times that of the talk: of more than some two hours it is not checked. */
const MOST_PIECES_CHECKED = 2_000;

/** `known` is all that may be told, also where there was no room for it. */
type Telling = {
  language: Language;
  subjects: Subjects;
  names: Names;
  known: readonly Fact[];
  courses: readonly Course[];
};
type Grouped = ReadonlyMap<string, Told[]>;

function groupedBy(
  template: Template,
  facts: readonly Fact[],
  quoted: ReadonlySet<number>,
  { language, subjects, names, known, courses }: Telling,
): Grouped {
  const bySection = new Map<string, Fact[]>(template.sections.map(({ id }) => [id, []]));
  const sectionOf = (fact: Fact) => placeOf(fact, template)?.id ?? '';
  const placed = onTheirLines(facts, { known, quoted, sectionOf, language });
  for (const { fact, section } of withTheirCourse(placed, courses, language))
    bySection.get(section)?.push(fact);
  const mannerIn = (id: string) =>
    mannerOf(template.sections.find((section) => section.id === id)?.style, subjects, language);
  const named = (told: Told): Told => ({
    ...told,
    sentence: { ...told.sentence, text: withNames(told.sentence.text, names) },
  });
  return new Map(
    [...bySection].map(([id, each]) => [id, sentencesOf(each, language, quoted, mannerIn(id)).map(named)]),
  );
}

function draftOf(
  grouped: Grouped,
  template: Template,
  touched: ReadonlySet<string>,
  language: Language,
): NoteDraft {
  const titled = template.sections.map(({ id, title }) => ({ id, title: title[language] }));
  const sentences = (id: string) => (grouped.get(id) ?? []).map(({ sentence }) => sentence);
  return {
    sections: titled
      .map((section) => ({ ...section, sentences: sentences(section.id) }))
      .filter((section) => section.sentences.length > 0),
    not_discussed: titled.filter(({ id }) => sentences(id).length === 0 && !touched.has(id)),
  };
}

/** The facts whose sentence the checks would mark. */
function marked(
  draft: NoteDraft,
  grouped: Grouped,
  pieces: readonly TranscriptPiece[],
  language: Language,
): number[] {
  const { text, places } = noteMarkdown(draft);
  return marksOf(text, pieces, language).flatMap(({ start }) => {
    const place = places.find((each) => each.start <= start && start < each.end);
    return (place && grouped.get(place.section_id)?.[place.index]?.ids) ?? [];
  });
}

/** `Nee, nooit.` says nothing without its question. */
const saysNothing = (fact: Fact, language: Language): boolean =>
  (stemsOf(tokensOf(fact.quote)).size === 0 &&
    !(neverLost.has(fact.kind) && quotedWithTopic(fact, language) !== '')) ||
  (!neverLost.has(fact.kind) && isLooseQuote(fact, language) && quotedWithTopic(fact, language) === '');

/** What fits, and says what it is about; the room of what does not is for others, also for what a fact that found no room says again. */
function chosenOf(known: readonly Fact[], pieces: readonly TranscriptPiece[], language: Language): Fact[] {
  const facts = withoutRepeats(known, language);
  const fitting = withinLength(facts, pieces, language);
  const fits = new Set(fitting.map(({ id }) => id));
  const told = new Set(withAntecedents(fitting, language).map(({ id }) => id));
  const isLost = ({ id }: Fact) => fits.has(id) && !told.has(id);
  const saysAgain = new Set(facts.flatMap(({ id, says_again }) => (says_again && !fits.has(id) ? [id] : [])));
  const others = known.filter((fact) => !isLost(fact) && !saysAgain.has(fact.id));
  return withAntecedents(withinLength(withoutRepeats(others, language), pieces, language), language);
}

/** What the checks would mark is not written: it is quoted, and what is marked even so is left out. */
export function writeNote(
  pieces: readonly TranscriptPiece[],
  { template, language }: { template: Template; language: Language },
): NoteDraft {
  const talk = readTalk(pieces, language);
  const all = factsOf(talk);
  // Whose words they are is for the clinician to say: the list of what was left out has them.
  const courses = coursesOf(talk);
  const sure = sureOf(
    all.filter((fact) => !isNobodys(fact)),
    talk,
  );
  const known = withEndsNamed(withProcessing(sure, talk), courses, language);
  let facts = chosenOf(known, pieces, language);
  // Asked and denied is discussed, and so is what there was no room for.
  const touched = new Set(all.map((fact) => placeOf(fact, template)?.id ?? ''));
  if (all.some(({ asked, quote }) => isOfDeath(`${asked} ${quote}`, language)))
    touched.add(sectionFor('risk', template)?.id ?? '');
  const quoted = new Set<number>();
  const telling = {
    language,
    subjects: subjectsFor(pieces, language),
    names: namesIn(pieces),
    known,
    courses,
  };
  for (;;) {
    const grouped = groupedBy(template, facts, quoted, telling);
    const draft = draftOf(grouped, template, touched, language);
    const bad = pieces.length > MOST_PIECES_CHECKED ? [] : marked(draft, grouped, pieces, language);
    if (bad.length === 0) return draft;
    const whole = besideTheirQuestions(facts, bad, (fact) => saysNothing(fact, language));
    // Behind what it leans on, a quotation that is marked for its name stands without it.
    const isNamed = ({ of, leans_on }: Fact) => of !== undefined && leans_on !== undefined;
    const left = (fact: Fact) => (quoted.has(fact.id) && !isNamed(fact)) || saysNothing(fact, language);
    facts = whole.facts
      .filter((fact) => !bad.includes(fact.id) || whole.made.has(fact.id) || !left(fact))
      .map(({ of, ...fact }) =>
        of === undefined || (bad.includes(fact.id) && quoted.has(fact.id)) ? fact : { ...fact, of },
      );
    for (const id of bad) if (!whole.made.has(id)) quoted.add(id);
  }
}
