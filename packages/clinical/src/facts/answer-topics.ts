/** Whether what a question names is what its answer is about, and whether the answer says it plainly. */
import type { Language } from '../note.ts';
import { stemsOf } from '../reading/stems.ts';
import { tokensOf } from '../reading/tokens.ts';

/** `Hoe meet u, in het oor of in de bil?`: the ear is one of what was asked about, and no topic of the answer. */
export function isOneOfMany(topic: string, question: string, answer: string): boolean {
  if (deniesAll.test(answer)) return false;
  const own = stemsOf(tokensOf(topic));
  if (/ (?:of|or|en|and) |,/iu.test(topic)) return false;
  const others = question
    .split(/,| (?:of|or) (?!zo|iets|something|so)/iu)
    .slice(1)
    .map((part) => stemsOf(tokensOf(part.replace(hedged, ''))))
    .filter((stems) => stems.size > 0);
  const isNamedFirst = !others.some((stems) => [...own].some((stem) => stems.has(stem)));
  return own.size > 0 && isNamedFirst && / (?:of|or) /iu.test(question) && others.length > 0;
}
const deniesAll = /^(?:nou |oh? )?(?:nee|neen|no|nope|geen van|none of|niks|niets|nothing)(?!\p{L})/iu;
const hedged = /(?<!\p{L})(?:hoe (?:gaat|is|was|vaak|veel|lang)|hè|toch|denk je|precies).*$/iu;

/** `Wat gaat er door je hoofd?`: what is asked for is not the head. */
export const asksWhat =
  /^(?:(?:en|maar|dus|oké|oke|goed|ja|nou|eh|and|so|but|well)[, ]+)*(?:wat|waar\p{L}*|wie|waarom|what|where|who|why)(?!\p{L})(?! (?:is|was|zijn|waren|voor|weegt|weeg|woont|woon|wonen|are|were|about)(?!\p{L}))/iu;

const plainNo =
  /^(?:nou |oh? )?(?:nee|neen|no|nope)(?:[,.! ]+(?:nee|neen|hoor|joh|dat niet|ook niet|niks|no|not really))*[.!]?$/iu;
/** Words that mean somebody or something in the room, or that only sound: as they were said, or not at all. */
const speaking =
  /(?<!\p{L})(?:ik|mij|me|mijn|m'n|je|jij|jou|jouw|u|uw|we|wij|ons|onze|jullie|hij|ie|hem|zijn|ze|zij|haar|hun|dat|die|dit|deze|het|er|daar\p{L}*|hier|ja|nee|eh|haha|nou|oké|oke|hoor|joh|sorry|moment|wacht)(?!\p{L})|[?“”]/iu;
const LONGEST_BARE_WORDS = 9;

/** The words of an answer as they can stand behind its topic; undefined where only a quotation is right. */
export function saidPlainly(words: string, language: Language): string | undefined {
  if (plainNo.test(words)) return language === 'nl' ? 'nee' : 'no';
  const isPlain = !speaking.test(words) && words.split(/\s+/).length <= LONGEST_BARE_WORDS;
  if (language !== 'nl' || !isPlain) return undefined;
  return words.replace(/[.!…] (\p{L})/gu, (_, next: string) => `, ${next.toLowerCase()}`);
}
