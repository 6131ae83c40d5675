/** A dose in a sentence that names no medicine is of the one that was named last: `Als dat niet helpt, kan het naar 45 mg`. */
import { plain } from '../../reading/text.ts';
import type { MedicineFinding } from '../finding.ts';
import { placeIn, type ReadSentence } from '../read.ts';
import { namesDayAhead, standingToCome } from './dose-to-come.ts';

/** Sentences back to the name, and characters of white space between two. */
const MOST_BACK = 2;
const FARTHEST_characters = 6;

/** `… dat wij in 2023 overgingen op aripiprazol.`: what came in the place of the others, and nothing behind it. */
function cameInstead({ slots, words }: ReadSentence): string | undefined {
  const last = slots.medicines.filter(({ kind }) => kind === 'medicine').at(-1);
  const isNew =
    last &&
    /\b(?:overg\p{L}+|omgezet|overgezet|vervangen|geswitcht|gestart|begonnen|switched|changed|replaced|converted|moved|started|been)\b[^.;]{0,20}\s(?:op|naar|door|met|to|by|with|on)\s(?:een |a )?$/iu.test(
      words.slice(0, last.start),
    );
  return isNew && /^(?: since)?[.\s]*$/iu.test(words.slice(last.end)) ? last.name : undefined;
}

/** The one medicine of the sentences right before, undefined where there are two or none. */
export function lastNamed(
  sentences: readonly ReadSentence[],
  at: number,
  most = MOST_BACK,
): string | undefined {
  for (let back = 1; back <= most; back++) {
    const [before, next] = [sentences[at - back], sentences[at - back + 1]];
    if (!before || !next || before.isRow || next.from - before.to > FARTHEST_characters) return undefined;
    const names = new Set(
      before.slots.medicines.filter(({ kind }) => kind === 'medicine').map(({ name }) => name),
    );
    const [name] = names;
    if (names.size > 0) return names.size === 1 ? name : cameInstead(before);
  }
  return undefined;
}

export function dosesOfLast(sentences: readonly ReadSentence[], at: number): MedicineFinding[] {
  const sentence = sentences[at];
  if (!sentence || sentence.isRow || /^(?:lab|allergies|family|greeting)$/.test(sentence.part)) return [];
  const { slots, words } = sentence;
  if (slots.medicines.length > 0) return [];
  const [amount, ...others] = slots.amounts.filter(
    ({ isUnitSaid, unit, end }) =>
      isUnitSaid && (unit === 'mg' || unit === 'mcg') && !/^\s?\//u.test(words.slice(end)),
  );
  if (!amount || others.length > 0) return [];
  const name = lastNamed(sentences, at);
  // What is said behind the dose may be what makes it a wish: `is 45 mg mogelijk`.
  const standing =
    name &&
    (standingToCome(words.slice(0, amount.start), namesDayAhead(sentence, 0, amount.start)) ??
      behind(words, amount) ??
      wasBefore(words, amount));
  if (!name || !standing) return [];
  return [
    {
      ...placeIn(sentence),
      kind: 'medicine',
      name,
      change: standing === 'before' ? 'continued' : 'started',
      standing,
      is_dated: false,
      is_denied: false,
      dose: amount.value,
      ...(amount.unit ? { unit: amount.unit } : {}),
    },
  ];
}

const behind = (words: string, { end }: { end: number }) =>
  /^[^.;,]{0,30}\b(?:mogelijk|te overwegen|een optie|voor(?! de)|possible|an option)\b/u.test(
    plain(words.slice(end)),
  )
    ? ('advised' as const)
    : undefined;

/** `Dat was eerst 20 mg`, `Tot december was het 400 mg`, `Started on 12.5 mg`: what it was. */
const was =
  /^(?:-\s)?(?:(?:dit|dat|het|deze|dosis|dosering|it|this|that|dose|the dose) )?(?:was|were|bedroeg|voorheen|eerder|daarvoor|hiervoor|aanvankelijk|eerst|initially|previously|formerly|before (?:that|this)|prior to (?:that|this)|(?:we |wij |ik )?(?:begonnen|gestart|begon|startte)(?: (?:is|werd))? (?:met|op)|started (?:on|at|with)|began (?:on|at|with)|(?:opgehoogd|verhoogd|verlaagd|afgebouwd|up|down|increased|reduced|raised|lowered) (?:van|vanaf|from))\b[^.;]{0,30}$|^\(?(?:tot|until|till) (?:\p{L}+|\d{1,2} \p{L}+)(?: (?:19|20)\d\d)?:? $|^(?:tot|until|till|voor|before)\b[^.;]{2,25} (?:was|kreeg|nam|gebruikte|slikte|had|took|had been)(?: (?:dat|dit|het|deze|hij|zij|ze|it|this|he|she|on|nog|de dosis|the dose))*\s*$/u;
const isNow = /\b(?:nu|thans|inmiddels|momenteel|now|currently|naar|to)\b/u;
const wasBefore = (words: string, { start }: { start: number }) => {
  const ahead = plain(words.slice(0, start));
  return was.test(ahead) && !isNow.test(ahead) ? ('before' as const) : undefined;
};
