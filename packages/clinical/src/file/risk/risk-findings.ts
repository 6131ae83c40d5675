/** What a sentence says of danger to oneself or others: asked and denied counts as well as told. */
import type { Language } from '../../note.ts';
import type { FindingSlot, Spot } from '../../reading/slot.ts';
import { plain } from '../../reading/text.ts';
import type { RiskFinding, RiskMatter } from '../finding.ts';
import { daysNamed, fileDay, isOfOther, placeIn, type ReadSentence } from '../read.ts';

const matters: readonly string[] = [
  'suicidality',
  'suicide plan',
  'suicide attempt',
  'self-harm',
  'aggression',
] satisfies RiskMatter[];
const isMatter = (finding: string): finding is RiskMatter => matters.includes(finding);

type Words = {
  /** A matter to look into, not an answer. */
  unanswered: RegExp;
  attempt: RegExp;
  no: RegExp;
  /** Of somebody else, named behind it: `suïcide van haar broer`. */
  ofOther: RegExp;
};
const words: Readonly<Record<Language, Words>> = {
  nl: {
    unanswered:
      /\b(?:niet (?:besproken|uitgevraagd|bevraagd|beoordeeld|nagevraagd|aan bod)|onbekend|uitvragen|uit te vragen|bespreken|navragen|monitoren|inschatten|taxeren|graag|beoordeling van|vraag|risico op|verhoogd risico|vragenlijst|preventie\p{L}*|(?:bij|indien|als|zodra) (?:[\p{L}]+ ){0,4}?(?:toename|terugkeer|terugkomst|opleving|verergering|terugkomt|terugkomen|terugkeert|toeneemt|toenemen)|signaleringsplan|veiligheidsplan)\b/u,
    attempt: /\b(?:poging\p{L}*|ts|tentamen|suicidepoging\p{L}*|zelfmoordpoging\p{L}*)\b/u,
    no: /^["“'‘]?(?:(?:(?:na|uit)?gevraagd(?: [\p{L} ]{1,30})?|desgevraagd|sinds [\p{L}\d ]{1,25}?|nu|momenteel|vandaag|thans|op dit moment|inmiddels|weer|ook|de laatste \p{L}+|afgelopen \p{L}+|(?:hij|zij|ze|pt|client(?:e)?|patient(?:e)?|mw|dhr|mevrouw|meneer)\.? (?:zegt|meldt|antwoordt)|zegt|antwoord|volgens [\p{L} ]{1,20}?|die (?:zijn|is) er),?:? ["“'‘]?)?(?:(?:geen|nee|niet|zonder|afwezig|negatief|nihil|nooit|weg|neg|(?:\p{L}+ )?ontken\p{L}*)(?!\p{L})(?! (?:veranderd|verminderd|minder|toegenomen|afgenomen|gewijzigd|anders|erger|altijd|elke|iedere|constant|continu|alleen|beoordeelbaar|te beoordelen|goed te|meer dan))|0(?![\d,.]*\d)|[-–](?=\s*(?:[.;]|$)))/u,
    ofOther: /^\s+(?:van|door|bij)\s+(?:haar|zijn|de|een|hun)?\s*(?:\p{L}+\s)?$/u,
  },
  en: {
    unanswered:
      /\b(?:not (?:discussed|asked|assessed|explored)|unknown|to explore|to assess|assess for|please|risk of|at risk|questionnaire|prevention|safety plan|(?:if|should|when) (?:\p{L}+ ){1,5}?(?:returns?|recurs?|comes? back|increases?|worsens?)|(?:return|recurrence|increase) of)\b/u,
    attempt: /\b(?:attempt\p{L}*|overdose\p{L}*)\b/u,
    no: /^["“'‘]?(?:(?:asked|when asked|since [\p{L}\d ]{1,25}?|now|currently|today|at present|again|also|(?:he|she|they|pt|patient|client) (?:says|said|reports)|says|according to [\p{L} ]{1,20}?),?:? ["“'‘]?)?(?:(?:no|none|nil|not|without|absent|negative|never|gone|(?:\p{L}+ )?den(?:y|ies|ied))(?!\p{L})(?! (?:change[ds]?|different|less|worse|better|increased|decreased|reduced|always|only|every|just))|0(?![\d,.]*\d)|[-–](?=\s*(?:[.;]|$)))/u,
    ofOther: /^\s+(?:of|by|in)\s+(?:her|his|the|a|their)?\s*(?:\p{L}+\s)?$/u,
  },
};

/** What was so weeks ago still tells of now. */
const RECENT_ms = 45 * 24 * 60 * 60 * 1000;

/** A label tells what was asked; what stands behind it is the answer: `Suïcidale gedachten: geen`. */
const label =
  /^\p{L}*(?: (?:gedacht\p{L}*|idea\p{L}+|wens\p{L}*|neiging\p{L}*|impuls\p{L}*|intenties?|uitingen|gedrag|thoughts?|intent(?:ion)?s?|urges?|acts?|behaviou?r))?(?: (?:(?:uit|na|door|be)?gevraagd|asked(?: about)?|explored|checked))?\s*:\s*/iu;
/** Neither there nor not: as it was. */
const asBefore =
  /^(?:niet|not) (?:veranderd|verminderd|minder|toegenomen|afgenomen|gewijzigd|anders|erger|meer dan|changed|different|less|worse|increased|decreased|reduced|more than)(?!\p{L})/u;
const isLabel = ({ end }: Spot, text: string): boolean => label.test(text.slice(end));

function isElses(slot: FindingSlot, sentence: ReadSentence): boolean {
  const { slots, words: text, paper } = sentence;
  if (isOfOther(sentence, slot)) return true;
  const other = slots.people.find(({ start, kind }) => kind !== 'care' && start > slot.end);
  return other !== undefined && words[paper.language].ofOther.test(text.slice(slot.end, other.start));
}

function matterOf(slot: FindingSlot, text: string, language: Language): RiskMatter | undefined {
  const around = plain(text.slice(slot.start, slot.end + 1).trim());
  const known = slot.finding;
  if (!isMatter(known)) return undefined;
  return known === 'suicidality' && words[language].attempt.test(around) ? 'suicide attempt' : known;
}

/** `Bij navraag geen suïcidaliteit` depends on nothing. */
const atMoment =
  /^\s*(?:bij (?:navraag|doorvragen|ontslag|opname|intake|aanmelding|onderzoek|binnenkomst|beoordeling)|(?:on|at) (?:enquiry|admission|discharge|assessment|interview))\b/;

/** `een plan` is of anything, unless the sentence speaks of wanting to die. */
const isBarePlan = ({ finding, polarity }: FindingSlot, { slots }: ReadSentence): boolean =>
  finding === 'suicide plan' &&
  polarity !== 'denied' &&
  !slots.findings.some((other) => other.finding === 'suicidality' && !other.isHint);

function findingOf(slot: FindingSlot, sentence: ReadSentence, isAlone: boolean): RiskFinding | undefined {
  const { words: text, paper, slots, part } = sentence;
  const what = matterOf(slot, text, paper.language);
  if (!what || slot.isHint || isElses(slot, sentence) || isBarePlan(slot, sentence)) return undefined;
  if (slot.isConditional && !atMoment.test(plain(around(slot, text)))) return undefined;
  const answer = plain(text.slice(slot.end).replace(label, ''));
  const isAsked = isLabel(slot, text);
  if (isAsked && !isAlone) return undefined;
  if (isAsked && asBefore.test(answer)) return undefined;
  const isDenied = slot.polarity === 'denied' || (isAsked && words[paper.language].no.test(answer));
  if (slot.polarity === 'uncertain') return undefined;
  const times = daysNamed(slots, { start: 0, end: text.length });
  const day = times.flatMap((time) => fileDay(time, paper) ?? []).find(({ date }) => date <= paper.date);
  const isRecent = day !== undefined && Date.parse(paper.date) - Date.parse(day.date) <= RECENT_ms;
  const isPast =
    !isDenied &&
    !isRecent &&
    (slot.isPast ||
      part === 'history' ||
      (day !== undefined && day.precision !== 'day') ||
      what === 'suicide attempt');
  return {
    ...placeIn(sentence, isPast ? day : undefined),
    kind: 'risk',
    what,
    is_denied: isDenied,
    is_past: isPast,
  };
}

/** The part of the sentence between semicolons that it stands in. */
function around({ start, end }: Spot, text: string): string {
  const after = text.indexOf(';', end);
  return text.slice(text.lastIndexOf(';', start) + 1, after < 0 ? text.length : after);
}

export function riskFindings(sentence: ReadSentence): RiskFinding[] {
  const { slots, words: text, part, paper } = sentence;
  if (/^(?:plan|question|greeting|family|reason)$/.test(part) && part !== 'reason') return [];
  const { unanswered } = words[paper.language];
  const found = slots.findings.filter(
    (slot) => isMatter(slot.finding) && !slot.isHint && !unanswered.test(plain(around(slot, text))),
  );
  const answers = found.filter((slot) => !isLabel(slot, text));
  const findings = found.flatMap((slot) => findingOf(slot, sentence, answers.length === 0) ?? []);
  // The same thing in two words is one: `geen suïcidale gedachten, niet suïcidaal`.
  return findings.filter(
    ({ what, is_denied }, index) =>
      findings.findIndex((other) => other.what === what && other.is_denied === is_denied) === index,
  );
}
