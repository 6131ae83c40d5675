import { list } from '../reading/text.ts';
import { holding, starting, startingAfter, startingOften } from './phrases.ts';
import type { Talk } from './talk.ts';

const subject =
  "(?:i|i'm|i've|i'd|i'll|you|you're|we|we'll|he|she|they|it|it's|that|that's|there|my|the|this)";
const before = 'and, but, so, okay, well, right, now';
const questions = [
  ...list('do, did, are, were, have, had, can, could, would, will, has').map((verb) => `${verb} you`),
  ...list('are, is, was, have, has, do, did, often, long, much, many, about').map((word) => `how ${word}`),
  ...list('do, did, are, is, was, would, have, has').map((verb) => `what ${verb}`),
  'when did',
  'where do',
].join(', ');

export const englishTalk: Talk = {
  hesitations: /(?<![\p{L}\d])(?:u+h+m*|u+m+|e+r+m+|h+m+|m{2,}h*|e+h+)(?![\p{L}\d])[,.…]*\s*/giu,
  fillers: [
    /(?<=[\p{L}\d]),\s+(?:you know what i mean|you know|i mean|if that makes sense)(?=\s*[,.?!…]|\s*$),?/giu,
    /(?<=[\p{L}\d]),\s+like,/giu,
  ],
  openers: [
    /^(?:well|okay|ok|alright|oh|ah|yeah|right|good morning|good afternoon|hello|hi)\s*[,.…!]+\s*/iu,
    /^(?:yes|look|so|and|but|because|now|listen|you know|i mean|great|good)\s*[,…]+\s*/iu,
    /^and\s+(?=\p{L})/iu,
    new RegExp(`^(?:well|okay|so|but|because|yeah|yes|so yeah),?\\s+(?=${subject}(?!\\p{L}))`, 'iu'),
  ],
  noise: new Set(
    list(`yes, yeah, yep, no, nope, okay, ok, good, great, fine, right, exactly, sure, true, of, course, mhm, uh-huh, aha, ah,
      oh, i, see, understand, understood, got, it, that's, that, is, so, really, very, to, hear, sorry, i'm, thank, you,
      thanks, please, well, absolutely, definitely, indeed, correct, alright, all, go, on, ahead, tell, me, more, nice,
      tough, hard, difficult, must, be, have, been, let, let's, one, a, moment, perfect, lovely, know, problem`),
  ),
  smallTalk:
    holding(`good morning, good afternoon, good evening, welcome, come in, come on in, have a seat, take a seat,
    hang your coat, cup of coffee, cup of tea, glass of water, something to drink, the weather, lovely weather,
    weekend weather, raining, rained, rain, sunny, traffic, parking, parked, find us okay, find the place, train was late,
    have a nice day, have a good day, nice weekend, good weekend, goodbye, bye, take care now, on the road, get well soon,
    recording this, record this, being recorded, recorder, microphone, close the door, waiting room, receptionist,
    front desk, football match, congratulations, nice to meet you, nice to see you, subtitle*, amara*,
    thanks for watching, thank you for watching, subscribe`),
  firstOrSecondPerson:
    holding(`i, i'm, i've, i'd, i'll, me, my, mine, myself, you, you're, you've, you'd, you'll, your, yours,
    yourself`),
  secondPerson: holding("you, you're, you've, you'd, you'll, your, yours, yourself"),
  negation:
    holding(`not, no, never, none, nothing, nobody, nowhere, without, hardly, barely, neither, nor, cannot, deny,
    denies, denied, \\w+n't`),
  yes: startingOften(`yes, yeah, yep, yup, definitely, absolutely, correct, that's right, exactly,
    (?:i do|i am|i have)(?=[.!]|$)`),
  no: startingOften(`no, nope, nah, not at all, never, absolutely not, definitely not, none,
    (?:i don't|i haven't|i'm not)(?=[.!]|$)`),
  reserve:
    holding(`but, sometimes, actually, except, only, although, though, occasionally, a bit, a little, maybe, perhaps,
    not always, well, yes, yeah, depends, used to, mostly, usually, once, sort of, kind of, anymore, know, think, guess,
    suppose, sure`),
  thirdParty: holding("my, he, he's, she, she's, they, they're, him, her, them, we, our"),
  approval: holding('good, great, okay, ok, fine, right, understand, see, glad, exactly'),
  secondThought:
    starting(`well, but, although, though, sometimes, actually, except, only, occasionally, maybe, perhaps, i mean,
    no, yes, yeah, at least, or, once, not`),
  leaning: starting(
    `that, that's, those, this, then, there, so, it, it's, he, she, they, and, but, because, which, also`,
  ),
  pointsBack: holding("that, that's, those, it, it's, them, they, him, her, there, then, so, one, ones"),
  proposal: startingAfter('and, then, okay, so', 'shall we, shall i, may i, can i just'),
  concluding: startingAfter(
    'so, okay, well, right',
    `i think (?:this|the|you|it|that you|that the|there), i think it's, my impression, my conclusion, in summary,
    to summari[sz]e, overall, all in all, this looks like, it looks like, this is consistent, this sounds like,
    it sounds like`,
  ),
  question: startingAfter(before, questions),
  openQuestion: startingAfter(
    before,
    "how, what, what's, where, when, which, who, why, since when, on which",
  ),
};
