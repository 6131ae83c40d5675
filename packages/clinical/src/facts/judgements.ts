/** Whether a clinician's statement says what they think that it is, or what they see at examination. */
import type { Language } from '../note.ts';
import type { Slots } from '../reading/slot.ts';
import { plain } from '../reading/text.ts';

const concluding: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:past bij|passend bij|wijst op|sprake van|aanwijzing(?:en)? (?:voor|dat)|(?:geen|een) aanwijzing|(?:ik|we|wij) (?:noem|noemen) (?:het|dat|dit)|noem(?:en)? (?:ik|we|wij) (?:het|dat|dit)?|ik denk (?:dat|aan|niet dat)|denk ik aan|dit is (?!wat|de|het|even)|het is (?:een|geen)\b|lijkt (?:me |mij )?(?:op|een)|niet (?:helemaal )?uitsluiten|uitgesloten|diagnose|(?:u|je|jij) (?:heeft|hebt) (?:een|geen) (?:\p{L}+ )?\p{L}*(?:stoornis|depressie|infectie|ontsteking|breuk|syndroom|ptss|migraine|psychose|kneuzing)|(?:depressie|psychose|infectie|ontsteking|breuk|trombose|stoornis) zie ik|ik zie (?:nu )?(?:een|geen) (?:\p{L}+ )?(?:depressie|psychose|infectie|ontsteking|aanwijzing)|mijn conclusie|samenvattend|al met al|ik schat|vind ik (?:het )?(?:risico|gevaar)|ik vind het (?:risico|gevaar))/u,
  en: /\b(?:consistent with|suggests?|sounds like|looks like|i think (?:this|it|you|that)|my impression|i(?:'d| would) call (?:it|this|that)|this is (?:a|an|most|probably|likely)|it's (?:a|an|most likely|probably)|can't rule out|rule out|no (?:sign|evidence) of|diagnosis|you have (?:a|an)|in summary|overall)\b/u,
};

export const concludes = (text: string, language: Language): boolean =>
  concluding[language].test(plain(text));

const looking: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:drukpijn|kloppijn|roodheid|zwelling|gezwollen|soepel|stabiel|symmetrisch|crepitaties|souffle|vocht|trommelvlies|ademgeruis|reflexen|klieren|lymfeklieren|graden|millimeter|centimeter|korst|wondrand\w*|rand|begrensd|netwerk|kleuren|gevoelig|voelt (?:warm|hard|zacht)|geen (?:afwijkingen|bijzonderheden|koorts)|mist er|beweeglijk|beperkt|schoon|rustig|gelijk|ik (?:zie|hoor|voel|meet)|zie ik|hoor ik|voel ik|longen|buik|hart)\b/,
  en: /\b(?:tender\w*|swelling|swollen|redness|clear|soft|stable|symmetrical|crackles|murmur|wheeze|reflexes|nodes|degrees|millimetres?|centimetres?|range of motion|i (?:see|hear|feel)|lungs|abdomen|heart sounds?)\b/,
};

/** What is seen, heard or felt of a part of the body. */
export const examines = (text: string, { parts, sides, measurements }: Slots, language: Language): boolean =>
  parts.length + sides.length + measurements.length > 0 && looking[language].test(plain(text));
