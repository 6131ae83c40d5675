/** A possibility that the clinician holds: `dit kan een hypomanie zijn`, `it could well be a dementia`. */
const added =
  '(?:(?:een|an?|de|the|some|ook|beginnende?|vroege|early|lichte|matige|ernstige|mild|moderate|severe|recidiverende|recurrent|chronische|chronic|onderliggende|underlying|eerste|first|episode|of) )*';

const mayBe = new RegExp(
  [
    ` (?:could|may|might) (?:very )?well (?:also )?(?:be|have|be looking at|be dealing with) ${added}@`,
    ` (?:i think|i'm thinking|we think|we're thinking|feeling is|sense is|impression is)(?: (?:that|now|more|it|this|you|we|he|she))* (?:could|may|might) (?:also )?(?:be|have|be looking at|be dealing with) ${added}@`,
    ` (?:dit|dat|het) kan(?: (?:ook|best|goed|nog|wel|hier|eventueel|zomaar|heel|toch|inderdaad))* ${added}@ (?:(?!als|worden)\\S+ ){0,4}?(?:zijn|kunnen zijn|wezen)(?= )`,
    `(?:^|,| en| maar| want| dus) (?:een )?@ kan (?:het )?ook(?: nog)?(?: zijn)?(?= (?:[.,;] |$)|$| $)`,
    ` kan op ${added}@ (?:wijzen|duiden)(?= )`,
  ].join('|'),
  'u',
);
/** Asked, told by others, a score's word, or of some later day. */
const isOfOthers =
  / (?:if|whether|asked|asks|asking|anyone|someone|ever|told|said|says|thought|thinks|gp|doctor|people|afraid|worried|unless|until|als|of|indien|vraagt|vroeg|gevraagd|volgens|iemand|ooit|weleens|geen|niet|mensen|zegt|zei|bang|phq|phq-9|score|vragenlijst|soms|vaak|often|sometimes|later|straks) (?:\S+ )*@/u;

/** `text` is a clause in plain words with `@` for the diagnosis. */
export const isPossible = (text: string): boolean => mayBe.test(text) && !isOfOthers.test(text);
