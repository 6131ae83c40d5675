/** What a clinician proposed and was not done: the client would not, or another came in its place. */
import { medicineMentions } from '../reading/medicine-mentions.ts';
import { plain } from '../reading/text.ts';
import { tokensOf } from '../reading/tokens.ts';
import type { Sentence } from '../talk/sentence.ts';

const proposing =
  /(?<!\p{L})(?:(?:ik )?(?:denk|dacht|zat|hadden?)(?: \p{L}+){0,3} (?:aan|over)|(?:zou|zouden)(?: \p{L}+){0,2} (?:willen|kunnen|graag)|stel(?: ik)? voor|voorstel|kunnen we|kun je|kunt u|overweeg|overwegen|een optie|opties?|was thinking|thought of|could|would suggest|options?|consider)(?!\p{L})/u;
const refusing =
  /^(?:(?:nou|nee|ja|eh|maar|oh?|hm|well|no|but)[, .]+)*(?:(?:dan |dat )?liever niet|dat wil ik (?:echt )?niet|dat hoeft (?:van mij |voor mij )?niet|wil ik niet|daar (?:begin|ga|wil) ik niet|geen denken aan|nee,? dat (?:niet|wil|doe)|ik wil (?:dat |het |die |er )?(?:niet|geen)|doe maar niet|i'd rather not|i don't want|not having (?:that|it)|i'm not (?:having|taking|doing) (?:that|it)|no,? (?:thanks|thank you))(?!\p{L})/u;
/** Further on it may be of something else. */
const REFUSED_WITHIN = 5;

const named = (text: string): Set<string> =>
  new Set(medicineMentions(tokensOf(text)).map(({ medicine }) => medicine.nl));

const decides =
  /(?<!\p{L})(?:liever|in plaats|alternatief|toch|wordt het|doen we|gaan we|beginnen we|start|begin|dus|instead|rather|then|so|start)(?!\p{L})/u;

export const isProposal = (said: string): boolean => proposing.test(plain(said));

export const isRefused = (later: readonly Sentence[]): boolean =>
  later
    .slice(0, REFUSED_WITHIN)
    .some(({ speaker, text }) => speaker.role !== 'clinician' && refusing.test(plain(text)));

/** Another medicine is decided on by who proposed the first, and the first is not named again. */
export function isOvertaken(said: string, later: readonly Sentence[]): boolean {
  const own = named(said);
  if (own.size !== 1) return false;
  const after = later.filter(({ speaker }) => speaker.role === 'clinician');
  return (
    after.some(({ text }) => {
      const others = named(text);
      return others.size > 0 && [...own].every((name) => !others.has(name)) && decides.test(plain(text));
    }) && !after.some(({ text }) => [...own].some((name) => named(text).has(name)))
  );
}
