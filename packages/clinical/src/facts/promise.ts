/** What somebody was asked to do and promised: `Wilt u bellen als …?` `Ja, dat doe ik.` is an agreement. */
import { reported } from '../grammar/reported.ts';
import type { Language } from '../note.ts';
import { capitalised } from '../reading/text.ts';
import type { Speaker } from '../talk/sentence.ts';

const request =
  /(?:^|[,.] )(?:wilt|wil|kunt|kun|zou|zult|zal) (?:u|je|jij) (?:(?:willen|alstublieft|alsjeblieft|dan|ook|misschien|eens|even) )*([^?.]{6,160})\?\s*$/iu;
const promised =
  /^(?:(?:ja|jawel|oké|oke|goed|prima|zeker|natuurlijk|hoor)[\s,.!]*)*(?:dat |die )?(?:doe|zal|beloof|ga) (?:ik|we)(?: (?:doen|zeker|wel|dat|u|je))*[\s.!]*$/iu;
const ofTheirs = /\b(?:uw|je|jouw) (?:vader|moeder|man|vrouw|partner|zoon|dochter|kind)\b/giu;
const addressed = /\b(?:u|je|jij|jou|uw|jouw)\b/iu;

/** Null where nothing was promised, or where it is not sure what. */
export function promiseOf(
  question: string,
  answers: readonly string[],
  { role, relation }: Speaker,
  language: Language,
): string | null {
  if (language !== 'nl' || !answers.every((each) => promised.test(each.trim()))) return null;
  const asked = request.exec(question)?.[1]?.trim();
  if (!asked || answers.length === 0) return null;
  if (role === 'other') {
    const deed = asked.replace(ofTheirs, 'cliënt');
    return addressed.test(deed) ? null : `${capitalised(relation ?? 'naaste')} zal ${deed}`;
  }
  if (addressed.test(asked)) return null;
  return reported(`Ik zal ${asked}.`, { speaker: 'client', language })?.text ?? null;
}
