/** Words in which papers tell of danger to the client or to others, and whether a sentence says that it is there. */
import type { Language } from '../../note.ts';
import { unwantedSayings, withZeroAsNone } from './risk-sayings.ts';
import { moreIdioms, plainSelf, prepared, withoutOtherDeaths } from './risk-wordings.ts';

const toSelf: Readonly<Record<Language, RegExp>> = {
  nl: /su[iï]cid|(?<!\p{L})su[iï]c(?!\p{L})|(?<!\p{L})su\s?(?=[:=])|hoef ik (?:het |zo )?niet(?: meer)?(?!\p{L})|zelfmoord|zelfdoding|doodswens|doods?gedacht|(?<!\p{L}|natuurlijke )dood(?:gaan|gaat)?(?!\p{L})|niet meer (?:willen |wil(?:len)? )?(?:leven|wakker)|er (?:gewoon |even |maar |liever )*niet (?:meer )?(?:willen )?(?:zijn|was)|ik er (?:maar |liever )?niet(?! (?:aan|over|op|uit|van|mee))|even weg willen|levensmoe|moe van het leven|beter af|redden het (?:wel )?zonder (?:mij|me)|beter dood|einde aan (?:mijn|haar|zijn|het) leven|zelfbeschadig|automutil|(?<!\p{L})(?:ge)?kras(?:t|te|sen)?(?!\p{L})|(?<!\p{L})(?:snijd(?:t|en)|sneed|gesneden)(?!\p{L})|(?<!\p{L})(?:touw|strop|spoor(?! ?[12]\b)|tso?)(?!\p{L})|(?:voor|onder) (?:de|een) trein|spoorwegovergang|afscheidsbrief|(?<!\p{L})poging(?:en)?(?!\p{L}| om| tot)|overdosis|auto-?intox|(?:alle|de) pillen|waarom nog|(?<!\p{L})spring(?:en|t)?(?!\p{L}| over| van de hak| touw| uit de band)|gesprongen|(?<!\p{L})sprong(?:en)? (?:van|uit|voor)(?!\p{L})|(?<!\p{L})(?:ga|gaan|wil|wilde)(?: \p{L}+){0,3} achterna(?!\p{L})|van (?:de|een|het) (?:brug|flat|dak|balkon)|(?<!niet (?:meer )?)op (?:de|een|het) (?:brug|dak)|stuur om|tegen een boom|verdrink|verhang|iets aan(?: te)? ?doen|zichzelf (?:pijn|slaan|slaat)|(?:leven|geen) zin meer|zin van het leven|leven heeft geen zin|zinloos|wanhop|hopeloos|er niet meer (?:te )?(?:zijn|hoeven)|niet meer (?:zien |ziet )?zitten|uit het leven|van het leven|ophang|opgehangen|(?:op)?gespaard|leven niet meer|zo niet hoeft|(?:dat )?het (?:allemaal )?niet meer hoe(?:ft|ven)|hoeft (?:het )?van mij niet|dat het stopt|hoopte? dat (?:het|er) (?:mis|fout|iets)|sombere gedachten|apart gelegd|strip(?:s)? (?:van|met)|pillen verzameld|voorraad (?:oude |eigen )?(?:medicijnen|medicatie|pillen)|wil naar (?:mama|papa)|commanderend|imperatieve stem|opdrachtstem|opdracht van (?:de |zijn |haar )?stem/iu,
  en: /suicid|self-?harm|(?:wish|want(?:s|ed)?|wishing) to (?:die|be dead)|better off (?:dead|without)|not being here|jump(?:ing|ed)? (?:off|from|in front)|driv(?:e|ing) (?:into|off)|crash(?:ing)? (?:the|her|his|my) car|hurt(?:ing)? (?:himself|herself|themselves)|kill(?:ing|ed)? (?:himself|herself|themselves|myself)|take (?:his|her|my) (?:own )?life|no point (?:in )?(?:going on|living)|hopeless|worth living|thoughts of (?:death|dying|harm\p{L}*)|passive (?:death|thoughts)|harm(?:ed|ing)? (?:to )?(?:himself|herself|themselves)|end (?:it|his|her|my) (?:all|life)|(?<!\p{L})(?:overdose\p{L}*|hang(?:ing|ed)? (?:himself|herself|themselves|myself|in)|ligature|cutting)(?!\p{L})|attempts? on (?:his|her) life|(?:previous|earlier|past|prior|other) attempts?|manage (?:\p{L}+ )?without (?:me|him|her)|rather be (?:dead|gone|with (?:her|his) (?:late )?(?:husband|wife|mother|father|parents))|command(?:ing)? (?:voices|hallucinations)/iu,
};
const toOthers: Readonly<Record<Language, RegExp>> = {
  nl: /agressi|uitbarsting|(?<!(?:na|door|van|tijdens|getuige van|slachtoffer van) )geweld|(?<!\p{L})(?:bedreigt|bedreigde|bedreigd|sloeg|geslagen|mes|vechtpartij)(?!\p{L})|wapen|mishandel|gevaar voor|vermoord|neergestoken|neersteken|steek(?:t|en)? (?:je|jou|hem|haar|ze|iemand) neer|dreig(?:t|de|en|ement)/iu,
  en: /violen\p{L}+|outburst|aggress\p{L}+|weapon|(?<!\p{L})(?:knife|threatened)(?!\p{L})|harm (?:to )?others|assault/iu,
};
/** Shortened words, which are these in capitals only. */
const shortSelf =
  /(?<!\p{L})(?:SI|TS|AM|SG(?=\s?(?:[:=–-]\s?)?(?:nee|ja|geen|neg|pos|afw|aanw|niet|soms|wel|[-+])))(?!\p{L})/u;
const shortOthers = /(?<!\p{L})HI(?!\p{L})/u;

export type Danger = 'self' | 'others';
/** A client is quoted in the other language too: `"then I better die"`. The spring of English is no jump. */
function isOfSelf(text: string, language: Language): boolean {
  const dutch = language === 'en' ? text.replace(/(?<!\p{L})springs?(?!\p{L})/giu, ' ') : text;
  return (
    [toSelf.nl, plainSelf.nl].some((words) => words.test(dutch)) ||
    [toSelf.en, plainSelf.en, shortSelf].some((words) => words.test(text))
  );
}
export function dangersIn(written: string, language: Language): Danger[] {
  const text = withoutOtherDeaths(written);
  const found: Danger[] = [];
  if (isOfSelf(text, language)) found.push('self');
  if (toOthers[language].test(text) || shortOthers.test(text)) found.push('others');
  return found;
}

/** `niet` in these denies nothing. */
const idioms =
  /(?:er |ik er )?(?:gewoon |maar |even |liever )*niet (?:meer )?(?:te )?(?:willen |wil |zien )?(?:zijn|leven|hoe(?:ft|ven)|wakker|zitten)|was ik er maar niet|ik er (?:maar |liever )?niet|kan zich niet|geen zin meer|geen (?:weerstand|controle)|not (?:being here|wak(?:e|ing)|want(?:ing)? to (?:live|be here))|no point|geen uitweg|beter af (?:is |zijn |was |zou zijn )?zonder|(?:manage (?:\p{L}+ )?|better off )without(?: (?:me|him|her)(?!\p{L}))?|zonder (?:mij|me)(?!\p{L})|liever niet (?:meer )?(?:zijn|leven)/giu;
const denies =
  /(?<!\p{L})(?:geen|niet|niets|nee|nooit|ontken\p{L}*|afwezig|zonder|weg|verdwenen|neg(?:atief)?|nihil|no|not|none|nil|den(?:y|ies|ied|ying)|never|absent|without|gone)(?!\p{L})|(?:SI|HI)\s?[-–]/iu;
/** A clause of its own, which the denial before it does not reach. */
const apart = /[,;]|\.\s|(?<!\p{L})(?:maar|wel|behalve|but|although|toen)(?!\p{L})/u;

/** `gevraagd met haar man erbij, ontkent`: the answer comes behind. */
const asking =
  /(?<!niet )(?<!\p{L})(?:(?:na|uit|be|door)?gevraagd|asked(?! to))(?!\p{L})[^,;.:]{0,40}[,:]\s*/giu;
/** `doodswens: "mis hem, maar ik hoef niet dood"`: then the label is no answer. */
const wantsToLive =
  /(?<!\p{L})(?:hoef|wil|wilde|wou)(?: \p{L}+)? niet dood|(?:not|n't) want(?:ed|ing)? to die/iu;
const labelled = /^[^:]{0,40}:\s*/u;

/** `touw was voor de kalveren`. */
const explained = /(?:touw|mes|strop) (?:was|is) (?:bedoeld )?(?:voor|om)(?!\p{L})/giu;

const named = ' zelfdoding suicide ';
/** `Item 9 = 0`, `q10 never`. */
const scoredNone =
  /(?<!\p{L})(?:item|vraag|vr\.?|q|question|punt) ?(?:9|10)\s*[:=]?\s*(?:0(?![\d.,]*\d)|"?(?:never|nooit)"?)/giu;

/** Without what was asked and explained, and by its name what has a `niet` that denies nothing. */
const plainlySaid = (written: string): string =>
  withZeroAsNone(withoutOtherDeaths(written).replace(scoredNone, ' geen suicide '))
    .replace(unwantedSayings, named)
    .replace(asking, ' ')
    .replace(explained, ' ');

/** Whether a sentence says that the danger is or was there. */
export function affirms(written: string, language: Language): boolean {
  const text = plainlySaid(written);
  const answer = wantsToLive.test(text) ? text.replace(labelled, '') : text;
  const asWord = (idiom: string) => (dangersIn(idiom, language).length > 0 ? named : ' ');
  return answer
    .replace(idioms, asWord)
    .replace(moreIdioms, asWord)
    .split(apart)
    .some((clause) => dangersIn(clause.replace(onlyMood, ' '), language).length > 0 && !denies.test(clause));
}
/** Without more these are of a mood. */
const onlyMood = /hopeloos\p{L}*|hopeless\p{L}*|wanhop\p{L}*|zinloos|sombere gedachten/giu;

/** What was done, prepared or planned for it: of any day it matters. */
const grave =
  /(?<!\p{L})(?:apart gelegd|strips? van|poging(?:en)?(?! om| tot)|(?:su[iï]cide|zelfmoord)poging(?:en)?|ts|tentamen|touw|strop|mes|wapens?|spoor|trein|spoorwegovergang|afscheidsbrief|concreet plan|concrete plannen|commanderend\p{L}*|opdrachtstem\p{L}*|opdracht van (?:\p{L}+ )?stemmen|sprong (?:van|uit|voor)|verhang\p{L}*|opgehangen|bedreigde?|voorraad|overdos\p{L}*|auto-?intox\p{L}*|attempt\p{L}*|hanging|tried to (?:hang|drown|kill|jump|poison)|cut down|knife|ligature|driving into|goodbye note|concrete plan)(?!\p{L})/iu;
export const isGrave = (text: string, language: Language): boolean =>
  plainlySaid(text)
    .replace(idioms, ' ')
    .replace(moreIdioms, ' ')
    .split(apart)
    .some((clause) => (grave.test(clause) || prepared.test(clause)) && !denies.test(clause)) &&
  affirmsOrMeans(text, language);

/** What somebody did or had ready against their own life; a strip of tablets that is left is none. */
const deed =
  /(?<!\p{L})(?:poging(?:en)?(?! om| tot)|(?:su[iï]cide|zelfmoord)poging(?:en)?|TS|tentamen|auto-?intox\p{L}*|(?<!-)overdos(?:is|es|e|ed)|sprong|verhang\p{L}*|opgehangen|afscheids\p{L}+|attempt\p{L}*|tried to (?:hang|drown|kill|jump|poison)|goodbye (?:note|letter)|ligature)(?!\p{L})/iu;
export const isDeed = (text: string, language: Language): boolean =>
  isGrave(text, language) &&
  affirms(text, language) &&
  dangersIn(text, language).includes('self') &&
  (deed.test(text) || prepared.test(text)) &&
  !wondered.test(text);
/** `Arts vraagt of het een TS was`. */
const wondered =
  /\?|(?<!\p{L})(?:vraagt?|vroeg|gevraagd|vragen|afgevraagd|asks?|asked|wonders?|wondered)(?!\p{L})[^.;]{0,20}(?<!\p{L})(?:of|if|whether)(?!\p{L})/iu;

const means =
  /voorraad|afscheidsbrief|trein|commanderend|concreet plan|concrete plan|poging|attempt|overdos|opdrachtstem|opdracht van|sprong|tried to/iu;
const affirmsOrMeans = (text: string, language: Language): boolean =>
  affirms(text, language) || means.test(text);

/** Not answered: it was not spoken of. */
export const notAsked =
  /\b(?:niet (?:apart |door mij |verder )?(?:besproken|uitgevraagd|gevraagd|bevraagd|nagevraagd|ter sprake|aan de orde)|did not (?:ask|enquire|discuss)|not (?:discussed|asked|assessed|explored))\b/iu;
/** These belong to it where something else of the paper does. */
export const belongsTo =
  /crisis(?:plan|kaart|afspra\p{L}*|lijn)|(?:belt?|bellen|gebeld)(?: \p{L}+){0,2} crisisdienst|crisisdienst (?:te )?(?:bel|gebeld)|veiligheids?(?:plan|afspra)|(?<!\d)113(?!\d)|signaleringsplan|safety plan|crisis (?:line|plan|service|team)|noodkaart|(?<!\p{L})(?:jachtgeweer|vuurwapen|geweer|munitie|firearm|shotgun|rifle)(?!\p{L})|(?<!\p{L})sleutels?(?!\p{L}| (?:van (?:de |het |haar |zijn )?(?:huis|fiets|auto|woning|kamer|voordeur)|kwijt|vergeten))|(?<!\p{L})keys? (?:to|of|for) the (?:balcony|gun|medicine|cabinet|safe|boat|shed|roof)|(?:houdt|bewaart|beheert|holds?|keeps?) (?:de |the |her |his )?(?:medicatie|medicijnen|pillen|meds|medication|tablets)(?!\p{L})|^\W*(?:safety|veiligheid)\s*:/iu;
/** What goes on about it. */
export const answersTo =
  /^["“]?(?:nee|nooit|niet|geen|nu (?:niet|geen)|desgevraagd|doorgevraagd|eenmalig|spijt|wel|alleen|kan (?:er|zich)|voelt zich|daarna|toen|no|none|never|not|denies|says|afterwards)(?!\p{L})/iu;
