/** The client says that it is over or not theirs, and the clinician leaves it at that. */
const over =
  /(?<!\p{L})(?:(?:dat|die|het) (?:is|was) (?:\S+ ){0,4}?(?:geleden|over|weg|voorbij|verleden tijd|geschiedenis|klaar|genezen)|(?:al|meer dan|ruim) (?:\S+ ){0,3}(?:jaar|jaren) (?:niet|niks|geen|nergens|over|weg|klachtenvrij|nuchter|clean|schoon)|nooit (?:meer|gehad|last)|niet meer|geen last(?: meer)?|niks meer|(?:met|door) (?:\S+ ){0,2}(?:weggegaan|overgegaan|verdwenen)|dat (?:is|was) (?:mijn|m'n|niet van mij)|helemaal (?:over|overheen|weg)|ancient history|(?:that|it)(?:'s| is| was) (?:\S+ ){0,4}?(?:ago|over|gone|behind me|in the past|history)|(?:been|i'm|i am) (?:\S+ )?(?:fine|well|clean|sober|dry|better)(?: (?:for|since)| now)?|not any ?more|no longer|never (?:again|had|since)|came off|grew out of|that(?:'s| is| was) my (?:husband|wife|brother|sister|mother|mum|father|dad|son|daughter))(?!\p{L})/iu;
const stillThere =
  /(?<!\p{L})(?:maar|soms|nog wel|nog steeds|toch|beetje|af en toe|but|sometimes|still|a bit|although|weer|again)(?!\p{L})/iu;
export const saysItIsOver = (said: string): boolean => over.test(said) && !stillThere.test(said);

const accepts =
  /^ (?:(?:ah|oh|o|ja|nou|oke|okay|yes|and|en|,|\.) )*(?:mooi|goed|fijn|prima|gelukkig|oke|top|knap|helder|duidelijk|dan|dus|excuus|sorry|good|great|right|fine|lovely|excellent|okay|then|so|apologies|that's good|ah)(?= )/u;
const holds =
  / (?:maar|toch|nog steeds|blijft|wel degelijk|houd|houden|staan|but|still|remains?|stays?|keep|though) /u;
/** Takes it for said, and does not hold on to it. */
export const leavesItAtThat = (words: string): boolean => accepts.test(words) && !holds.test(words);
