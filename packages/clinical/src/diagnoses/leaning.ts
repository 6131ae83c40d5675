/**
 * Where no known way of stating is heard: whether what the clause says leans towards the client having it. Words that speak for it and
 * against it are weighed; those against weigh more, for a diagnosis that nobody stated is worse than one that is missed.
 */
type Weight = readonly [weight: number, words: RegExp];

const weights: readonly Weight[] = [
  // Whom and what it is said of.
  [2, / (?:u|je|jij|jou|you|you've|you're|client|cliente|patient|mevrouw|meneer) (?:.* )?@/],
  [1, / (?:dit|dat|het|deze|hier|these|this|that|it|it's|here|that's|those) (?:.* )?@/],
  [1, / (?:ik|we|wij|i|i'm|i'll|we|we're|we'll|i've) (?:.* )?@/],
  // What concludes.
  [
    2,
    / (?:oftewel|ofwel|kortom|geworden|overgehouden|te maken|geleid|hallmarks|kenmerken van|in other words|left with|led to|become|turned into|stelt|vast|op het formulier|on the form|diagnos\S*|conclusi\S*) /,
  ],
  [2, / (?:heeft|hebt|lijdt|has|have|got) (?:(?:nu|dus|ook|een|an?|now|also|aan|er) )*@/],
  // What is said of it in general.
  [
    -3,
    /^ (?:(?:en|maar|kijk|nou|and|but|well|so|ja|yes|,) )*(?:(?:een|de|het|the|an?) )?(?:\S+ )?@ (?!$|[.,])/,
  ],
  [
    -4,
    / (?:bij|in|over|about|on|tegen|against|between|tussen|zoals|like|such as|dan|than|of|or|naar|into|per|voor|for) (?:(?:een|de|het|the|an?) )?(?:\S+ )?@/,
  ],
  [
    -3,
    / (?:vaak|meestal|soms|altijd|mensen|iedereen|allemaal|iemand|often|usually|sometimes|people|everyone|everybody|anyone|most|mostly|vooral|woord|word|term|richtlijn|guideline|folder|leaflet|groep|group|lotgenotengroep|boek|book|vorm|soort|kind) /,
  ],
  // Whose word it is.
  [
    -4,
    / (?:collega\S*|behandelaar|therapeut|psychiater|psycholoog|huisarts|dokter|leidinggevende|baas|werkgever|school|juf|internet|ze|zij|men|jan|oma|opa|vader|moeder|zus|broer|tante|oom|colleague|therapist|psychiatrist|gp|doctor|manager|boss|teacher|they|he|she|mark|brother|sister|aunt|uncle|father|mother|crisisdienst) /,
  ],
  [
    -3,
    / (?:zegt|zei|zeg|zeggen|denkt|dacht|denken|schrijft|schreef|noemt|noemde|vraagt|vroeg|las|gelezen|hoorde|vond|hield|bedoelde|said|say|says|think|thinks|thought|wrote|calls|called|asked|read|heard|know it|mentioned) /,
  ],
  // When, and whether at all.
  [
    -4,
    / (?:als|indien|mocht|of|kan|kunnen|kon|zou|zouden|wil|willen|moet|if|whether|could|might|may|can|would|should|want|unless|risk|risico|kans|cave|eye out|screen\S*|cut off|grens|scoor\S*|score\S*|subschaal|link|keuzehulp|polikliniek|poli) /,
  ],
  [
    -3,
    / (?:ooit|vroeger|geleden|destijds|toen|eerst|eerder|was|waren|had|hadden|werd|gehad|in (?:19|20)\d\d|ago|once|used to|first|were|previously|back then|last (?:year|year's|week)|afgelopen|vorige?|behandeld) /,
  ],
  [
    -4,
    / (?:geen|niet|nooit|zonder|no|not|never|without|isn't|don't|doesn't|wasn't|uit|uitgesloten|out|other than|anders) /,
  ],
];
const ENOUGH = 3;

export const leansToStating = (clause: string): boolean =>
  weights.reduce((sum, [weight, words]) => (words.test(clause) ? sum + weight : sum), 0) >= ENOUGH;
