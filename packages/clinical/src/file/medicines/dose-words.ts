/** Words beside a dose that say of when it is. */

/** What it was before: `verhoogd van 1 mg`, `was 50 mg`, `(eerder 20 mg)`. */
export const before =
  /(?:\b(?:ver|op|af|uit)(?:ge)?(?:hoogd|laagd|bouwd|breid)|\b(?:raised|increased|lowered|reduced|up|down))(?:\s\p{L}+){0,2}\s+(?:van|vanaf|from)\s*$|\b(?:ipv|in plaats van|instead of|(?:was|were|had been|bedroeg)(?: (?:het|dat|dit|it|this|that))?(?: (?:at|on|nog))?|voorheen|daarvoor|hiervoor|v[oó][oó]rdien|eerder|eerst|aanvankelijk|tot (?:voor kort|\d{1,2} \p{L}+(?: \d{4})?|\p{L}+|\d+ (?:weken|wk|maanden))|previously|formerly|initially|before (?:that|this)|prior to (?:that|this)|until (?:recently|\p{L}+)|down from|up from)\s*:?\s*$/iu;
/** `200 mg nocte (150 mg previously)`. */
export const saidBefore =
  /^(?:\s\d ?dd)?\s?(?:previously|formerly|before(?:hand)?|voorheen|eerder|hiervoor|daarvoor)\s*(?:[).,;]|$)/iu;
/** `50 mg (gestart met 25 mg)`, behind the dose of now. */
export const began =
  /\b(?:gestart|begonnen|begon|started|commenced|begun|startdosis|begindosis|starting dose|(?:de )?eerste (?:\p{L}+ )?(?:week|weken|dagen|keer|maand)|(?:the )?first (?:\p{L}+ )?(?:week|weeks|days|month))(?: (?:met|op|at|on|with|was|van|nog))?\s*:?\s*$/iu;
/** What it will be: `na een week 75 mg`, `daarna 100 mg`. */
export const later =
  /\b(?:na|over|after|in)\s+(?:een|één|twee|drie|vier|zes|\d+|one|two|three|four|a)\s+(?:dag|dg|week|wk|wkn|dgn|mnd|maand|day|month|weken|dagen|maanden|weeks|days|months)\b|\b(?:daarna|vervolgens|streef\p{L}*|target|zo nodig (?:op)?hogen|op te hogen|ophogen|titreren|titrat\p{L}*|thereafter|then|later)\b/iu;

/** From the first dose of what is to begin up to the last. */
export const rise =
  /\b(?:rising|increasing|titrat\p{L}*|building|working|going up|up to|oplopend|opklimmend|opbouwen|ophogen|op te (?:hogen|bouwen)|opgebouwd|opgehoogd|streef\p{L}*|target|daarna|then)\b/iu;

export const step =
  /\b(?:by|in steps of|steps of|(?:in )?stappen van|(?:afbouw\p{L}*|ophog\p{L}*|verlag\p{L}*|verhog\p{L}*|minder\p{L}*) met|niet (?:boven|hoger dan|meer dan)|not (?:above|exceeding|more than)|maximaal|maximum(?: dose)?(?: of)?)\s*(?:de |the )?$/iu;

/** `bij onvoldoende effect naar 30 mg`: not yet. */
export const onlyIf =
  /\b(?:bij (?:onvoldoende|geen|uitblijven|terugval|recidief|goede)|indien|eventueel|evt|mocht|if|should)\b(?! (?:nodig|needed|required))[^.;]*$/iu;
export const ofNow =
  /\b(?:sinds|nu|thans|inmiddels|momenteel|(?:vanaf|per) (?:heden|vandaag)|met ingang van (?:heden|vandaag)|currently|now|since|from today|as of today)\b[^,;]{0,40}$/iu;

/** `150 mg, daarvoor was dat 75 mg`: only the dose is of before. */
const oldDose =
  /\b(?:daarvoor|hiervoor|voorheen|eerder|vroeger|voordien|previously|formerly|earlier|before (?:that|this))\b(?: (?:was|had|bedroeg))?(?: (?:het|dat|dit|it|this|that))?\s*:?\s*\d+(?:[.,]\d+)?\s?(?:mg|mcg|g)\b|\b(?:dosis|dosering|dose) (?:was|lag|is) (?:\p{L}+ )?(?:eerder|voorheen|vroeger|previously|earlier|formerly)\b/u;
/** What is said of the medicine itself. */
export function withoutOldDose(heard: string): string {
  const rest = heard.replace(oldDose, '');
  return /\d\s?(?:mg|mcg|g)\b/u.test(rest) ? rest : heard;
}
