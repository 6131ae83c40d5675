/** The clinician has it in writing: `In Utrecht zeiden ze PTSS.` – `Ja, die brief heb ik ook.` */
import type { Mention } from './clauses.ts';

const paper =
  '(?:brief|ontslagbrief|verslag|overdracht|dossier|rapport|rapportage|uitslag|papieren|status|letter|report|notes|summary|record|records|chart|file|system|discharge)';
const also =
  '(?:(?:ook|hier|inderdaad|al|net|zo|gewoon|nu|zelf|also|here|indeed|right|already|just|actually) )*';

const hasInWriting = new RegExp(
  [
    ` (?:die|de|dat|zijn|haar|hun|het|uw|je) (?:\\S+ ){0,2}?${paper} (?:heb|hebben|zie|lees|las|ken|kreeg) (?:ik|we|wij) `,
    ` (?:dat|die|dit|het) ${also}(?:zie|lees|las|vind|heb) (?:ik|we|wij) ${also}(?:(?:in|uit|op) (?:\\S+ ){0,3}?${paper} )?${also}(?:staan|terug|gelezen|gezien|voor me|voor mij|op papier)(?= )`,
    ` (?:dat|die|dit|het|zo) ${also}(?:staat|stond) (?:er |ook |hier |zo |inderdaad ){1,3}`,
    ` (?:dat|die|dit|het|zo) ${also}staat ${also}(?:genoteerd|geregistreerd|vermeld|beschreven|in uw dossier|in je dossier)(?= )`,
    ` (?:dat|die|dit|het|zo) ${also}staat ${also}(?:in|op) (?:\\S+ ){0,3}?${paper}(?= )`,
    ` (?:ik|we) (?:heb|hebben|lees|zie) (?:dat|het|de|die|zijn|haar|hun|uw|je) ${also}(?:\\S+ ){0,3}?${paper}(?= )`,
    ` (?:i've|i have|we have|we've|i|we) (?:(?:got|seen|read|have|also) )*(?:the|that|their|his|her|your) (?:\\S+ ){0,3}?${paper}(?= )`,
    ` (?:that's|that is|it's|which is) ${also}(?:in|on|what) (?:your|the|their|my|it|his|her) (?:\\S+ ){0,2}?${paper}(?= )`,
    ` (?:i|we)(?: can)? (?:see|read|have) (?:that|it|this) ${also}(?:here|in|on|down)(?= )`,
    ` (?:the|their|his|her|your) (?:\\S+ )?${paper} ${also}(?:says?|confirms?|states?) ${also}(?:so|the same|that|it|as much)(?= )`,
  ].join('|'),
  'u',
);
const doubtful =
  / (?:niet|geen|nee|maar|verwijs\S*|not|no|but|isn't|don't|referral|referring|nothing|niets|vraag) /u;

/** Says that what was told stands in the papers. */
export const isInWriting = (words: string): boolean => hasInWriting.test(words) && !doubtful.test(words);

/** Right before the clinician names it too: `Dat klopt, ADHD dus.` */
export const agreesFirst =
  /^ (?:(?:ja|yes|yeah|ah|oh|en|,|\.) )*(?:(?:dat|het|die) klopt|klopt|inderdaad|that's (?:right|correct)|that is (?:right|correct)|correct|indeed)(?= [,.] | $)/u;

/** What one fears, supposes or only heard of was not told as a diagnosis. */
const told =
  /^(?!.* (?:bang|denk|volgens mij|misschien|wellicht|tiktok|internet|google|ex|geen|niet|zou|afraid|think|maybe|perhaps|googled|not|no|if|als|worried|might|could|ik had|had ik|i had|used to have) ).*@/u;
/** `Ik had een eetstoornis, maar die is over.` */
const isOver = / (?:over|weg|voorbij|genezen|hersteld|gone|recovered|behind me)(?= )/u;
export const isToldAsDiagnosis = ({ clause, after }: Mention): boolean =>
  told.test(clause) && !after.some((each) => isOver.test(each));
