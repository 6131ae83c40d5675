/** What is taken for granted where something else is asked. */
import type { Language } from '../note.ts';
import type { Sentence } from '../talk/sentence.ts';
import type { Mention } from './clauses.ts';
import type { Verdict } from './diagnosis.ts';
import { isSaidOfRelative } from './relatives.ts';

const granted =
  / (?:naast|bovenop|boven op|onder|achter|alongside|on top of|besides|in addition to|underneath) (?:(?:lichte|matige|ernstige|mild|moderate|severe|recidiverende|recurrent|huidige|current|bestaande|existing|bekende|known) )*(?:de|uw|je|jouw|zijn|haar|diens|the|your|his|her) (?:(?:lichte|matige|ernstige|mild|moderate|severe|recidiverende|recurrent|huidige|current|bestaande|existing|bekende|known) )*@ (?!(?:van|of|klachten|symptomen|symptoms|groep|group|trekken|traits|behandeling|treatment) )/u;
const opens = '^ (?:(?:en|maar|dus|nou|goed|oke|and|but|so|well|okay|,) )*';
/** What is asked is how it is, not whether: `Hoe is het om te weten dat je autisme hebt?` */
const asksHow = new RegExp(
  `${opens}(?:hoe|wat|wanneer|waar\\S*|sinds wanneer|welke?|how|what|when|since when|where|which) (?:\\S+ )*?(?:(?:weten|weet|horen|hoorde|knowing|know|hearing) dat (?:u|je|jij) (?:nu |ook |zelf |een )*@ (?:hebt|heeft|bent)|(?:knowing|know|hearing) (?:that )?you have (?:an? )?@)(?= )`,
  'u',
);
/** `Slikt u nog lithium voor uw bipolaire stoornis?` */
const asksOfTreatment = new RegExp(
  `${opens}(?:(?:sinds wanneer|hoe lang|hoelang|how long|since when) )?(?:slikt|slik|gebruikt|gebruik|neemt|neem|krijgt|krijg|are you (?:still )?(?:taking|using|on)|do you (?:still )?(?:take|use)) (?:\\S+ )*?(?:voor|tegen|for) (?:uw|je|jouw|your) @(?= )`,
  'u',
);
const isThought =
  / (?:denk\S*|dacht|vind\S*|zeg\S*|zei|zou|zouden|als|of|bang|idee|gevoel|vermoed\S*|twijfel\S*|think|thought|say|said|would|could|if|whether|afraid|worried|suspect\S*|wonder\S*) /u;
const isOfThen =
  / (?:was|waren|had|hadden|speelde|speelden|toen|destijds|vroeger|ooit|als|if|were|then|did) /u;
/** What a question takes for granted: `Is er naast de verstandelijke beperking sprake van autisme?` */
const isTakenForGranted = (clause: string): boolean =>
  !isOfThen.test(clause) &&
  (granted.test(clause) ||
    (!isThought.test(clause) && (asksHow.test(clause) || asksOfTreatment.test(clause))));
const isTakenAsKnown = (clause: string): boolean => / (?:bekende|known) (?:\S+ )?@/u.test(clause);

/** `We willen weten of er naast uw autisme een depressie speelt.` */
export const asksWhether = (clause: string): boolean =>
  / (?:of|whether) (?:er|het|u|je|hij|ze|there|he|she|you) (?:\S+ ){0,6}@/u.test(clause);

export function verdictGranted(mention: Mention, { about }: Sentence, language: Language): Verdict {
  const isTheirs = about !== undefined || isSaidOfRelative(mention, language, false);
  if (isTheirs || !isTakenForGranted(mention.clause)) return { is: 'nothing' };
  return { is: isTakenAsKnown(mention.clause) ? 'earlier' : 'stated', isPresumed: true };
}
