/** What the rest of a sentence does to a diagnosis that is named in it. */
import type { Mention } from './clauses.ts';

/** `Als het zo blijft, dan spreken we van …`; not `als ik u zo hoor, dan …`. */
const supposes =
  /^ (?:, )?(?:(?:en|maar|and|but|dus|so) )*(?:als|indien|mocht|wanneer|zodra|if|once) (?!ik |we |wij |i |we |you ask |you look |je kijkt |u kijkt |je het |u het |je alles |u alles |je dit |u dit )/;
const follows =
  /^ (?:, )?(?:dan|then|noem|noemen|spreek|spreken|heet|is|wordt|heb|hebben|we'll|we'd|i'll|i'd) /;
/** The same without a comma: `Als het over een jaar nog zo is noemen we het …` */
const supposesAndFollows =
  / (?:als|indien|zodra|if) (?:het|dit|dat|de|die|it's|it|this|that|the) (?:(?!(?:ik|i) )\S+ ){2,12}(?:(?:noem|noemen|spreek|spreken) (?:we|ik|wij)|(?:we'll|i'll|we'd|i'd|we|i) (?:call|say|diagnose|speak of)) (?:\S+ ){0,4}@/;

export const isSupposed = ({ clause, before }: Mention): boolean =>
  (follows.test(clause) && supposes.test(before.at(-1) ?? '')) || supposesAndFollows.test(clause);

/** `…, waarschijnlijk uitgelokt door het ontslag`: the cause is in doubt, not the diagnosis. */
const doubtOfCause =
  /(?<=@ (?:, )?)(?:waarschijnlijk|vermoedelijk|mogelijk|misschien|wellicht|denk ik|vermoed ik|probably|possibly|most likely|likely|perhaps|maybe|presumably|i think|i suspect) (?:(?:ook|deels|mede|vooral|mainly|partly|also) )*(?:door|uitgelokt|veroorzaakt|ontstaan|getriggerd|als gevolg|ten gevolge|op basis van|in het kader van|secundair aan|bij een|bij de|vanwege|wegens|na|sinds|omdat|doordat|secondary to|in the context of|on the basis of|related to|brought|due|because|caused|triggered|after|following|since|from|as a result|set off) .*/;
export const isDoubtfulCause =
  / (?:waarschijnlijk|vermoedelijk|mogelijk|misschien|wellicht|probably|possibly|likely|perhaps|maybe) (?:\S+ )?(?:door|na|vanwege|from|due to|because of|caused by|after) (?:(?:de|die|het|dat|een|uw|je|zijn|haar|the|that|an?|your|his|her) )?@/;
/** `Het klinkt misschien gek, maar …` */
const doubtOfWords =
  / (?:(?:het|dit|dat|it|this|that) )?(?:klinkt|lijkt|is|komt|sounds?|may sound|might sound|might seem|may seem|seems?) (?:misschien |wellicht |mogelijk |perhaps |maybe )?(?:(?!als|of|naar|op|like|as|to)\S+ ){1,3}, (?=(?:maar|but) )/;
/** `Gezien uw PTSS lijkt EMDR mij de beste keus.` */
const seemsOther =
  /(?<=@ (?:\S+ ){0,3})(?:(?:lijkt|lijken) (?!(?:het|dit|dat|er|me|mij|op|sprake|u|je|hier|wel|sterk|erg|heel|te|de|nu) )(?:\S+ ){1,4}?(?:me|mij|ons) |(?:seems|sounds|looks) (?:like )?(?:the|a) (?:best|good|right|sensible) (?!(?:fit|match|explanation|diagnosis|label|name) )).*/;
/** `…, and I think you knew that` */
const thinksOther =
  /(?<=@ (?:, )?)(?:and|en) (?:i (?:think|believe|suspect)|ik (?:denk|vermoed|geloof)|dat (?:denk|wist|weet)|probably|waarschijnlijk) (?:dat )?(?:you|we|they|he|she|u|je|jij|we|dat) (?!(?:have|has|also|heeft|hebt|ook)\b).*/;

/** `U heeft een bipolaire stoornis, en dit lijkt op vorig jaar`: what is in doubt is something else. */
const doubtBehindOwn =
  /(?<= (?:(?:u|je|jij) (?:een |de |ook |nu eenmaal )*@ (?:heeft|hebt)|(?:u heeft|u hebt|je hebt|jij hebt|heeft u|hebt u|heb je|you have|you've got|you've) (?:een |an? |ook |also |nu |eenmaal |nog |steeds |gewoon |still )*@) (?:[,.] )?)(?:(?:en|maar|dus|and|but|so|,) )*(?:(?:dit|dat|het|(?:de|die|dat|het|uw|je|jouw) \S+) (?:lijkt|lijken) (?:(?!niet|zeker)\S+ ){0,3}?(?:op (?!#)|beter|slechter|minder|erger|goed|verstandig|handig|toe te|af te|te (?!kloppen|zijn))|(?:misschien|wellicht|waarschijnlijk|vermoedelijk|mogelijk) (?!is |klopt |heeft |hebt |heb |ook |een |nog |wel |al |#)\p{L}+ \p{L}|(?:misschien|wellicht|waarschijnlijk) is (?:het|dat|dit) (?:goed|verstandig|handig|fijn|beter|tijd|een idee|een reden|waarom|daarom) |(?:het|dat) is (?:goed |best )?mogelijk dat (?!het |dit |dat )|(?:this|it|that|the \S+) (?:looks|look|sounds|seems|seem) (?=\p{L})(?!right |correct |clear |certain |likely |you )(?!(?:\S+ ){0,5}#)|(?:perhaps|maybe|probably) (?:you|that|we|it) (?!have |has |is )).*/u;

/** `…, en de depressie laten we voorlopig` */
const leavesForNow =
  / (?:leave|leaving|park|parking|laat|laten) (?:(?:we|ik|the|that|de|die) )*(?:[@#] )?(?:(?!voorlopig|voor|for)\S+ )?(?:for now|for the time being|voorlopig|voor nu|nog even|even)(?= (?!zeggen|noemen|aannemen|uitgaan|ervan))/;

export const onlyDoubtsOfIt = (text: string): string =>
  text
    .replace(doubtOfCause, '')
    .replace(doubtOfWords, ' ')
    .replace(seemsOther, '')
    .replace(thinksOther, '')
    .replace(leavesForNow, ' ')
    .replace(doubtBehindOwn, '');

/** `…, en daar sluit ik me bij aan`; not `daar ben ik het niet mee eens`. */
export const endorses =
  /^ (?:[,;:.] )?(?:(?:en|maar|dus|ja|and|but|so|yes|yeah|which|that|that's right|that is right|dat klopt|klopt|inderdaad|precies|exactly|correct|indeed|,) )*(?:(?:daar|hier) (?:(?:sluit|sluiten) (?:ik|we|wij) (?:me|mij|ons) (?:(?!niet)\S+ ){0,2}bij aan|(?:ben|zijn) (?:ik|we|wij) het (?:(?!niet)\S+ ){0,2}mee eens|(?:kan|kunnen|kon) (?:ik|we|wij) (?:me|mij|ons) (?:(?!niet)\S+ ){0,2}in vinden|(?:ga|gaan) (?:ik|we|wij) (?:(?!niet)\S+ )?in mee|(?:sta|staan) (?:ik|we|wij) (?:(?!niet)\S+ )?achter)|(?:heeft|hebben|had|hadden) (?:uw|je|jouw|die|de) \S+ (?:(?!niet|geen)\S+ )?gelijk in|(?:die|deze) diagnose (?:stel|stellen|geef|geven|ga|gaan|krijgt|krijg) (?:ik|we|wij|u|je)(?! (?:\S+ ){0,3}niet )(?= )|(?:dat|die|deze|dit)(?: (?:diagnose|diagnoses|classificatie|conclusie|oordeel|mening))? (?:(?:onderschrijf|onderschrijven|deel|delen|bevestig|bevestigen) (?:ik|we|wij)(?! (?:\S+ ){0,2}niet )|(?:neem|nemen) (?:ik|we|wij) (?:(?!niet)\S+ ){0,2}over(?= ))|(?:ik|we|wij) (?:onderschrijf|onderschrijven|bevestig|bevestigen|deel|delen) (?:dat|die|deze|dit)(?! (?:\S+ ){0,2}niet)(?= )|(?:ik|we|wij) (?:ben|zijn) het (?:(?:daar|hier)(?: (?!niet)\S+)? mee|(?:(?!niet)\S+ )?met (?:hem|haar|hen|u|die|deze|dat|(?:de|mijn|uw|je|collega|dokter|dr) \S+)) (?:(?:helemaal|volledig|zeker) )?eens|(?:i|we|i'd|we'd|i would) (?:(?:fully|completely|entirely|would) )?(?:agree|concur)(?= (?:with|,|\.|on|too|there|and) | $)|(?:zo|daar|daarvoor) (?:behandel|behandelen) (?:ik|we|wij) (?:hem|haar|u|je|jou|het|dat|dit) (?:(?!niet)\S+ )?(?:ook|voor|zo)|(?:ik|we|wij) (?:behandel|behandelen) (?:hem|haar|u|je|jou|het|dat|dit|hen) (?:(?!niet)\S+ ){0,2}(?:als zodanig|daarvoor)|(?:we|we're|i|i'm|we are|i am) (?:(?:also|already) )*(?:treat|treating) (?:him|her|you|it|them) (?:(?:also|accordingly) )*(?:as such|for that|for it|accordingly)|(?:i|we)(?:'d)? (?:endorse|share|go along with|second) (?:that|it|this)|(?:i'd|we'd|i'll|we'll) (?:endorse|share|go along with|second|go with) (?:that|it|this)(?! for (?:now|the time)))/;

/** `…, daar ga ik voorlopig van uit` */
export const adoptsBehind =
  /^ (?:[,;:.] )?(?:(?:en|maar|dus|and|but|so) )*(?:(?:daar|hier) (?:ga|gaan|ging|werk|werken) (?:ik|we|wij) (?:(?!niet)\S+ ){0,4}(?:van uit|vanuit|mee(?! aan de slag))|(?:ik|we|wij) (?:ga|gaan|werk|werken) (?:daar|hier) (?:(?!niet)\S+ ){0,4}(?:van uit|vanuit|mee(?! aan de slag))|dat is waar (?:ik|we|wij) (?:(?!niet)\S+ ){0,3}van uit ?(?:ga|gaan)|(?:daar|hier) (?:houd|hou|houden) (?:ik|we) het (?:(?!niet)\S+ ){0,3}op|(?:i'll|we'll|let's|i'm|we're|i will|we will|i am|we are) (?:(?!not)\S+ ){0,3}(?:on that (?:assumption|basis)|with that (?:assumption|for now|as|until|in mind)|from that assumption|that as (?:provisional|read|our starting|my starting|a starting|the working)))(?= )/;

/** `…, ik zet het voorlopig als hypothese in het dossier` */
export const notesAsGuess =
  /(?:^| ,| en| maar| and| but) (?:(?:ik|we|wij) (?:zet|zetten|noteer|noteren|schrijf|schrijven|neem|nemen|houd|hou|houden) (?:het|dat|dit|hem)|(?:dat|dit|het) (?:zet|zetten|noteer|noteren|schrijf|schrijven|neem|nemen|houd|hou|houden) (?:ik|we|wij)|(?:i'll|we'll|i|we) (?:put|note|write|record|keep|keeping) (?:it|that|this)) (?:(?!niet|not)\S+ ){0,4}?(?:als|as) (?:(?:een|an?|my|our|mijn|onze|voorlopige|working|provisional) )*(?:hypothese|werkhypothese|werkdiagnose|vermoeden|mogelijkheid|hypothesis|diagnosis|query|possibility|suspicion)(?= )/;

/** `De differentiaal: een psychose, een manie of een delier`, `schizofrenie dan wel een psychose`: each of them may be it. */
const differential =
  / (?:differentia\S*|dd|ddx) (?:.* )?@|@ (?:dan wel|danwel|versus|vs) (?:(?:een|an?|\S+) )?#|# (?:dan wel|danwel|versus|vs) (?:(?:een|an?|\S+) )?@/;
export const isOfDifferential = ({ before, clause }: Mention): boolean =>
  differential.test(`${before.join('')}${clause}`.replace(/ {2,}/g, ' '));

/** `Als ik moet gokken: …`, `at the back of my mind is …` */
const guesses =
  / (?:als (?:ik|we) (?:\S+ ){0,2}?(?:moet|moest|mag|mocht|zou|moeten) (?:\S+ ){0,2}?(?:gokken|raden|kiezen|wedden)|als ik (?:(?:het|er|iets|nu|dan|toch|een|naam|diagnose|aan) )+(?:moet|moest|zou moeten) (?:be)?(?:noemen|geven|zeggen)|if i had to (?:guess|say|bet|choose|pick|commit|name it|(?:put|give) (?:\S+ ){0,2}name)|(?:in|op) (?:mijn|ons) achterhoofd|back of (?:my|our) minds?|mijn gok|best guess|educated guess) /;
export const isGuessed = (sentence: string): boolean => guesses.test(sentence);

/** Two between which nothing is chosen: no working diagnosis. */
const leavesOpen =
  / (?:twijfel|twijfelen|aarzel|in two minds|torn|undecided|can't decide) (?:\S+ ){0,3}(?:tussen|between) .*[@#].* (?:laat|laten|houd|houden|leave|leaving|keep|won't|can't|not|niet|later|pas) /;

/** `We houden open of het ADHD of autisme is`: both are thought of. */
const keepsOpen =
  / (?:(?:houd|hou|houden|laat|laten|blijft|keep|keeping|leave|leaving) (?:(?!niet |not )\S+ ){0,4}(?:open|in het midden) (?:, )?(?:of|whether|if) (?:\S+ )*[@#] (?:\S+ ){0,3}?(?:of|or) (?:\S+ ){0,3}?[@#]|of (?:het|dit|dat|er|u|je|jij) (?:\S+ ){0,4}?[@#] (?:\S+ ){0,3}?of (?:\S+ ){0,3}?[@#] (?:\S+ )?, (?:dat )?(?:houd|hou|houden|laat|laten) (?:ik|we|wij) (?:\S+ ){0,3}(?:open|in het midden)|is (?:het )?of (?:een )?[@#] of (?:een )?[@#] )/;
export const isKeptOpen = (sentence: string): boolean => keepsOpen.test(sentence);

/** `Het is PTSS of een rouwstoornis`: either of them. */
const either =
  /[@#] (?:(?:zijn|is|heeft|hebben|be) )?(?:, )?(?:of|or|ofwel|dan wel) (?:(?:een|an?|toch|wellicht|misschien|mogelijk|gewoon|maybe|perhaps|possibly|some|het|is|it's|ook) )*[@#]/u;
export const isEither = ({ clause }: Mention): boolean => either.test(clause) && clause.includes('#');
/** `…, ik neig naar het eerste`, `…, dat kan beide kanten op` */
const weighs =
  / (?:kan|kunnen|gaan|could go|can go) (?:nog )?(?:beide|alle|twee|either|both) (?:kanten|richtingen|ways?)(?: op)?(?= )| (?:neig|neigen|leun|lean|leaning|inclined) (?:\S+ ){0,3}(?:naar|to|towards?) (?:het|de|the) (?:eerste|laatste|tweede|first|last|latter|former|second)(?= )/u;
export const isWeighed = (sentence: string): boolean => weighs.test(sentence);

/** `Dat lijkt op ADHD, maar slaaptekort geeft hetzelfde.` */
const hasOtherCause =
  / (?:lijkt|lijken) (?:\S+ ){0,3}op (?:\S+ ){0,4}[@#] (?:, )?maar (?:ook|net zo goed) (?:\S+ ){0,4}[@#] | (?:lijkt|lijken|looks|sounds|seems) (?:\S+ ){0,6}[@#] .*(?:maar|but) .* (?:hetzelfde|dezelfde|net zo goed|the same|just as well) /;

export const isLeftOpen = (sentence: string): boolean =>
  leavesOpen.test(sentence) || hasOtherCause.test(sentence);

/** Another name for what was named: `…, dysthymie zeiden we vroeger`. */
const otherName =
  /(?:^| ,)(?: (?:en|of|or|wat|zoals|what|which|as))*(?: (?:we|ze|wij|men|they|people))? (?:(?:vroeger|ook wel|tegenwoordig|formerly|previously) )*(?:(?:used to be|was|is also|is sometimes|once|formerly|heette|heet) )?(?:(?:called|known as|vroeger|call|ook wel) )*(?:an? |een )?[@#](?: (?:zeiden|zei|noemden|noemde|heette|heetten|genoemd|zeggen|used|as))(?: (?:we|ze|wij|men|het|dat|je|they|people|vroeger|toen|ook|wel|to|be|werd|was|dan|nog|call|called|it|known))*(?= [.,] | $)|,? (?:what|which) (?:used to be|was once|was|is also) (?:called|known as) [@#]|,? (?:what|which) (?:we|they|people|you) used to call [@#]/;

/** The same in plain words: `dysthymie, zeg maar een chronische lichte depressie`. */
const paraphrase =
  /# (?:[,(] )?(?:(?:dat|dit|het|die|which|that|it) (?:is|lijkt|looks) |that's |it's |dus |eigenlijk |really )*(?:(?:zeg maar|zogezegd|in gewone taal|in gewoon nederlands|met andere woorden|anders gezegd|simpel gezegd|kort gezegd|basically|in other words|in plain (?:english|words)|so to speak|if you like|roughly|essentially)(?: gezegd)?(?: [,:])? (?:een |an? )?|(?:(?:een|a) )?(?:soort|sort|kind)(?: van| of)? (?:een |an? )?|(?:een|a) (?:(?:milde|lichte|mildere|lichtere|langdurige|chronische|mild|milder|light|lighter|chronic|lesser) )+(?:vorm|variant|versie|form|version|variant) (?:van|of) (?:een |an? )?|(?<=lijkt )op (?:een )?|(?<=(?:is|looks) )like (?:an? )?)(?:(?!en |and |ook |also |plus |maar |but )\S+ ){0,3}@/;

export const isAlsoCalled = ({ clause, before }: Mention): boolean => {
  if (paraphrase.test(`${before.join('')}${clause}`.replace(/ {2,}/g, ' '))) return true;
  const said = otherName.exec(clause);
  return (
    said?.[0].includes('@') === true && (before.some((each) => each.includes('#')) || clause.includes('#'))
  );
};

/** Without the other name, whose time is not that of the diagnosis. */
export const withoutOtherName = (clause: string): string => {
  const said = otherName.exec(clause);
  return said && said[0].includes('#') && !said[0].includes('@') ? clause.replace(otherName, '') : clause;
};

/** `Dat is uw grootste angst, dat het schizofrenie is.` */
export const isFeared = ({ clause, before }: Mention): boolean =>
  / (?:bang|angst|vrees|zorgen?|fear|fears|afraid|worry|worried) /.test(before.at(-1) ?? '') &&
  /^ , (?:dat (?:het|u|je|er|dit)|that (?:it's|it is|you|this)) /.test(
    `${(before.at(-1) ?? '').trimEnd().slice(-2)}${clause}`,
  );

/** `Of er ook een angststoornis is, dat denk ik wel.` */
export const affirms =
  /^ (?:, )?(?:en |maar |and |but )?(?:dat (?:vermoeden (?:heb|hebben) (?:ik|we|wij)|(?:denk|vermoed|verwacht) ik|(?:denken|vermoeden|verwachten) (?:we|wij))(?: (?:zelf|eigenlijk|zeker|ook|echt))* wel (?!(?:eens|niet) )|dat (?:kan|kunnen|durf|sluit|sluiten|mag) (?:(?!niet)\S+ ){1,4}niet (?:uitsluiten|uit|uit te sluiten) |(?:ik|we|wij) (?:houd|hou|houden|laat|laten) het (?:nog )?(?:even )?open |(?:i|we) do (?:suspect|think) (?:so|that|it) )/;
