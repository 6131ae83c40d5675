/** Letters that do not say in so many words why somebody comes, or what is asked: what then tells it. */
import { plain } from '../../reading/text.ts';
import type { ReferralFinding } from '../finding.ts';
import { oneLine } from '../other-findings.ts';
import { hasBox } from '../paper/boxes.ts';
import { isOfLetter } from '../paper/letter-ends.ts';
import { isLabelled } from '../paper/line-headings.ts';
import { salutation } from '../paper/line-signs.ts';
import type { ReadSentence } from '../read.ts';
import { placeIn } from '../read.ts';
import { company } from './further-reasons.ts';
import { asksAtAll, asksOpenly } from './question-words.ts';
import {
  asReason,
  beginning,
  besideQuestion,
  FIRST_SENTENCES,
  faint,
  namesComplaint,
  suffered,
} from './reason-begun.ts';
import { sentOn, subject } from './reason-subject.ts';
import { whyIn } from './reason-words.ts';

const isComplaints =
  /^(?:s|subjectief|(?:huidige |actuele )?(?:klachten|problematiek|situatie)(?: (?:en|\/|&) \p{L}+)?|(?:speciele )?anamnese|hpc|hx|situation|current situation|history of presenting (?:complaint|illness))$/u;
const MOST_COMPLAINTS = 2;

/** Where a letter asks and does not say why, the complaints that it begins with are why: `S: sinds 6 weken …`. */
function complaints(sentences: readonly ReadSentence[]): ReferralFinding[] {
  const those = sentences
    .filter(({ heading }) => isComplaints.test(plain(heading).replace(/\/$/, '')))
    .slice(0, MOST_COMPLAINTS);
  const [first] = those;
  if (!first) return [];
  const text = those.map(({ text: said, body, from }) => oneLine(said.slice(body - from))).join(' ');
  return [{ ...placeIn(first), to: those.at(-1)?.to ?? first.to, kind: 'referral_reason', text }];
}

/** `Sinds ontslag toenemend drankgebruik`, right at the beginning of a letter that only asks. */
function onset(sentences: readonly ReadSentence[], findings: readonly ReferralFinding[]): ReferralFinding[] {
  const first = sentences
    .slice(0, FIRST_SENTENCES)
    .find(({ part, text }) => part === 'other' && began.test(text));
  const told = sentences.findIndex(({ from }) => findings.some((finding) => finding.from === from));
  const reason = first ?? sentences[told + 1];
  const isTold =
    reason &&
    reason.part === 'other' &&
    !reason.isRow &&
    reason.slots.medicines.length === 0 &&
    /^(?:hij|zij|ze|he|she|sinds|since|al|toenemend|over|for)\b/iu.test(reason.text);
  return isTold ? [asReason(reason)] : [];
}
const began =
  /^(?:sinds|al (?:\d|een|enkele|langer|weken|maanden|jaren)|toenemend|since|for (?:the )?(?:past|last)|over the (?:past|last))\b(?! (?:\d{1,2}[-/]))/iu;

/** Under a heading that tells how it went: `Beloop: Patiënte werd opgenomen wegens …`. */
function inCourse(sentences: readonly ReadSentence[]): ReferralFinding[] {
  const found = sentences.find(
    ({ part, words, slots, isRow, paper }) =>
      /^(?:course|diagnosis|examination|history|plan|medicines|lab)$/.test(part) &&
      !isRow &&
      slots.medicines.length === 0 &&
      isOutright(whyIn(plain(words), paper), words),
  );
  return found ? [asReason(found)] : [];
}

/** `I saw her for review …` below a list that no heading ended. */
const isOutright = (found: ReturnType<typeof whyIn>, words: string): boolean =>
  found?.why === 'clear' ||
  (found !== undefined &&
    /^(?:i|we) (?:saw|met|reviewed|assessed)\b|\b(?:zag|zagen|sprak|spraken) (?:ik|wij|we)\b|^(?:ik|wij|we) (?:zag|zagen|sprak|spraken)\b/iu.test(
      words,
    ));

/** What it says outright, and the complaints around it where it stands among them. */
function complained(sentences: readonly ReadSentence[], isAsked: boolean): ReferralFinding[] {
  const [outright] = inCourse(sentences);
  const [told] = isAsked ? complaints(sentences) : [];
  const isAmong = outright && told && outright.from >= told.from && outright.from <= told.to;
  const found = isAmong ? told : (outright ?? told);
  return found ? [found] : [];
}

const FIRST_OF_LETTER = 3;
const met = new RegExp(
  `\\b(?:zag|zagen|gezien|sprak|spraken|behandel\\p{L}*|begeleid\\p{L}*|opgenomen|bericht|overdracht|screening|controle|saw|seen|reviewed|assessed|met|attended|came|booked|admitted)\\b.*\\b(?:met|na|voor|over|bij|with|after|for|about|following)\\b${company}`,
  'u',
);
/** What a letter begins with, right behind its salutation: `Hierbij bericht over uw patiënte met …`. */
function opening(sentences: readonly ReadSentence[]): ReferralFinding[] {
  const greeting = sentences.findIndex(({ text }) => salutation.test(text));
  const found = sentences
    .slice(greeting + 1, greeting + 1 + FIRST_OF_LETTER)
    .find(
      ({ part, text, isRow }) =>
        greeting >= 0 && part === 'other' && !isRow && !isLabelled(text) && met.test(plain(oneLine(text))),
    );
  return found ? [withComplaint(found, sentences[sentences.indexOf(found) + 1])] : [];
}

/** `Ik bericht u over Eline. Zij loopt vast in haar studie`: who it is, and behind it what they have. */
function withComplaint(found: ReadSentence, next: ReadSentence | undefined): ReferralFinding {
  const told = asReason(found);
  const isMore =
    next !== undefined &&
    !next.isRow &&
    next.part === 'other' &&
    next.from - found.to <= 2 &&
    next.slots.medicines.length === 0 &&
    next.slots.measurements.length === 0 &&
    !namesComplaint(found) &&
    namesComplaint(next);
  return isMore ? { ...told, to: next.to, text: `${told.text} ${oneLine(next.text)}` } : told;
}

/** The first of these that tells something. */
export function reasonUntold(
  sentences: readonly ReadSentence[],
  isAsked: boolean,
  findings: readonly ReferralFinding[],
): ReferralFinding[] {
  const ways = [
    () => sentOn(sentences),
    () => subject(sentences),
    () => complained(sentences, isAsked),
    () => (isAsked ? onset(sentences, findings) : []),
    () => opening(sentences),
    () => faint(sentences),
    () => suffered(sentences, findings),
    () => (isAsked ? beginning(sentences, findings) : []),
    () => besideQuestion(sentences, findings),
  ];
  for (const way of ways) {
    const found = way();
    if (found.length > 0) return found;
  }
  return [];
}

const SHORT_words = 3;
const isPointing =
  /(?<!\p{L})(?:dat|dit|die|daar|plek|plaats|ruimte|akkoord|eens|mogelijk|that|this|it|ok|okay|agree|possible)(?!\p{L})[^?]*\?$/iu;
/** `Wij denken aan een groep bij jullie. Past dat?`: what a short question is about stands before it. */
export function askedAbout(sentences: readonly ReadSentence[], at: number): ReadSentence | undefined {
  const [before, asked] = [sentences[at - 1], sentences[at]];
  if (!before || !asked || before.isRow || asked.from - before.to > 2 || isOfLetter(before.text))
    return undefined;
  const said = oneLine(asked.text.slice(asked.body - asked.from));
  return isPointing.test(said) && said.split(' ').length <= SHORT_words ? before : undefined;
}

/** The last question of a letter that asks nothing of its reader by name. */
export function openQuestion(sentences: readonly ReadSentence[], isAsked: boolean): ReferralFinding[] {
  const may = sentences.filter(
    ({ part, text, isRow }) => !isRow && !/^(?:family|greeting|allergies)$/.test(part) && !hasBox(text),
  );
  const openly = may.findLast(({ text, paper }) => asksOpenly(plain(oneLine(text)), paper.language));
  const atAll = may.findLast(
    ({ text, part }) => /^(?:other|plan|reason)$/.test(part) && asksAtAll(plain(oneLine(text))),
  );
  const asked = openly ?? (isAsked ? undefined : atAll);
  if (!asked) return [];
  const text = oneLine(asked.text.slice(asked.body - asked.from));
  const before = askedAbout(sentences, sentences.indexOf(asked));
  const from = before ? { from: before.from, text: `${oneLine(before.text)} ${text}` } : { text };
  return [{ ...placeIn(asked), kind: 'referral_question', ...from }];
}
