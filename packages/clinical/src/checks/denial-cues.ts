/** Words of talk and note by which it is told whether something is denied of now, of then, or not at all. */

/** Of something that was: that it is no longer takes nothing from it. */
export const once =
  /\b(?:vorige?|geleden|vroeger|destijds|eerder\w*|toen|in (?:19|20)\d\d|in (?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)|als kind|op (?:zijn|haar) \S+(?:de|ste|e)|gehad|ago|last (?:year|month|week)|previous\w*|past|as a child)\b/i;
export const dated =
  /\b(?:vorige?|geleden|vroeger|destijds|eerder\w*|toen|als kind|ago|last|previous\w*|past|as a child)\b|\d/i;
/** `daarna niet meer`, `nu niet`: the sentence itself says that it is over. */
export const over =
  /\b(?:daarna|sindsdien|nu|inmiddels|verder|later|since|now|afterwards)\b[^.;]*\b(?:niet|geen|nooit|not|no|never)\b/i;
/** `inmiddels over`, `duidelijk afgenomen`, `ontkend`: there was something, and there is less or nothing of it. */
export const relieved =
  /\b(?:(?:inmiddels|nu|daarna|thans|weer|intussen|nadien) over|minder|verminderd\w*|afgenomen|afnemend\w*|verdwenen|verbeterd|hersteld|ontkend|weerlegd|now gone|reduced|lessened|improved|resolved|settled|denied)\b|, (?:vandaag|nu|today|now) (?:niet|not)\b/i;
/** So often and no more: not what was denied. */
export const seldom =
  /\b(?:(?:een|één|1|twee|drie|enkele) keer|eenmaal|tweemaal|soms|zelden|af en toe|alleen|once|twice|only|sometimes|occasional\w*)\b/;
export const stops =
  /^(?:abstinent|clean|sober|nuchter|vrij|free|stop\w*|gestopt|minder\w*|quit|stopping|avoid\w*|vermijd\w*|zonder|without)$/;
/** How something is, not whether it is there: `geheugen goed`. */
export const judged =
  /^(?:goed|normaal|beter|slechter|stabiel|wisselend|intact|ongestoord|matig|redelijk|voldoende|good|normal|better|worse|stable|fine|intact)$/;
export const never = /\b(?:ooit|nooit|wel eens|ever|never)\b/;
export const past =
  /\b(?:vroeger|toen|destijds|voorheen|geleden|als kind|geweest|gehad|vorig jaar|in (?:19|20)\d\d|used to|ago|previously|in the past|last year|as a child)\b/;
export const direct = /^(?:geen|zonder|no|without|nooit|never)$/;
export const denying =
  /^(?:niet|geen|nooit|zonder|niks|niets|not|no|never|without|none|don't|didn't|haven't|isn't)$/;
/** Asked with `gehad`, `had u`: the no is of what was, too. */
export const askedOfPast = /\b(?:gehad|geweest|had|was|waren|been|did|have you|ge\p{L}{3,}(?:d|t|en))\b/u;
/** `In december, na de brief, …`: all that follows is of then. */
export const begins =
  /^(?:in|begin|eind|half|rond|vorige?|last) (?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|january|february|march|may|june|july|august|october|week|maand|jaar|month|year|(?:19|20)\d\d)\b/i;
