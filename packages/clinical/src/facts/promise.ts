/** What somebody was asked to do and promised: `Wilt u bellen als …?` `Ja, dat doe ik.` is an agreement. */
import { reported } from '../grammar/reported.ts';
import type { Language } from '../note.ts';
import { capitalised } from '../reading/text.ts';
import type { Sentence, Speaker } from '../talk/sentence.ts';

const request =
  /(?:^|[,.] )(?:wilt|wil|kunt|kun|zou|zult|zal) (?:u|je|jij) (?:(?:willen|alstublieft|alsjeblieft|dan|ook|misschien|eens|even) )*([^?.]{6,160})\?\s*$/iu;
/** `Ineke, haalt u het nachtkastje leeg?`: as somebody does it. */
const deed =
  /^(?:\p{L}+, )?(?<verb>\p{L}{2,}t) u (?<what>(?!(?:zich|zelf|dat|er|nog|ook|wel|een beetje)(?!\p{L})|het \p{L}+\?)[^?.,]{6,80})\?$/iu;
const ofState =
  /^(?:bent|hebt|heeft|gaat|komt|kunt|moet|mag|wilt|weet|vindt|denkt|voelt|merkt|ziet|hoort|drinkt|rookt|slaapt|eet|slikt|gebruikt|neemt|woont|werkt|snapt|begrijpt|kent|ervaart|krijgt|heet|bedoelt|zegt|herkent)$/iu;
const promised =
  /^(?:(?:ja|jawel|oké|oke|goed|prima|zeker|natuurlijk|hoor)[\s,.!]*)*(?:dat |die )?(?:doe|zal|beloof|ga) (?:ik|we)(?: (?:doen|zeker|wel|dat|u|je))*[\s.!]*$/iu;
const ofTheirs = /\b(?:uw|je|jouw) (?:vader|moeder|man|vrouw|partner|zoon|dochter|kind)\b/giu;
const addressed = /\b(?:u|je|jij|jou|uw|jouw)\b/iu;

const inFront = /^(?:(?:En|Zo|Dan|Maar|Goed),? )?(\p{Lu}\p{Ll}{2,}), \p{Ll}/u;
const noNames = /^(?:meneer|mevrouw|oke|oké|goed|prima|verder|eerst|daarna|straks|morgen|vandaag|nou)$/iu;
/** Whom a question calls by name: with somebody else in the room it may not be the client who answers. */
function calledIn(question: string): string {
  const [, name = ''] = inFront.exec(question) ?? [];
  return noNames.test(name) ? '' : name;
}

/** Null where nothing was promised, or where it is not sure what. */
export function promiseOf(
  question: string,
  answers: readonly string[],
  { role, relation }: Speaker,
  language: Language,
  called = '',
): string | null {
  if (language !== 'nl' || !answers.every((each) => promised.test(each.trim()))) return null;
  const { verb, what } = deed.exec(question.trim())?.groups ?? {};
  if (verb && what && answers.length > 0 && !ofState.test(verb) && !addressed.test(what)) {
    const does = `${verb.toLowerCase()} ${what}`;
    const who = role === 'other' ? capitalised(relation ?? 'naaste') : called;
    return capitalised(`${who} ${does}`.trim());
  }
  const asked = request.exec(question)?.[1]?.trim();
  if (!asked || answers.length === 0) return null;
  if (role === 'other') {
    const deed = asked.replace(ofTheirs, 'cliënt');
    return addressed.test(deed) ? null : `${capitalised(relation ?? 'naaste')} zal ${deed}`;
  }
  if (addressed.test(asked)) return null;
  return reported(`Ik zal ${asked}.`, { speaker: 'client', language })?.text ?? null;
}

/** The same, of sentences: who is called by name in the question does it. */
export const promisedIn = (
  question: Sentence | undefined,
  answer: readonly Sentence[],
  language: Language,
): string | null => {
  const [first] = answer;
  if (!question || !first) return null;
  const answers = answer.map(({ text }) => text);
  return promiseOf(question.text, answers, first.speaker, language, calledIn(question.said));
};
