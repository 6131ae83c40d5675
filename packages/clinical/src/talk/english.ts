import { anyOf, list } from '../text.ts';
import type { Talk } from './talk.ts';

const subject =
  "(?:i|i'm|i've|i'd|i'll|you|you're|we|we'll|he|she|they|it|it's|that|that's|there|my|the|this)";

export const englishTalk: Talk = {
  hesitations: /(?<![\p{L}\d])(?:u+h+m*|u+m+|e+r+m+|h+m+|m{2,}h*|e+h+)(?![\p{L}\d])[,.…]*\s*/giu,
  fillers:
    /(?<=[\p{L}\d]),?\s+(?:you know what i mean|you know|i mean|if you know what i mean|if that makes sense)(?=\s*[,.?!…]|\s*$),?|,\s+like,/giu,
  openers: new RegExp(
    [
      '^(?:well|okay|ok|alright|oh|ah|yeah|right|good morning|good afternoon|hello|hi)(?:\\s*[,.…!]+\\s*)',
      '^(?:yes|look|so|and|but|because|now|listen|you know|i mean|great|good)\\s*[,…]+\\s*',
      '^and\\s+(?=\\p{L})',
      `^(?:well|okay|so|but|because|yeah|yes|so yeah),?\\s+(?=${subject}(?!\\p{L}))`,
    ].join('|'),
    'iu',
  ),
  noise:
    /^(?:(?:yes|yeah|yep|no|nope|okay|ok|good|great|fine|right|exactly|sure|true|of course|h+m+|mhm|uh-huh|uh huh|aha|ah|oh|i see|i understand|understood|got it|that's|that is|it is|so|really|very|to hear|good to hear|sorry|i'm sorry|thank you|thanks|please|well|absolutely|definitely|indeed|correct|alright|all right|go on|go ahead|tell me|more|nice|tough|hard|difficult|must be|must have been|let me see|let's see|one moment|a moment|perfect|lovely|no problem|never mind|i know|you know|not really)[ ,.!?…-]*)+$/,
  smallTalk: anyOf(
    list(`good morning, good afternoon, good evening, welcome, come in, come on in, have a seat, take a seat, sit down, hang your coat, cup of coffee, cup of tea, glass of water, something to drink, the weather, lovely weather,
      raining, rained, rain, sunny, traffic, parking, parked, find us okay, find the place, train was late, delayed, have a nice day, have a good day, nice weekend, good weekend, goodbye, bye, take care, get well soon, recording this, record this, being recorded, recorder, microphone, close the door, waiting room,
      receptionist, front desk, football match, congratulations, subtitle\\w*, amara\\w*, thanks for watching, thank you for watching, subscribe, nice to meet you, nice to see you`),
  ),
  firstOrSecondPerson:
    /\b(?:i|i'm|i've|i'd|i'll|me|my|mine|myself|you|you're|you've|you'd|you'll|your|yours|yourself)\b/,
  secondPerson: /\b(?:you|you're|you've|you'd|you'll|your|yours|yourself)\b/,
  negation:
    /\b(?:not|no|never|none|nothing|nobody|nowhere|without|hardly|barely|neither|nor|cannot|den(?:y|ies|ied)|\w+n't)\b/,
  yes: /^(?:(?:yes|yeah|yep|yup|definitely|absolutely|correct|that's right|right|i do|i am|i have|unfortunately|it is|there is|there are|sure)(?![\w'’])[,.!\s…]*)+/,
  no: /^(?:(?:no|nope|nah|not at all|never|absolutely not|definitely not|i don't|i haven't|i'm not|not anymore|no thank god|none)(?![\w'])[,.!\s…]*)+/,
  reserve:
    /\b(?:but|sometimes|actually|except|only|although|though|occasionally|a bit|a little|maybe|perhaps|not always|well|yes|yeah|depends|used to|mostly|usually|once|sort of|kind of|anymore)\b/,
  secondThought:
    /^(?:well|but|although|though|sometimes|actually|except|only|occasionally|maybe|perhaps|i mean|no|yes|yeah|at least|or|once)\b/,
  leaning: /^(?:that|that's|those|this|then|there|so|it|it's|he|she|they|and|but|because|which|also)\b/,
  pointsBack: /\b(?:that|that's|those|it|it's|them|they|him|her|there|then|so|one|ones)\b/,
  proposal: /^(?:(?:and|then|okay|so)[, ]+)*(?:shall we|shall i|may i|can i just)\b/,
  concluding:
    /^(?:[\w ]{0,20}, )?(?:i think (?:this|the|you|it|that you|that the|there)\b|my impression|my conclusion|in summary|to summari[sz]e|overall|all in all|this looks like|it looks like|this is consistent|this sounds like|it sounds like)/,
  question:
    /^(?:(?:and|but|so|okay|well|right|now)[, ]+)*(?:(?:do|did|are|were|have|had|can|could|would|will|has) you\b|how (?:are|is|was|have|has|do|did|often|long|much|many|about)\b|what (?:do|did|are|is|was|would|have|has)\b|when did\b|where do\b|any\b(?=.*\?))/,
  openQuestion:
    /^(?:(?:and|but|so|okay|well|right|now)[, ]+)*(?:how|what|what's|where|when|which|who|why|since when|on which)\b/,
};
