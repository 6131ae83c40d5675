/** Whoever is said to be called something is called that, also when it is a word: `onze hond heet vos`. */
import { plain } from '../reading/text.ts';
import type { Span } from './kind.ts';
import { relation } from './name-cues.ts';
import { isCommonCapital, isMedicine } from './ordinary.ts';

const others =
  /^(?:hond|hondje|kat|poes|kater|kitten|puppy|pup|konijn|hamster|cavia|paard|pony|papegaai|parkiet|vogel|vis|schildpad|ezel|geit|dog|cat|rabbit|horse|parrot|budgie|hamster|tortoise|donkey|goldfish|bird|dealer|pooier|date|scharrel|vlam|minnaar|minnares|crush|docent|docente|leraar|lerares|juf|meester|trainer|coach|psycholoog|psychiater|huisarts|therapeut|verpleegkundige|begeleider|begeleidster|mentor|advocaat|tandarts|nurse|doctor|teacher|therapist|psychologist|lawyer|solicitor|counsellor|worker|gp|pimp|bloke|guy|kerel|gast|vent|knul|jongetje|meid|kleinkind|kleinkinderen|kinderen|tweeling|kids|children|baby|babies|knuffel|teddy|stem|stemmen|voice|voices)$/;
const cue =
  /(?<!\p{L})(?:mijn|m['’]n|onze|ons|haar|zijn|z['’]n|hun|de|die|een|my|our|his|her|their|the|a|that)\s(?:[\p{L}-]+\s)??([\p{L}-]+)\s(?:(?:die|dat|who|which)\s)?(?:heet|heette|heten|heetten|is called|was called|are called|is named|was named|called|named|goes by)\s((?:(?:ook|nog|eens|nou|gewoon|eigenlijk|toevallig|dus|trouwens|eh|uh|toch|also|just|actually|um|er|too)\s){0,3})(\p{L}[\p{L}'’-]+)/giu;
const notNames =
  /^(?:niet|dat|zo|anders|hetzelfde|hoe|nou|dus|wel|geen|het|de|een|iets|ook|wat|not|that|so|something|the|an?|it|in|to|for|out|back|me|him|her|us|off|up|by|mij|hem|haar|ons|welkom|natuurlijk|gewoon|after|on|every|again|yesterday|today|about|because|when)$/iu;

/** `Nee, met dubbel s: Claassens.`, `Claassens, geboren drie juli`: a capital, though first in its sentence. */
const told: readonly RegExp[] = [
  /(?<=(?<!\p{L})(?:met|with) (?:een|an?|dubbel|dubbele|double|twee|two) \p{L}{1,2}(?:['’]?s)?[:,.] )\p{Lu}\p{Ll}[\p{L}'’-]+/gu,
  /(?<![\p{L}'’-])\p{Lu}\p{Ll}[\p{L}'’-]+(?=,? (?:geboren|geb\.?|born|d\.?o\.?b\.?|DOB)(?: op| on|:)? (?:\d|een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|\p{L}+tien|\p{L}+tig|the \p{L}+|\p{L}+th |first|second|third|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|January|February|March|April|May|June|July|August|October|in \d{4}))/gu,
];
const nobody =
  /^(?:hij|zij|ze|ik|he|she|client|cliënte?|pati[eë]nte?|patient|mevrouw|meneer|man|vrouw|male|female|baby|kind|zoon|dochter|alleenstaand|gehuwd|nederlander|nederlandse|was|is|en|jongen|meisje|tweeling|twins?|prematuur|premature|betrokkene|born|geboren|nee|ja|no|yes|client|woman|boy|girl|moeder|vader|mother|father|toen|sorry)$/iu;

export const calledSoIn = (text: string): Span[] => [...whoIsCalled(text), ...whoIsTold(text)];

const whoIsTold = (text: string): Span[] =>
  told.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: name, index }): Span[] =>
      nobody.test(name) || isCommonCapital(plain(name)) || isMedicine(name)
        ? []
        : [{ start: index, end: index + name.length, kind: 'surname' }],
    ),
  );

const whoIsCalled = (text: string): Span[] =>
  [...text.matchAll(cue)].flatMap(({ 0: whole, 1: who = '', 3: name = '', index }): Span[] => {
    const noun = who.toLowerCase();
    if (!(relation.test(noun) || others.test(noun)) || notNames.test(name) || isMedicine(name)) return [];
    const start = index + whole.length - name.length;
    return [{ start, end: start + name.length, kind: 'person' }];
  });
