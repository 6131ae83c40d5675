/** Follows a clinician's rules in a draft, as the last step of writing it. Every sentence keeps what it rests on. */
import type { Language, NoteDraft, NoteSection } from '../note.ts';
import { capitalised, wordsOf } from '../reading/text.ts';
import { movedTo } from './order.ts';
import { wordsReplaced } from './replace-words.ts';
import type { WritingRule } from './rule.ts';
import { notationsIn } from './styles.ts';

/** What a rule changed: lines as they were and as they are. Of a section that was put elsewhere both are its heading. */
export type RuleChange = { rule_id: string; section: string; was: string; now: string };
export type NumberedRule = { id: string; rule: WritingRule };

const same = (a: string, b: string) => wordsOf(a).join(' ') === wordsOf(b).join(' ');

type Step = (draft: NoteDraft, note: (change: Omit<RuleChange, 'rule_id'>) => void) => NoteDraft;

const inSections = (
  change: (section: NoteSection) => NoteSection | undefined,
  draft: NoteDraft,
): NoteDraft => ({
  ...draft,
  sections: draft.sections.flatMap((section) => change(section) ?? []),
});

/** A rule that would leave nothing of a sentence leaves it alone. */
function rewritten(write: (text: string) => string, section: string | null): Step {
  return (draft, note) =>
    inSections((each) => {
      if (section !== null && each.title !== section) return each;
      const sentences = each.sentences.map((sentence) => {
        const now = write(sentence.text);
        if (now === sentence.text || !/[\p{L}\p{N}]/u.test(now)) return sentence;
        note({ section: each.title, was: sentence.text, now });
        return { ...sentence, text: now };
      });
      return { ...each, sentences };
    }, draft);
}

const withoutSentence =
  (text: string): Step =>
  (draft, note) =>
    inSections((each) => {
      const going = each.sentences.filter((sentence) => same(sentence.text, text));
      for (const sentence of going) note({ section: each.title, was: sentence.text, now: '' });
      const isInstead = each.instead !== undefined && same(each.instead, text);
      if (isInstead) note({ section: each.title, was: each.instead ?? '', now: '' });
      return {
        ...each,
        sentences: each.sentences.filter((sentence) => !going.includes(sentence)),
        ...(isInstead && { instead: undefined }),
      };
    }, draft);

/** A line of the clinician's own rests on nothing that was said. */
const withLine =
  ({ text, section, at }: Extract<WritingRule, { kind: 'line_added' }>): Step =>
  (draft, note) => {
    const target =
      section === null ? draft.sections.at(-1) : draft.sections.find(({ title }) => title === section);
    return inSections((each) => {
      if (each !== target) return each;
      note({ section: each.title, was: '', now: text });
      const line = { text, sources: [], by: 'rules' as const };
      // What stands in place of sentences would go once there is one.
      const { instead, ...section } = each;
      const standing =
        each.sentences.length === 0 && instead ? [{ text: instead, sources: [] }] : each.sentences;
      return { ...section, sentences: at === 'begin' ? [line, ...standing] : [...standing, line] };
    }, draft);
  };

const emptied =
  ({ section, with_heading }: Extract<WritingRule, { kind: 'section_emptied' }>): Step =>
  (draft, note) =>
    inSections((each) => {
      if (each.title !== section) return each;
      const was = each.sentences.map(({ text }) => text).join('\n') || (each.instead ?? '');
      if (was !== '') note({ section, was, now: '' });
      return with_heading ? undefined : { ...each, sentences: [], instead: undefined };
    }, draft);

const moved =
  ({ section, place }: Extract<WritingRule, { kind: 'section_moved' }>): Step =>
  (draft, note) => {
    const titles = draft.sections.map(({ title }) => title);
    const order = movedTo(titles, section, place);
    if (order.join('\n') === titles.join('\n')) return draft;
    note({ section, was: section, now: section });
    return {
      ...draft,
      sections: order.flatMap((title) => draft.sections.find((each) => each.title === title) ?? []),
    };
  };

const renamed =
  ({ section, to }: Extract<WritingRule, { kind: 'section_renamed' }>): Step =>
  (draft, note) =>
    inSections((each) => {
      if (each.title !== section) return each;
      note({ section, was: `## ${section}`, now: `## ${to}` });
      return { ...each, title: to };
    }, draft);

function inStyle(style: Extract<WritingRule, { kind: 'style' }>['style'], language: Language): Step {
  if (style === 'list') return (draft) => inSections((each) => ({ ...each, is_list: true }), draft);
  const notation = notationsIn(language).find((each) => each.style === style);
  if (!notation) return (draft) => draft;
  const written = (text: string) =>
    text.replace(notation.find, (...found) => notation.write(found as unknown as RegExpMatchArray));
  return rewritten(
    (text) =>
      style === 'short_sentences'
        ? written(text).replace(/(?<=\. )\p{Ll}/gu, (first, at: number, whole: string) =>
            text[at - 2] === ';' || whole === '' ? first.toUpperCase() : first,
          )
        : capitalised(written(text)),
    null,
  );
}

function stepOf(rule: WritingRule, language: Language): Step {
  if (rule.kind === 'words') return rewritten((text) => wordsReplaced(text, rule), rule.section);
  if (rule.kind === 'style') return inStyle(rule.style, language);
  if (rule.kind === 'sentence_deleted') return withoutSentence(rule.text);
  if (rule.kind === 'line_added') return withLine(rule);
  if (rule.kind === 'section_emptied') return emptied(rule);
  if (rule.kind === 'section_moved') return moved(rule);
  return renamed(rule);
}

/** Rules name sections as the draft has them, so headings change last; lines that are added are not rewritten. */
const order: readonly WritingRule['kind'][] = [
  'sentence_deleted',
  'words',
  'style',
  'section_emptied',
  'line_added',
  'section_moved',
  'section_renamed',
];

export function applyRules(
  draft: NoteDraft,
  rules: readonly NumberedRule[],
  language: Language,
): { draft: NoteDraft; changes: RuleChange[] } {
  const changes: RuleChange[] = [];
  let result = draft;
  for (const { id, rule } of rules.toSorted(
    (a, b) => order.indexOf(a.rule.kind) - order.indexOf(b.rule.kind),
  ))
    result = stepOf(rule, language)(result, (change) => changes.push({ rule_id: id, ...change }));
  return { draft: result, changes };
}
