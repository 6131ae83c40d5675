/** What it could be done with, and where: that a note speaks of it at all belongs with the risk, in whatever words it does. */

const dutch =
  '\\p{L}*viaduct|strop|touw|spanbanden|balk|hamer|bijl|keukenmes|vleesmes|mes(?:sen|je|jes)?|scheermes\\p{L}*|wapens?|(?:jacht)?geweren?|(?:jacht)?geweer|pistool|vuurwapens?|munitie|gifkast|bestrijdingsmiddel\\p{L}*|spooroverg\\p{L}+|perron|van het dak|pillen? (?:op)?gespaard|opgespaard|naar boven (?:moet|moest)|dodelijk\\p{L}*|afscheids\\p{L}*';
const english =
  'viaduct|noose|rope|hammer|axe|knife|knives|blades?|razors?|weapons?|guns?|shotguns?|pistols?|rifles?|firearms?|ammunition|on the (?:line|tracks?)|stockpil\\p{L}*|hoard\\p{L}*|kept back|(?:being|be|is|was) dead|lethal|fatal doses?|how many (?:tablets|pills)|farewell';

const ofMeans = new RegExp(`(?<!\\p{L})(?:${dutch}|${english})(?!\\p{L})`, 'iu');
/** Of other things: `mes in de keuken afwassen` is not told from these by its words, a diet or a wound is. */
const ofOther =
  /(?<!\p{L})(?:OK|operatie|chirurg\p{L}*|operation|surg\p{L}*|recept\p{L}*|gekookt|koken|cooking|dodelijk saai)(?!\p{L})/iu;

export const namesMeans = (text: string): boolean => ofMeans.test(text) && !ofOther.test(text);
