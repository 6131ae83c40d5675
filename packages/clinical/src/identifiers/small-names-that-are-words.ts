/** In small letters, as a recogniser writes them: names that are words, where only somebody can be meant: `will was asking`, `i told grace about it`. */
import { isSaidOfPeople } from './deeds-at-the-start.ts';
import { isDetermined, neverAlone, personVerb } from './name-cues.ts';

/** Words so often that of these only the sure places count. */
const alsoNames =
  /^(?:will|bill|sue|rob|pat|grant|art|june|april|may|rich|guy|ken|chase|ernst|lot|harm|toon)$/;
const never =
  /^(?:wil|can|per|her|said|with|ben|dan|meer|wel|ed|job|best|lies|echt|elke|slim|lief|boy|an|so|do|van|bij|long|day|young|hart|in|no|van|my|see|even|han)$/;
const clause =
  /(?:^|[,.?!:;]\s*|(?<!\p{L})(?:ja|nou|nee|yeah|well|toen|en|and|maar|but|omdat|because|als|if|want|when|so|dus|then|daarna|gisteren|vandaag|yesterday|today|that|dat|while|terwijl)\s)$/iu;
const deed =
  /^\s(?:told me|told us|told him|told her|said (?:i|he|she|that|to me|it was)|says (?:i|he|she|that)|asked me|rang (?:me|the|my|up)|hit me|hits me|saw (?:it|me|him|her|us)|lent me|gave me|took me|drove me|drives me|brought me|picked me|phoned|texted|left me|hates me|loves me|thinks (?:i|he|she|that|it)|knows (?:that|about|me|i)|wants me|keeps (?:ringing|calling|texting|asking|saying|telling|hitting|shouting|messaging)|zegt (?:dat|tegen)|zei (?:dat|tegen)|vindt (?:dat|het|mij|me)|heeft (?:mij|me|ons|haar|zijn|hem) \p{L}+|belt|belde|vertelt|vertelde|sloeg (?:me|mij)|gaf mij|gaf me|appt|appte)(?!\p{L})/iu;
/** `hoop heeft zij niet` */
const turned = /^\s\p{L}+\s(?:ik|hij|zij|ze|wij|je|jij|u|het|er|men)(?!\p{L})/iu;
const places: readonly (readonly [RegExp, RegExp])[] = [
  [
    /(?<!\p{L})(?:told|tell|asked|ask|rang|phoned|texted|messaged|met|visited|called)\s$/iu,
    /^\s(?:about|that|to|i|he|she|everything|what|how|why|yesterday|today|last|and (?:he|she|i)|but (?:he|she))(?!\p{L})/iu,
  ],
  [
    /(?<!\p{L})(?:live|lives|lived|living|stay|staying|stayed|moved in|split up|broke up|argued|argument|row|fight|sex|slept|out|argue)\s(?:with|from)\s$/iu,
    /^(?:\s(?:and|but|because|since|again|for|in|at|when|who|last|yesterday|now)(?!\p{L})|[.,?!]|$)/iu,
  ],
  [
    /(?<!\p{L})(?:heb|heeft|had|hebben)\s(?:(?:ik|ze|hij|we|gisteren|vandaag|net|ook|weer|nog|toen)\s)*$/iu,
    /^\s(?:(?:gisteren|vandaag|net|ook|weer|nog|al|niet|toen)\s)*(?:gebeld|geappt|gesproken|gemist|verteld|geslagen|opgebeld|ontmoet|uitgenodigd|gekust|bedrogen|verlaten|leren kennen)(?!\p{L})/iu,
  ],
  [
    /(?<!\p{L})met\s$/iu,
    /^\s(?:(?:gisteren|vandaag|net|ook|weer|nog|al|niet|toen|veel|vaak)\s)*(?:gesproken|gepraat|gebeld|getrouwd|ruzie|samengewoond|gevochten|gezoend|gevreeën|geappt|afgesproken)(?!\p{L})/iu,
  ],
  [/(?<!\p{L})naar\s$/iu, /^\s(?:toe|thuis)(?!\p{L})/iu],
  [
    /(?<!\p{L})(?:kwam|komt|liep|stormde|zat|stond|lag)\s$/iu,
    /^\s(?:binnen|langs|thuis|te (?:huilen|schreeuwen|schelden|roken|drinken|slapen)|op bezoek|voor de deur|naast (?:me|mij))(?!\p{L})/iu,
  ],
];

export const isSmallNameHere = (name: string, before: string, following: string): boolean => {
  if (
    name.length < 3 ||
    never.test(name) ||
    isDetermined.test(before.replace(/(?:dat|that|met|naar|with|from)\s$/iu, ''))
  )
    return false;
  if (personVerb.test(name) || (neverAlone.test(name) && !alsoNames.test(name))) return false;
  if (clause.test(before) && !turned.test(following)) {
    if (deed.test(following)) return true;
    if (isSaidOfPeople(following) && !/^\s(?:and|en)\s/iu.test(following)) return true;
  }
  return !neverAlone.test(name) && places.some(([one, two]) => one.test(before) && two.test(following));
};
