/**
 * Whether the words of the papers bear out a change that two findings tell of. A finding is one sentence; another sentence,
 * in words that the reader does not know, may have told of it since: then nothing is said, for the note itself can be read.
 */
import { plain } from '../../reading/text.ts';
import type { FileSource, Finding, MedicineFinding, ValueFinding } from '../finding.ts';
import { placesOf } from './named-in.ts';
import type { SinceLastTime } from './since-last-time.ts';

type Papers = { before: readonly FileSource[]; now: FileSource };

const textOf = ({ from, to }: Finding, paper: FileSource | undefined): string =>
  paper?.text.slice(from, to) ?? '';

const latest = (papers: readonly FileSource[], has: (paper: FileSource) => boolean): FileSource | undefined =>
  papers.toSorted((a, b) => a.date.localeCompare(b.date)).findLast(has);

/** `2 mg: duizelig. -> 1 mg`: what stands behind the sentence tells of another dose. */
const toAnother = /(?:->|→|=>|(?<!\p{L})(?:naar|to|dus|now|nu|weer|terug|back)(?!\p{L}))[^.;\n]{0,12}\d/iu;
const AFTER_characters = 160;
const isGoneBeyond = (finding: Finding, paper: FileSource | undefined): boolean =>
  toAnother.test(
    (paper?.text.slice(finding.to, finding.to + AFTER_characters) ?? '').split(/\n\s*\n/)[0] ?? '',
  );

/** `verdroeg hij niet; is teruggezet naar 200 mg`. */
const lowered =
  /(?<!\p{L})(?:teruggezet|terug|verlaagd|gehalveerd|naar|op|to|back|reduced|lowered)(?!\p{L})[^.;]{0,20}\d/iu;

/** `20 mg sinds 19-11, eerst misselijk, nu niet meer`: what is over is something else. */
const isUsedSince = /\d\s?(?:mg|mcg|µg|ug|ml|g)(?: \S+)? (?:sinds|since|vanaf|per|from)(?!\p{L})/iu;

function isMedicineSure(
  { is, before, now }: SinceLastTime,
  finding: MedicineFinding,
  papers: Papers,
): boolean {
  const names = ({ text }: FileSource) => placesOf(finding.name, text).length > 0;
  const last = latest(papers.before, names);
  // What was only considered before is new when it begins.
  if (is === 'new') return last === undefined || (finding.change === 'started' && finding.standing === 'now');
  const said = now ? textOf(now, papers.now) : '';
  if (is === 'gone' && (lowered.test(said) || isUsedSince.test(said))) return false;
  const isSaidAgain = now && placesOf(finding.name, papers.now.text).some((at) => at >= now.to);
  if (isSaidAgain || (now && is === 'changed' && isGoneBeyond(now, papers.now))) return false;
  const paper = before && papers.before.find(({ id }) => id === before.source);
  // A letter may have an old dose.
  const isOwn = paper?.kind === 'note' && last?.id === paper.id;
  return before === undefined || (isOwn && !isGoneBeyond(before, paper));
}

const ofDanger =
  /su[iï]c|suicid|(?<!\p{L})(?:su|ts|si|dsh)(?!\p{L})|dood|sterven|leven|wakker|poging|zelf(?:moord|doding|beschad|verwond)|(?<!\p{L})(?:dead|death|die|dying|alive|attempt\p{L}*|harm\p{L}*|krass?\p{L}*|snij\p{L}*|gesneden|cut\p{L}*)(?!\p{L})/iu;
const denies =
  /(?<!\p{L})(?:geen|nee|niet|nooit|neg\p{L}*|ontken\p{L}*|no|not|none|never|denie[sd]|nil)(?!\p{L})/iu;

function isRiskSure({ is, before, now }: SinceLastTime, papers: Papers): boolean {
  const last = latest(papers.before, ({ text }) => ofDanger.test(text));
  if (is === 'new' || !before || !now) return last === undefined;
  const paper = papers.before.find(({ id }) => id === before.source);
  // `Doodsgedachten, geen plannen` tells of them.
  const first = (text: string) => text.split(/[,;(]/)[0] ?? '';
  const isAlike = denies.test(first(textOf(before, paper))) === denies.test(first(textOf(now, papers.now)));
  return last?.id === before.source && !isAlike;
}

const figures = (text: string): number[] =>
  [...text.matchAll(/\d+(?:[.,]\d+)?/g)].map(([each]) => Number(each.replace(',', '.')));
const shows = (finding: Finding | undefined, paper: FileSource | undefined): boolean =>
  !finding || !('value' in finding) || figures(textOf(finding, paper)).includes(finding.value);

/** `BMI bij opname 15,5`: not of the day of the letter. */
const ofThen =
  /(?<!\p{L})(?:bij opname|bij aanvang|destijds|at admission|on admission|at the time)(?!\p{L})/iu;

/** A weight of before the birth of a child is not compared with one after it. */
const ofPregnancy =
  /(?<!\p{L})(?:zwanger\p{L}*|bevall\p{L}*|bevalling\p{L}*|partus|kraam\p{L}*|post\s?(?:natal|partum)\p{L}*|pregnan\p{L}*|gave birth|delivery|delivered)(?!\p{L})/iu;
const isOverPregnancy = ({ name }: { name: string }, { before, now }: Papers): boolean =>
  name === 'weight' && [...before, now].some(({ text }) => ofPregnancy.test(text));

const calledAlso: Readonly<Record<string, string>> = {
  weight: 'gew|wt|weigh|kg(?!\\p{L})|kilo',
  'blood pressure': 'rr(?!\\p{L})|bp(?!\\p{L})|bloeddruk|tensie|blood',
  pulse: 'p(?!\\p{L})|pols|puls|hr(?!\\p{L})',
};
const CALLED_letters = 5;

/** The word that stands before the value, by which papers call what is measured. */
function calledIn(finding: ValueFinding, paper: FileSource | undefined): string[] {
  const number = String(finding.value).replace('.', '[.,]');
  const text = textOf(finding, paper);
  const at = text.search(new RegExp(`(?<![\\d.,])${number}(?![\\d])`, 'u'));
  const words = text.slice(0, Math.max(at, 0)).match(/\p{L}{2,}/gu) ?? [];
  return words.slice(-1).map((word) => word.slice(0, CALLED_letters));
}

/**
 * Whether the paper of before is the last that speaks of it, and for what is new whether none does: a value in words that the
 * reader does not know is a value too.
 */
function isLastNamed({ is, now, before }: SinceLastTime, { name }: ValueFinding, papers: Papers): boolean {
  const own = [now, before].flatMap((finding) =>
    finding && 'value' in finding
      ? calledIn(
          finding,
          [...papers.before, papers.now].find(({ id }) => id === finding.source),
        )
      : [],
  );
  const words = [calledAlso[name], ...(name.endsWith(' level') ? ['spiegel', 'level'] : []), ...own];
  const called = new RegExp(`(?<!\\p{L})(?:${words.filter(Boolean).join('|')})`, 'iu');
  const last = latest(papers.before, ({ text }) => called.test(text));
  return is === 'new' ? last === undefined : last === undefined || last.id === before?.source;
}

const STEM_letters = 6;
/** Whether an earlier paper has a word that begins as one of the name does. */
const isNamedBefore = (name: string, { before }: Papers): boolean => {
  const stems = (plain(name).match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, STEM_letters));
  return before.some(({ text }) => stems.some((stem) => plain(text).includes(stem)));
};

export function isBorneOut(change: SinceLastTime, papers: Papers): boolean {
  const { now, before } = change;
  const finding = now ?? before;
  if (!finding) return true;
  if (finding.kind === 'medicine') return isMedicineSure(change, finding, papers);
  if (finding.kind === 'risk') return isRiskSure(change, papers);
  if (finding.kind === 'diagnosis' || finding.kind === 'allergy') return !isNamedBefore(finding.name, papers);
  if ('value' in finding && isOverPregnancy(finding, papers)) return false;
  if ('value' in finding && !isLastNamed(change, finding, papers)) return false;
  const paper = papers.before.find(({ id }) => id === before?.source);
  const isOfThen = before !== undefined && ofThen.test(textOf(before, paper));
  return shows(now, papers.now) && shows(before, paper) && !isOfThen;
}
