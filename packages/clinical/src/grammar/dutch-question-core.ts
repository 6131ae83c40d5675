/** A question without the words around it. */
import { small } from './words.ts';

const openings =
  /^(?:(?:en|maar|dus|of|oke|oké|ok|nou|goed|want|mooi|fijn|prima|ja|nee|ah|o|oh|duidelijk|dan|verder|even|ook)[,.]?\s+)+/iu;
const tags =
  /,?\s+(?:of niet|hè|he|toch|klopt dat|klopt het|is dat zo|niet waar|of wel|begrijp ik|als ik het goed begrijp|nietwaar|zei u|zei je|of|hoor|eigenlijk|dan|bijvoorbeeld|denk je|denkt u|ongeveer|zo'n beetje|trouwens|dat vraag ik(?: ook| altijd| even| iedereen| aan iedereen| elke keer| gewoon)+)$/iu;

/** The question without the words around it. */
export function core(question: string): string {
  let text = question
    .replace(/,\s+(?:mevrouw|meneer|dokter)(?: \p{Lu}\p{L}+)?(?=[?.\s]*$|,)/giu, '')
    .replace(/[\s.?!…]+$/u, '')
    .replace(openings, '');
  for (let turn = 0; turn < 3; turn += 1) text = text.replace(tags, '').replace(/[\s,]+$/u, '');
  // `Ik vraag het altijd: heeft u …`
  const asked = text.lastIndexOf(': ');
  if (asked > 0 && /^\p{L}+ (?:u|je|jij)(?!\p{L})|^(?:hoe|wat|wanneer|waar)\b/iu.test(text.slice(asked + 2)))
    text = text.slice(asked + 2);
  // `In Kenia, wat slikte u toen?` → `wat slikte u toen in Kenia`
  text = text.replace(
    /^((?:in|op|bij|met|voor|na|tijdens|sinds|toen|vroeger|daarvoor|overdag|'s \p{L}+)(?: [^,?]{1,40})?), (?=(?:hoe|wat|waar|wanneer|welke?|wie|hoeveel)(?!\p{L})|\p{L}+ (?:u|je) )(.*)$/iu,
    (_, front: string, rest: string) => `${rest} ${small(front)}`,
  );
  // `Op een schaal van nul tot tien, hoe erg is het?`
  text = text.replace(
    /^(?:op|en op) een schaal van [\p{L}\d]+ (?:tot|naar) [\p{L}\d]+,?\s+(?=hoe|wat|hoeveel|waar)/iu,
    '',
  );
  return text.replace(
    /^(?:mag ik vragen|mag ik weten|kunt u (?:me )?(?:zeggen|vertellen)|weet u(?: nog)?|weet je(?: nog)?|vertel eens),?\s+/iu,
    '',
  );
}
