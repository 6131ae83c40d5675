/** Plain words and shorthand in which clients and clinicians speak of not wanting to live, beside the names for it. */

import { graveSayings, sayings, withoutExercises } from './risk-sayings.ts';

const anyOf = (wordings: readonly string[]): string => wordings.map((each) => `(?:${each})`).join('|');

const dutchPlace =
  '(?:rand|reling|kanaal|brug|viaduct|perron|spoor|rails|kade|dak|dakrand|balkon|dijk|flat|water|afgrond|klif)';
const englishPlace =
  '(?:bridge|edge|railings?|tracks|railway|platform|roof|ledge|cliff|canal|balcony|viaduct|water)';

/** To have stood where it could be done. */
const places = [
  `(?:op|bij|aan|langs) (?:de|het|een) ${dutchPlace}(?!\\p{L})[^.;]{0,40}(?<!\\p{L})(?:gestaan|stond|gezeten)(?!\\p{L})`,
  `(?<!\\p{L})(?:stond|gestaan|zat)(?!\\p{L})[^.;]{0,30} (?:op|bij|aan|langs) (?:(?:de|het|een) )?${dutchPlace}(?!\\p{L})`,
  `rand van (?:de|het|een) ${dutchPlace}(?!\\p{L})`,
  '(?:walk|step|driv)(?:e|ing|ed)? into (?:the |a |an )?(?:sea|water|river|canal|traffic|lorry|tree|wall)',
  '(?:het water|de zee|de rivier) in(?: te)? ?(?:rijden|lopen|springen|gaan|stappen)',
  `(?<!\\p{L})(?:stood|standing|sat|sitting|went) (?:on|at|by|near|to) (?:the|a) ${englishPlace}(?!\\p{L})`,
];
/** To have gathered what it could be done with. */
const gathered = [
  '(?:pillen|tabletten|medicatie|medicijnen|strips?)(?: \\p{L}+){0,4} (?:verzameld|opgespaard|gespaard|klaargelegd(?! (?:in|door|voor))|achtergehouden)',
  '(?:gather|stockpil|hoard|collect|sav)(?:ed|es|ing) (?:up )?(?:\\p{L}+ ){0,3}(?:pills|tablets|medication|medicines)',
  '(?:pills|tablets|medication|medicines)(?: \\p{L}+){0,2} (?:gathered|stockpiled|hoarded|collected|saved up)',
  'mesjes? (?:gekocht|verzameld|bewaard|gepakt)',
];
const dutch = [
  // Of sulfonylureas: `hypoglycaemia on SU`.
  '(?<!\\p{L})(?<!(?:on|with|bij|door|op|een|the|hypo) )su(?!\\p{L}|[- ]?(?:derivat|preparat|derivaat|preparaat))',
  '(?<!\\p{L})s\\.u\\.',
  'su[iï]c',
  'euthanasie',
  '(?:alles|allemaal|in een keer|in één keer|tegelijk)(?: \\p{L}+)? (?:in ?te ?nemen|innemen|ingenomen|slikken|te slikken)',
  '(?:nam|genomen|ingenomen|geslikt|slikte)(?: \\p{L}+){0,3} (?:[2-9]\\d|1\\d\\d) (?:x )?(?:tabletten|pillen|paracetamol|oxazepam|temazepam|lorazepam|diazepam)',
  'nu kan het(?! weer|\\p{L})',
  '(?:had|was) ik (?:er )?(?:maar |beter |toen )?(?:gelegen|dood|doodgegaan|niet geboren|nooit geboren)',
  'in plaats van (?:hem|haar) (?:gelegen|doodgegaan|gestorven)',
  'zo hoeft het (?:voor (?:mij|me|haar|hem) )?niet',
  'het hoeft (?:zo |voor (?:mij|me|haar|hem) |van (?:mij|me) |allemaal )*niet (?:zo|meer)(?!\\p{L})',
  'hoeft (?:het )?(?:zo |allemaal )?(?:voor|van) (?:mij|me|haar|hem) (?:zo |allemaal )*niet',
  '(?:dat|of) het (?:zo |voor (?:mij|me|haar|hem) |allemaal )*niet (?:meer )?hoef(?:t|de)',
  'zonder (?:mij|me|hem|haar) (?:veel )?beter',
  'beter (?:af )?zonder (?:mij|me|hem|haar)',
  'beter als (?:ik|hij|zij|ze) er niet',
  '(?:ik|hij|zij|ze) er [^.,;]{0,20}niet meer (?:ben|is|was|zou zijn)(?!\\p{L})',
  'er niet meer (?:te )?(?:wil|wilde|wilt|wou|willen|hoeft|hoeven)(?!\\p{L})',
  'klaar met (?:het |dit |mijn |haar |zijn )?leven',
  'dat het klaar mag zijn',
  '(?:moe|zat) van (?:het )?leven|leven (?:moe|beu|zat)(?!\\p{L})',
  'laat maar["”\']? ?-?gedacht',
  'uit het leven (?:te )?stap',
  'tegen (?:een|die|de) (?:pijler|boom|muur|vangrail|vrachtwagen)',
  '(?:nooit|niet) (?:meer )?wakker (?:te )?(?:word|hoev)',
  '(?:nooit|niet) meer wakker',
  '(?:liever|even|maar) niet (?:meer )?wakker',
  // The ninth question of the PHQ, the tenth of the EPDS.
  '(?<!\\p{L})(?:item|vraag|vr\\.?|q|question|punt) ?(?:9|10)\\s*[:=]?\\s*(?:[0-3](?![\\d.,]*\\d)|"?(?:never|nooit|hardly ever|zelden))',
];
/** Bare, as clinicians write it of this and of little else. */
export const noPlan =
  /(?:^|[.,;:]\s*)(?:nu |verder |ook |op dit moment |currently )?(?:geen (?:concrete? )?plan(?:nen)?|no (?:concrete |current )?(?:plans?|intent))(?= (?:of|en|or|and|nor|today|vandaag|nu|now)(?!\p{L})|\s*[.,;]|\s*$)/iu;
const english = [
  '(?<!\\p{L})DSH(?!\\p{L})',
  'death wish',
  'risk thoughts',
  'better off gone',
  '(?:no|any) thoughts? like (?:last|before|that|those|then)',
  '(?:took|taken|swallowed|ingested)(?: \\p{L}+){0,3} (?:[2-9]\\d|1\\d\\d) (?:x )?(?:tablets|pills|capsules|paracetamol|ibuprofen)',
  'assisted dying|euthanasia',
  '(?:all|everything)(?: \\p{L}+){0,3} at once',
  'self[- ]?harm',
  '(?:better|rather|should|just|wants? to|wanted to|wish to|could|let me) (?:be dead|die)(?!\\p{L})',
  "better (?:off )?(?:dead|without (?:me|him|her|them)|if (?:i|he|she) (?:was|were|is|am)(?:n't| not))",
  'not (?:being|be|wanting to be|want(?:ing|ed)? to be) (?:there|here|around|alive)(?!\\p{L})',
  '(?:not|never) (?:to )?wak(?:e|ing) up',
  '(?:thought|thinks|thinking|think|thoughts|urges?|images?|speaks?|spoke|speaking|talks?|talked|talking) (?:\\p{L}+ )?(?:of|about|to) (?:\\p{L}+ )?(?:death|dying|suicide|jump(?:ing)?|drown(?:ing)?|hang(?:ing)?|overdos(?:e|ing)|ending)(?!\\p{L})',
  'goodbye (?:letter|note)|suicide note',
  'end(?:ing)? (?:it all|everything|(?:his|her|my|their) (?:own )?life)',
  '(?:no|any) (?:longer )?(?:reason|wish|will) to live',
  '(?:tired|sick) of (?:living|life)(?!\\p{L})',
  'live any ?more|life (?:is |was )?not worth',
  'cut(?:s|ting)? (?:himself|herself|themselves|myself|(?:his|her|my) (?:arms?|wrists?|legs?))',
];

export const plainSelf: Readonly<Record<'nl' | 'en', RegExp>> = {
  nl: new RegExp(anyOf([...dutch, ...places, ...gathered, sayings]), 'iu'),
  en: new RegExp(anyOf([...english, ...places, ...gathered]), 'iu'),
};
export const prepared = new RegExp(anyOf([...places, ...gathered, graveSayings]), 'iu');

/** `niet` in these denies nothing. */
export const moreIdioms = new RegExp(
  anyOf([
    '(?:zo )?(?:het )?hoef(?:t|de)? (?:het |dat )?(?:zo |voor (?:mij|me|hem|haar) |van (?:mij|me) |allemaal )*niet(?: meer| zo)?(?!\\p{L})(?! dood)',
    'het (?:zo |voor (?:mij|me|hem|haar) |allemaal )*niet (?:meer )?hoef(?:t|de)',
    'zonder (?:mij|me|hem|haar) (?:veel )?beter(?: af)?',
    'beter (?:af )?(?:(?:is|zijn|was|zou zijn|zouden zijn) )?zonder (?:mij|me|hem|haar)',
    '(?:ik|hij|zij|ze) er [^.,;]{0,20}niet (?:meer )?(?:ben|is|was|zou zijn)',
    'er niet meer (?:te )?(?:wil|wilde|wilt|wou|willen|hoeft|hoeven)',
    '(?:was ik )?(?:niet|nooit) geboren',
    '(?:nooit|niet) (?:meer )?wakker (?:te )?(?:word|hoev)',
    '(?:nooit|niet) meer wakker',
    'not (?:being|be|wanting to be|want(?:ing|ed)? to be) (?:there|here|around|alive)',
    'not mind (?:not )?',
    '(?:not|never) (?:to )?wak(?:e|ing) up',
    'no (?:longer )?(?:reason|wish|will) to live',
    "better (?:off )?if (?:i|he|she) (?:was|were|is|am)(?:n't| not)(?: (?:here|there|around|alive))?",
    'life (?:is |was )?not worth',
  ]),
  'giu',
);

/** Fear of dying in an attack of panic, and the death of somebody else. */
const otherDeaths = new RegExp(
  anyOf([
    '(?:angst|bang|vrees|gevoel)(?: \\p{L}+){0,4} (?:dood(?: te)? ?ga(?:an|at)?|te sterven|sterft)(?!\\p{L})',
    '(?:angst|bang|vrees) (?:voor|om) (?:de )?dood(?! te wil)(?!\\p{L})',
    '(?:denkt|dacht|dachten) dood te gaan(?!\\p{L})',
    '(?:denkt|dacht|dachten) dood te gaan(?!\\p{L})',
    '(?:fear\\p{L}*|afraid|scared|terrified|frightened|worried)(?! [^.;]*(?:want|wish))(?: \\p{L}+){0,3}? (?:dying|death|die)(?!\\p{L})',
    '(?:felt|feels|feeling|convinced|thinks|thought)(?: \\p{L}+){0,3} (?:going|about) to die(?!\\p{L})',
    '(?<!\\p{L})(?:ze|zij|hij|moeder|vader|oma|opa|iedereen|we|wij) ga(?:at|an) (?:toch |ook |binnenkort )?dood',
    'natuurlijke dood',
    '(?:plots(?:e|elinge)|acute|onverwachte) (?:hart)?dood|sudden (?:cardiac )?death',
    '(?:de |zijn |haar )?dood van (?:zijn |haar |de |een |hun |mijn )?\\p{L}+',
    '(?:died|death|overle(?:den|ed)|omgekomen|gestorven)(?: \\p{L}+)? (?:by|door|aan|through|from) (?:een )?(?:su[iï]cide|zelfdoding|zelfmoord)',
    '(?:su[iï]cide|zelfdoding|zelfmoord|poging) (?:van|door|of|by) (?:haar |zijn |mijn |een |her |his |an? )?(?:moeder|vader|broer|zus|oom|tante|zoon|dochter|neef|nicht|vriend(?:in)?|collega|mother|father|brother|sister|uncle|aunt|son|daughter|cousin|friend|colleague)',
    'geslagen (?:heeft )?in (?:zijn|haar) slaap',
  ]),
  'giu',
);
export const withoutOtherDeaths = (text: string): string => withoutExercises(text).replace(otherDeaths, ' ');

/** Any word of the field: where a note has one, nobody may say that it is silent. */
const ofField =
  /dood|sterven|(?<!\p{L})(?:dying|death|dead|suicidal)(?!\p{L})|(?:to|better|rather|and|will|would) die(?!\p{L})|gedachte|thought|(?<!\p{L})su(?!\p{L})|su[iï]c|suicid|(?<!\p{L})(?:TS|SI|DSH)(?!\p{L})|crisis|veilig|meldcode|uitbarsting|outburst|agressi|aggress|geweld|violen|item|vraag 9|q10|safe(?:ty)?(?!\p{L})|(?<!\d)113(?!\d)|noodkaart|signaleringsplan|(?:geen|een|concrete?|no|any|a) plan(?:nen|s)?(?!\p{L})|poging|attempt|levens?(?:moe|wens|einde)|zelf(?:moord|doding|beschadig)|self[- ]?harm|(?<!\p{L})(?:gesneden|gekrast|krast?|krassen|risico|risk|stem(?:men)?|voices?|opdracht\p{L}*|intent|cut|goodbye|afscheid\p{L}*)(?!\p{L})/iu;

export const isOfField = (text: string): boolean => ofField.test(text);

/** Of another matter, however near it stands. */
const another =
  /^[SOEPA]:\s|(?<!\p{L})(?:tremor|allergie\p{L}*|alcohol|drinkt|bier|wijn|blow(?:t|en)|vap(?:et|en)|rookt|roken|slaapt|eetlust|eet|gewicht|stemming|psychotisch\p{L}*|wanen|hallucinat\p{L}*|psychofarmaca|medicatie|ECG|QTc|EPDS|PHQ|RR|BP|drinks|smokes|sleeps|sleep|appetite|weight|mood|psychosis|parental leave)(?!\p{L})/iu;
export const isBeside = (text: string): boolean => another.test(text) && !ofField.test(text);
