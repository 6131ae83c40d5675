/** Whether a clinician's statement says what they think that it is, or what they see at examination. */
import type { Language } from '../note.ts';
import { recentlyIn } from '../reading/recent.ts';
import type { Slots } from '../reading/slot.ts';
import { plain } from '../reading/text.ts';
import type { Fact } from './fact.ts';

const concluding: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:past bij|passend bij|wijst op|sprake van|aanwijzing(?:en)? (?:voor|dat)|(?:geen|een) aanwijzing|(?:ik|we|wij) (?:noem|noemen) (?:het|dat|dit)|noem(?:en)? (?:ik|we|wij) (?:het|dat|dit)?|ik denk (?:dat|aan|niet dat)|denk ik aan|dit is (?!wat|de|het|even)|het is (?:een|geen)\b|lijkt (?:me |mij )?(?:op|een)|niet (?:helemaal )?uitsluiten|uitgesloten|diagnose|(?:u|je|jij) (?:heeft|hebt) (?:een|geen) (?:\p{L}+ )?\p{L}*(?:stoornis|depressie|infectie|ontsteking|breuk|syndroom|ptss|migraine|psychose|kneuzing)|(?:depressie|psychose|infectie|ontsteking|breuk|trombose|stoornis) zie ik|ik zie (?:nu )?(?:een|geen) (?:\p{L}+ )?(?:depressie|psychose|infectie|ontsteking|aanwijzing)|mijn conclusie|samenvattend|al met al|ik schat|vind ik (?:het )?(?:risico|gevaar)|ik vind het (?:risico|gevaar))/u,
  en: /\b(?:consistent with|suggests?|sounds like|looks like|i think (?:this|it|you|that)|my impression|i(?:'d| would) call (?:it|this|that)|this is (?:a|an|most|probably|likely)|it's (?:a|an|most likely|probably)|can't rule out|rule out|no (?:sign|evidence) of|diagnosis|you have (?:a|an)|in summary|overall)\b/u,
};

export const concludes: (text: string, language: Language) => boolean = recentlyIn((text, language) =>
  concluding[language].test(plain(text)),
);

const looking: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:drukpijn|kloppijn|roodheid|zwelling|gezwollen|soepel|stabiel|symmetrisch|crepitaties|souffle|vocht|trommelvlies|ademgeruis|reflexen|klieren|lymfeklieren|graden|millimeter|centimeter|korst|wondrand\w*|rand|begrensd|netwerk|kleuren|gevoelig|voelt (?:warm|hard|zacht)|geen (?:afwijkingen|bijzonderheden|koorts)|mist er|beweeglijk|beperkt|schoon|rustig|gelijk|ik (?:zie|hoor|voel|meet)|zie ik|hoor ik|voel ik|longen|buik|hart)\b/,
  en: /\b(?:tender\w*|swelling|swollen|redness|clear|soft|stable|symmetrical|crackles|murmur|wheeze|reflexes|nodes|degrees|millimetres?|centimetres?|range of motion|i (?:see|hear|feel)|lungs|abdomen|heart sounds?)\b/,
};

const found: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:pus|tremor|trilling|tandrad\p{L}*|piepen|rhonchi|gereutel|gestuwd|knobbels?|vergroot|oedeem|warm|rood|bleek|glad|korstjes?|blaasjes|uitslag|bult\p{L}*|drukpijnlijk|hematoom|blauw|wondjes?|hechting\p{L}*|gelijk|normaal|schoon|droog|links en rechts|beiderzijds|zwaaien|doorblazen)\b/u,
  en: /\b(?:pus|tremor|lump|lumps|mass|rash|pale|bruis\w+|oedema|edema|enlarged|normal|equal|clear|dry|warm|red|intact|regular|stable|both sides|discharge|warmth)\b/,
};

/** Words for what is seen, heard or felt at examination, whatever the part of the body. */
export const looks = (text: string, language: Language): boolean =>
  looking[language].test(plain(text)) || found[language].test(plain(text));

const illnesses: Readonly<Record<Language, RegExp>> = {
  nl: /\p{L}*(?:stoornis|depressie|depressief|episode|remissie|syndroom|infectie|ontsteking|psychose|bloedarmoede|anemie|pijnsyndroom|verslaving|afhankelijkheid|overbelasting|burn-out|burnout|dementie|migraine|rouw|poging|beeld|breuk|kneuzing|verstuiking|fibrillatie|hypertensie|diabetes|artrose|astma|copd|angina|tourette|adhd|autisme|ptss|anorexia|boulimia|armoede|jicht|fibrilleren|hartfalen|aritmie|hernia|trombose|embolie|fobie|eczeem|psoriasis|gordelroos|schurft|ondervoeding|delier|parkinson|pre-eclampsie|zweer|stenen|insufficientie|allergie|intolerantie|apneu|porose)\b|\b(?!diagn|progn|gluc|hypn|symbi)\p{L}{3,}(?:itis|ose|opathie|algie|emie|urie)\b/u,
  en: /\b\w*(?:disorder|depression|depressive|episode|remission|syndrome|infection|psychosis|addiction|dependence|burnout|dementia|migraine|grief|attempt|fracture|sprain|strain|fibrillation|hypertension|diabetes|arthritis|asthma|copd|tourette|adhd|autism|ptsd|anorexia|bulimia|gout|anaemia|phobia|eczema|psoriasis|shingles|scabies|delirium|hernia|thrombosis|embolism|ulcer|stones|apnoea|apnea|insufficiency|allergy|intolerance|reflux)\b|\b(?!diagn|progn|hypn|symbi)\w{3,}(?:itis|osis|opathy|algia|emia)\b/,
};
export const namesIllness = (text: string, language: Language): boolean =>
  illnesses[language].test(plain(text));

/** `Dit is boezemfibrilleren`, `Ik denk dat dit anorexia is`, `Dus je hebt bloedarmoede`: in a whole sentence, and no supposition. */
const naming: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:(?:en|dus|maar|nou|ja|nee|kijk|dan|hier|ik denk|ik vind|denk ik|volgens mij|alles bij elkaar)[, ]+)*(?:(?:dit|het) (?:is|zijn|past|lijkt|heet|noemen|wijst)|dat (?:past|lijkt|heet|noemen|wijst)|(?:is|past|noemen we|noem ik|heet) (?:het|dit|dat)|(?<=ik denk |ik vind )dat (?:dit|dat|het|u|je) |(?:u|je|jij|jullie) (?:heeft|hebt|heb)(?: \p{L}+){0,3}|heb (?:je|jij)|heeft u|(?:de|mijn) (?:diagnose|conclusie|scan|foto|uitslag|echo|werkdiagnose) (?:is|zegt|laat|wijst|past))(?!\p{L})/u,
  en: /^(?:(?:and|so|but|well|yes|no|now|then|i think|i believe|i'd say|here)[, ]+)*(?:(?:this|it) (?:is|looks like|fits|sounds like|suggests)|(?:this|it)'s|(?<=i think )that(?:'s| is)|you(?:'ve| have)(?: got)?|(?:the|my) (?:diagnosis|conclusion|scan|x-ray|result|tracing|ecg) (?:is|says|shows|means|suggests))(?!\w)/u,
};
const supposing =
  /(?<!\p{L})(?:als|indien|mocht|stel|gunstig|belangrijk|gebruikelijk|bekend|helpt|vroeger|gehad|geweest|was|had|ooit|zou|if|unless|common|usual|important|helps|were|used to|would|ever|moeder|vader|broer|zus|mother|father|brother|sister)(?!\p{L})/u;
const statesDiagnosis = (text: string, language: Language): boolean => {
  const said = plain(text);
  return namesIllness(text, language) && naming[language].test(said) && !supposing.test(said);
};

/** Who treats says what it is; in the first minutes they say what was known. */
const DIAGNOSES_FROM = 0.15;
export const isDiagnosis = (
  { told_by, quote, standing, progress, slots, who }: Fact,
  language: Language,
): boolean =>
  told_by === 'clinician' &&
  who.role === 'client' &&
  standing === 'said' &&
  progress > DIAGNOSES_FROM &&
  slots.medicines.length + slots.changes.length === 0 &&
  statesDiagnosis(quote, language);

const calling: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:het heet|dat heet|(?:dit|dat|het) (?:is|zijn|past|komt door|lijkt|blijft)|wat ik (?:zie|hoor)|(?:u|je|jij|hij|zij|ze) (?:heeft|hebt) (?:een|geen)|bij elkaar|beeld|de diagnose|kortom|dus geen|waarschijnlijk|vermoedelijk)\b/,
  en: /\b(?:it's called|this is|that's|it's|what i see|you've got|you have|the diagnosis|probably|likely|most likely|fits|so no)\b/,
};
/** `Het heet …`, `Dat is …`: says what something is. */
export const callsIt = (text: string, language: Language): boolean => calling[language].test(plain(text));

/** What is seen, heard or felt of a part of the body. */
export const examines = (text: string, { parts, sides, measurements }: Slots, language: Language): boolean =>
  parts.length + sides.length + measurements.length > 0 && looking[language].test(plain(text));

const estimating: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:risico|gevaar)\b.{0,60}\b(?:verhoogd|laag|lager|hoog|groot|gering|klein|acuut|matig)\b|\bschat (?:ik )?(?:het |de )?(?:risico|kans|gevaar)\b|\b(?:verhoogde?|laag|lage|hoge?|grote?|geringe?|kleine?|acute?|matige?) (?:risico|gevaar)\b/,
  en: /\b(?:risk)\b.{0,60}\b(?:low|high|higher|lower|moderate|raised|increased|acute)\b|\b(?:low|high|higher|moderate|raised|increased|acute|elevated) (?:short[- ]term |suicide |immediate )*risk\b/,
};
const ofHarm =
  /\b(?:suicid\p{L}*|zelf|uzelf|jezelf|zichzelf|leven|dood|korte termijn|nu|vannacht|anderen|self|suicide|harm|yourself|short term|others)\b/u;
const ofOne: Readonly<Record<Language, RegExp>> = {
  nl: /\binschatting (?:is|van)\b/,
  en: /\bmy (?:estimate|assessment|view) (?:is|of)\b/,
};
/** How great the clinician thinks the danger is. */
export const estimatesRisk = (text: string, language: Language): boolean =>
  estimating[language].test(plain(text)) && (ofHarm.test(plain(text)) || ofOne[language].test(plain(text)));
