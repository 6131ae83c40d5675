/** A diagnosis that the client had and has no more: `die verslaving, dat is geweest`. */
import type { Mention } from './clauses.ts';

/** Words between that change nothing: not yet, not all of it, supposed, or of something else. */
const few =
  '(?:(?!(?:niet|nog|bijna|haast|grotendeels|deels|gedeeltelijk|half|als|wanneer|zodra|tot|totdat|voordat|nadat|hopelijk|zou|zal|kan|wil|moet|een(?! (?:jaar|half|paar|tijd|tijdje|maand|week|training|behandeling|therapie))|not|nearly|almost|partly|partially|mostly|if|when|until|once|hopefully|would|will|could|an?|still|steeds|en|maar|and|but|of|or|,|#) )\\S+ ){0,5}?';
/** What was said of it between its name and its verb: `die u had na het ongeluk`. */
const told =
  '(?:(?:die|waar\\S*|van|uit|na|bij|tijdens|in|op|you|that|which|from|after|of|at|as|with|during|zo|dus|eigenlijk|echt|nu|nou|gelukkig|helemaal|inmiddels|dan|ook) (?:(?!(?:niet|nog|als|maar|#|@|is|zijn|was|ligt|geen|not|but|if|has|bent|ben|heb|hebt|heeft) )\\S+ ){0,12}?)?';
const end =
  '(?= (?:[.,;!?]|en|dus|he|hoor|nu|maar|toch|die|dat|gelukkig|u|je|in het|and|so|now|then|you) | $)';

const gone =
  '(?:verdwenen|overgegaan|overgewaaid|(?:helemaal|volledig|toen|vanzelf|weer)(?: goed)? opgeknapt|bijgetrokken|genezen|hersteld|weggegaan|weggebleven|weggeebd|weggezakt|uitgegroeid|toen (?:\\S+ )?behandeld|weggetrokken|opgeklaard|opgelost|overwonnen|uitgedoofd|afgerond|afgesloten|verleden tijd|geschiedenis|voorbij|achter de rug|achter (?:je|u|jou|hem|haar|ons)|uit beeld|van de baan|een gepasseerd station|in (?:volledige )?genezing|een afgesloten hoofdstuk|behandeld en (?:weg|klaar|over)|met succes behandeld|(?:goed|helemaal goed|weer goed) gekomen|disappeared|gone|resolved|remitted|cleared(?: up)?|lifted|healed|passed|over and done|over with|done with|a thing of the past|(?:a )?closed chapter|in the past|(?:ancient )?history(?! of)|behind (?:you|him|her|us))(?= )';
const goneAtEnd = `(?:over|weg|klaar|geweest|over now)${end}`;
const neverAgain =
  "(?:(?:niet|nooit|nergens) (?:meer )?(?:\\S+ )?(?:teruggekomen|teruggekeerd|terug geweest|voorgekomen|opgetreden|aan de orde|van toepassing)|(?:er )?(?:gewoon )?niet meer(?= (?:[.,!]|en|dus|he|hoor) | $)|geen (?:\\S+ )?(?:probleem|last|issue|rol|thema) meer|(?:not|never) (?:come|been) back|(?:hasn't|has not|never) (?:come back|returned|recurred))(?= )";
const ended = `(?:${few}(?:zo goed als )?(?:${gone}|${goneAtEnd}|${neverAgain}))`;
const is = "(?:is|zijn|was|waren|ligt|lijkt|blijkt|bleek|has|have|are|were|'s)";

const client = '(?:je|u|jij|hij|ze|zij|we)';
const theirs = '(?:de|die|deze|dat|uw|je|jouw|the|that|your)';
/** What somebody did who has it no more. */
const rid =
  '(?:(?:van ?af|er ?vanaf)(?! (?:uw|je|jouw|de|het|een|zijn|haar|\\d) )|over ?heen(?: gegroeid)?|overheen gekomen|klaar mee|(?:uit ?gekomen|uitgekrabbeld|uitgeklommen|eruit gekomen|er ?uit)|te boven(?: gekomen)?|(?:van )?(?:hersteld|genezen|verlost|bevrijd)|van opgeknapt|kwijt(?:geraakt)?|ontgroeid|overwonnen|(?:weten )?te overwinnen|de baas(?: geworden)?|achter (?:je|u|jou|zich|ons|hem|haar)(?: gelaten| liggen)?)(?= )';
const ridOfIt = `(?:${rid}|bovenop(?: gekomen)?(?= )|doorheen(?: gekomen)?(?= )|geen last meer(?: van)?(?= ))`;
const had = `gehad${end}`;

const atName = [
  `@ (?:, )?(?:(?:dat|die|it|that) )?${told}(?:, )?${is} ${ended}`,
  `@ (?:, )?that's ${ended}`,
  `@ ${few}(?:${gone}) (?:is|zijn|bent|ben|was)(?= )`,
  ` ${is} (?:(?:dan|dus|nu|ook|gelukkig|inmiddels) )*${theirs} (?:\\S+ )?@ ${told}${ended}`,
  `@ (?:, )?${told}(?:, )?(?:die |dat )?(?:heb|hebt|heeft|hebben|ben|bent|is|zijn) ${client} ${few}(?:${rid}|${had}|niet meer(?= [.,] | $))`,
  `@ (?:, )?daar (?:ben|bent|is|zijn|heb|hebt|heeft) ${client} ${few}${ridOfIt}`,
  `@ ${few}(?:heeft|hebt|heb|bent|ben|is) ${few}${rid}`,
  ` (?:ben|bent|is|zijn|heb|hebt|heeft) ${few}(?:van |over )?${theirs} (?:\\S+ )?@ ${few}(?:${rid}|af |heen )(?!(?:te|wil|moet) )`,
  ` (?:van|over) ${theirs} (?:\\S+ )?@ ${few}(?:af|heen|hersteld|genezen|verlost)(?= )(?! (?:te|wil|moet) )`,
  ` van (?:${theirs}|een) (?:\\S+ )?@ (?:heb|hebt|heeft|merk|merkt|ondervind\\S*|is|zie|zien) ${few}(?:geen|nauwelijks|niets|niks) (?:\\S+ ){0,2}meer(?= )`,
  '@ (?:(?!(?:niet|nog|,|en|#) )\\S+ ){0,3}?(?:speelt|is|zijn|bestaat|geldt|vormt|hindert|heeft) (?:(?!nog )\\S+ ){0,3}?(?:geen|niet|nauwelijks) (?:(?!nog )\\S+ ){0,2}?meer(?! (?:zo|dan|alleen|te|weg|wat|onder) )(?= )',
  ` met ${theirs} (?:\\S+ )?@ (?:ben|bent) ${client} ${few}klaar(?= )`,
  ` geen (?:last|hinder|klachten) meer (?:van|bij) (?:${theirs}|een) (?:\\S+ )?@`,
  ` (?:hersteld|genezen|verlost|vrij|bevrijd) van (?:${theirs}|een) (?:\\S+ )?@(?= )`,
  ` (?:recovered|recovery|cured|free) (?:from|of) (?:(?:your|the|that|an?) )?(?:\\S+ )?@(?= )`,
  ` (?:uit|door) (?:${theirs}|een) (?:\\S+ )?@ ${few}(?:gekomen|geklommen|gekrabbeld|heen)(?= )`,
  ' (?:got|came|made it|pulled) (?:through|out of|over) (?:that|your|the) (?:\\S+ )?@',
  ` put (?:the|that|your) @ ${few}behind (?:you|her|him)(?= )`,
  `@ (?:, )?${told}(?:went away|disappeared|cleared up|passed|lifted|resolved|never came back|hasn't come back)(?= )`,
  `@ (?:, )?(?:die |dat )?(?:zet|zetten|noteer|noteren|schrijf) (?:ik|we|wij) (?:\\S+ ){0,3}?als (?:over|hersteld|genezen|afgesloten|voorbij)(?= )`,
  ` (?:haal|halen) (?:ik |we |wij )?(?:de|die|uw|je|jouw) @ (?:van (?:de|het|uw|je) \\S+ (?:af)?|eraf)`,
  ` take (?:the|that|your) @ off (?:the|your) (?:list|record|file|chart|problem list)(?= )`,
];
const isEnded = new RegExp(atName.join('|'), 'u');

/** Said behind it: `…, dat is geweest`, `daar bent u goed van hersteld`, `you made a full recovery`. */
const pointing = [
  `(?:dat|die|dit) ${is} (?:${few}geleden (?:en )?)?${ended}`,
  `(?:dat|die) (?:ben|bent|heb|hebt|heeft) ${client} ${few}(?:${rid}|${had})`,
  `dat (?:die|dat|dit|het) ${few}(?:${gone}|over|weg|klaar) (?:is|zijn)(?= )`,
  '(?:dat|that) was (?:toen|then)(?= [.,!] | $)',
  `(?:that's|it's|(?:that|it|which|this) (?:is|was|has)) ${ended}`,
  `daar (?:ben|bent|is|heb|hebt|heeft) ${client} ${few}${ridOfIt}`,
  'daar (?:heb|hebben|is|zijn) (?:(?!niet|nog)\\S+ ){1,8}?van (?:afgeholpen|genezen|verlost)(?= )',
  `${client} (?:heeft|hebt|heb) (?:daar|er) ${few}geen last meer(?= )`,
  `${client} (?:ben|bent) (?:daar|er) ${few}${ridOfIt}`,
  `(?:it|that) (?:\\S+ )?(?:went away|disappeared|cleared up|passed|lifted|resolved|never came back|hasn't come back)(?= )`,
  `you (?:\\S+ )?(?:recovered (?:fully|completely|well)|(?:fully|completely) recovered|made a (?:full|complete|good) recovery|came out of it|got over (?:it|that)|grew out of (?:it|that))(?= )`,
  `you've (?:(?:fully|completely) recovered|been (?:\\S+ )?(?:healthy|fine|well) (?:ever )?since|outgrown (?:it|that))(?= )`,
];
const behind = new RegExp(`(?:^| )(?:${pointing.join('|')})`, 'u');

/** Not yet, or not all of it, or supposed. */
const isNotYet =
  / (?:niet|nog|bijna|grotendeels|deels|gedeeltelijk|half|als|wanneer|zodra|tot|totdat|voordat|nadat|hopelijk|hoop|of (?:het|je|u|de|die|hij|ze|er)|om|zou|zal|wil|wilt|willen|kunnen|kan|denkt|dacht|zegt|remissie|not|nearly|almost|partly|partially|mostly|if|when|until|once|before|after|hope|hopefully|would|will|want|could|think|says|remission|isn't|hasn't|yet) /u;
const NEAR_WORDS = 4;
const lastWords = (text: string): string =>
  ` ${text.replace(/.* , /u, '').trim().split(' ').slice(-NEAR_WORDS).join(' ')} `;

const isSaidAtName = (text: string): boolean => {
  const said = isEnded.exec(text);
  return said !== null && !isNotYet.test(text.slice(0, said.index + 1));
};
/** Said behind it, of what was just named: `Dat is al jaren over.` */
export const isOverBehind = (words: string): boolean => {
  const said = behind.exec(words);
  return said !== null && !isNotYet.test(lastWords(words.slice(0, said.index)));
};

/** What stands behind a name, up to another one. */
const behindName = ({ after }: Mention, text: string): string =>
  `${text.slice(text.indexOf('@') + 1)}${after.join('')}`.replace(/ {2,}/gu, ' ').replace(/#.*/u, '');

/** `De fobie waarvoor u toen kwam, is over`: its verb stands in the next clause. */
const goesOnWithVerb = /^ (?:is|zijn|was|waren|ligt|has|heeft|hebt|heb|bent|ben) /u;

export const isOver = (mention: Mention, text: string): boolean => {
  const [next = ''] = mention.after;
  const whole = goesOnWithVerb.test(next) ? `${text.trimEnd()}${next}` : text;
  return isSaidAtName(whole) || isOverBehind(behindName(mention, text));
};

/** Speaks of an end somewhere: what is only taken for granted is not stated then. */
const speaksOfEnd =
  / (?:genezing|genezen|hersteld|afgesloten|afsluiten|overwonnen|overgegaan|verdwenen|voorbij|verleden tijd|afgeholpen|verlost|ontgroeid|(?:ben|bent) (?:\S+ ){0,4}vanaf|kwijt|de baas geworden|achter (?:u|je|jou|hem|haar)|(?:nooit|niet) (?:meer )?(?:\S+ )?(?:teruggekomen|terug|voorgekomen|misgegaan)|geen last meer|(?:is|was) (?:(?!nog|niet|not)\S+ ){0,3}over(?= (?:[.,!]|en|dus) | $)|recovery|recovered|cured|outgrew|outgrown|gone|disappeared|behind (?:you|him|her)|never (?:came back|returned|again)|no longer|used to)(?= )/u;
export const isSaidToEnd = (sentence: string): boolean =>
  speaksOfEnd.test(sentence) && !isNotYet.test(sentence.replace(speaksOfEnd, ' '));
