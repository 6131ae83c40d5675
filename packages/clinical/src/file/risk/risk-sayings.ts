/** How clients and clinicians say it without its name: thoughts, voices, farewells, means and deeds, in both languages. */

const anyOf = (wordings: readonly string[]): string => wordings.map((each) => `(?:${each})`).join('|');
const me = '(?:mij|me|hem|haar)';
const dutchWay =
  '(?:trein|metro|tram|bus|spoor|station|brug|viaduct|kanaal|rivier|touw|pillen|balkon|dak|springen)';
const vehicle = '(?:trein|metro|tram|bus|auto|vrachtwagen|train|tube|bus|car|lorry|truck|traffic)';

/** Thoughts of which a `niet` or `not` denies nothing. */
const unwanted = [
  `het (?:voor|van) ${me} (?:allemaal |zo )*niet (?:meer |zo )?hoef(?:t|de)`,
  `hoeft (?:het )?(?:voor|van) ${me} (?:allemaal |zo |echt )*niet(?: meer| zo)?`,
  `["“']?zonder ${me} (?:zou(?:den)?|had(?:den)?|is|zijn|was|waren|wordt)(?!\\p{L})`,
  `gedachten?,? ["“']?(?:ze |zij )?(?:zijn )?(?:beter )?zonder ${me}`,
  "(?:happier|better|easier|relieved|fine) if (?:i|he|she|they) (?:was|were|is)(?:n['’]t| not)(?: \\p{L}+)?",
  "(?:would not|wouldn['’]t|not) (?:mind|care)[^.;]{0,20} (?:hit|run over|struck|killed|dying|dead|wake)",
  "(?:does not|doesn['’]t|cannot|can['’]t) see (?:a|any) future for (?:him|her|my)self",
  "(?:wish\\p{L}*) (?:i|he|she|they) (?:had(?:n['’]t| not| never)?|was(?:n['’]t| not)?|were(?:n['’]t| not)?) (?:been )?(?:the one|dead|born|survived|woken)",
];
const thoughts = [
  ...unwanted,
  `(?:dacht|denkt|gedachten?)(?: \\p{L}+)? aan (?:de |een |het )?${dutchWay}(?!\\p{L}| (?:te|naar|nemen))`,
  '(?:trein|bus|metro|spoor|brug|spring)gedacht\\p{L}*',
  `voor (?:de|een) ${vehicle} (?:te )?(?:stap|spring|lop|gooi|werp)\\p{L}*`,
  'er een einde? aan(?: te)? ?(?:maken|maakt|gemaakt)',
  "it(?:['’]s| has| had)? (?:\\p{L}+ )?cross(?:ed|es) (?:my|his|her) mind(?! (?:to|that))",
  `(?:walk|step|jump|run|throw|ly|lie)\\p{L}* (?:\\p{L}+ )?in front of (?:a |the )?${vehicle}`,
  '(?:thoughts? (?:of|about)|thought about|thinks about|longs? to|wish(?:es)? to) join(?:ing)? (?!(?:a|an|the|in|us|our|this|that)(?!\\p{L}))',
  '(?:been|was) the one who died',
  "done with (?:it all|life|living)|had enough of (?:life|living)|what['’]?s the point of (?:going on|living|it all|carrying on)|no point (?:in )?(?:carrying on|any ?more)",
  'thoughts?(?: of| that)? ["“\'](?:they (?:are|would be) )?better off',
];
/** Said to do it by a voice; of what it says else nothing follows. */
const voices = [
  '(?<!\\p{L})stem(?:men)?(?!\\p{L})[^.;]{0,30}(?:zeg|zei|gezegd|riep|roep|moet|draag|drag|beve)[^.;]{0,40}(?:spring|snij|dood|balkon|dak(?!\\p{L})|brug|trein|mes(?!\\p{L})|pillen|verdrink|ophang|iets aan)',
  '(?<!\\p{L})voices?(?!\\p{L})[^.;]{0,15} (?:tell|told|say|said|order|instruct|command)\\p{L}*[^.;]{0,30}(?:jump|cut|kill|harm|hurt|die(?!\\p{L})|hang|drown|stab|overdose|tablets|bridge|balcony|roof)',
];
const orders = [
  '(?<!\\p{L})stem(?:men)?(?!\\p{L})[^.;]{0,50}(?:opdracht|commando|bevel|opgedragen)',
  '(?:bevels?|commando|imperatieve |bevelende )(?:hallucinat|stem)',
  '(?<!\\p{L})voices?(?!\\p{L})[^.;]{0,40}(?:command|instruct|orders?(?!\\p{L}))',
];
const farewells = [
  'afscheids?(?:brie|app|bericht|mail|sms|film|video|woord)',
  '(?:spullen|bezittingen|huisdier\\p{L}*) weggegeven',
  '(?:goodbye|farewell) (?:text|message|letter|note|e-?mail|call|video)',
  'said (?:his|her|their) goodbyes',
  '(?:gave|giving|given) away (?:his|her|their) ',
];
const means = [
  '(?:meds|pills|tablets|medication|medicines)(?: \\p{L}+){0,3} (?:laid out|lined up|counted out)(?! (?:in|for|by))',
  '(?:laid out|lined up|had counted) (?:\\p{L}+ ){0,4}(?:meds|pills|tablets|medication)',
  '(?:bought|has|got|found|hid|hidden) (?:a |some |the )?(?:rope|noose|razor blades?|blades)(?!\\p{L})',
  '(?:touw|strop|scheermes\\p{L}*|mesjes) (?:gekocht|besteld|verstopt|gepakt|meegenomen)',
  '(?:research|search|google|look)\\p{L}* (?:\\p{L}+ ){0,2}(?:methods|ways to die)',
  '(?:methodes?|manieren) (?:op)?(?:gezocht|gegoogeld|zoekt)',
  '(?<!\\p{L})intent (?:at [\\d:.]+ )?(?:is |was )?(?:high|strong|moderate)|(?:high|strong) (?:suicidal )?intent(?! to (?!die|end|kill|harm))(?!\\p{L})',
];
const deeds = [
  'zelfverwond|zelfletsel',
  '(?:brand(?:t|de)?|verbrand(?:t|de)?|slaat|sloeg|bijt|beet|bonkt?) zich(?:zelf)?(?!\\p{L})',
  'hoofd ?bon[kz]en|bonkt (?:met )?(?:het |haar |zijn )?hoofd',
  '(?<!\\p{L})cut (?:x ?[1-9]|[1-9] ?x|once|twice|(?:l|r|left|right) (?:forearm|arm|thigh|wrist|leg)|(?:forearm|thigh|wrist))(?!\\p{L})',
  '(?:burn|hit|bit|scald)\\p{L}* (?:herself|himself|themselves|myself)',
  'bang(?:s|ed|ing) (?:her|his|their) head',
  '(?:scratch|cut|burn)\\p{L}* [^.;]{0,25}with (?:a |her |his |the )?(?:pin|blade|razor|scissors|needle|lighter|cigarettes?|glass)(?!\\p{L})',
];

export const sayings = anyOf([...thoughts, ...voices, ...orders, ...farewells, ...means, ...deeds]);
export const graveSayings = anyOf([...voices, ...farewells, ...means]);
export const unwantedSayings = new RegExp(anyOf(unwanted), 'giu');

/** An exercise of a treatment, cooking, or a car: no danger, whatever is in hand. */
const atWork =
  /exposure|(?<!\p{L})ERP(?!\p{L})|(?<!\p{L})oefening|hi[eë]rarch|groente|vegetables|kni(?:fe|ves) (?:\p{L}+ ){0,3}back|mes(?:sen)? (?:\p{L}+ ){0,5}terug/iu;
const meant =
  /dreig|threat|steek|stak|stab|attack|aangevallen|zich(?:zelf)?(?!\p{L})|(?:her|him|my)self|pakte|gepakt|greep|grab/iu;
const blades = /(?<!\p{L})(?:mes(?:sen|jes?)?|kni(?:fe|ves)|snijd(?:t|en)?)(?!\p{L})/giu;
const scratchOn =
  /(?<!\p{L})kras(?:sen)? (?:op|in) (?:de|het|zijn|haar) (?:auto|lak|deur|bril|vloer|tafel)/giu;
export const withoutExercises = (text: string): string =>
  (atWork.test(text) && !meant.test(text) ? text.replace(blades, ' ') : text).replace(scratchOn, ' ');

/** `0 in juli`, `SI 0/10`: none, where no other count follows. */
const zero =
  /(?<=[\p{L}:]\s*)(?<![\d.,/:])0\s?(?:x|×|keer|maal|times|\/\s?10)?(?![\d.,:/]*\d)(?![^.;]*(?<![\d.,/:])[1-9]\d*\s?(?:x|×|keer|maal|times))/giu;
export const withZeroAsNone = (text: string): string => text.replace(zero, ' geen ');
