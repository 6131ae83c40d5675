/** A diagnosis right behind words that hold it of the client: what else runs on in a sentence without marks does not undo it. */
import type { Language } from '../note.ts';

const dutchBetween =
  '(?:(?:een|de|het|nu|ook|dus|nog|al|helaas|duidelijke?|zowel|lichte?|milde?|matige?|ernstige?|forse|evidente|chronische|recidiverende|eerste|tweede|complexe|bekende|comorbide|onderliggende|vroege|beginnende|langer|bestaande|reeds|vorm|van) )*(?:(?!of |als |geen |niet |mogelijke |evt |eventuele |was |alles |soms |eens |eerdere |vroegere )\\S+[es] )?';
const englishBetween =
  '(?:(?:an?|the|also|now|still|clear|mild|moderate|severe|recurrent|chronic|first|complex|known|comorbid|underlying|early|long|longstanding|standing|established|likely|probable|case|form|of) )*(?:(?!or |if |no |not |possible |query |some |was |were |had |by |from |in |at |to |for |on |about |with |previous |past |family )\\S+ )?';

/** Heads what follows, and is not `die diagnose`. */
const headingAhead =
  '(?<= (?!(?:de|het|een|deze|die|dit|dat|uw|je|jouw|haar|zijn|hun|mijn|onze|als|met|voor|zonder|geen|aan|van|bij|tot|over|eerdere|oude|vorige|eerdere|gestelde|the|an?|this|that|your|his|her|their|my|our|with|of|from|previous|earlier|old|prior|preliminary|first|initial|voorlopige|eerste) )\\S+|^)';

const frames: Readonly<Record<Language, readonly RegExp[]>> = {
  nl: [
    ' bekend (?:is |was )?(?:met|wegens|vanwege)',
    ' (?:bij|van|met|op) (?:een |de )?(?:reeds |al )?bekende',
    ' sprake (?:is )?van',
    ' (?:lijdt|lijdend|kampt) (?:aan|met)',
    `${headingAhead} (?:hoofd|neven|eind|ontslag|werk|beschrijvende |dsm )?(?:diagnose|conclusie|classificatie)(?: (?:is|luidt|wordt|blijft|:|,|dus|dan))*`,
    ' (?:diagnose|conclusie|classificatie)(?: (?:hier|nu|dus|dan|voor mij|bij \\S+))* (?:is|luidt|wordt|blijft)(?: (?:dus|dan|nu|:|,))*',
    ' (?:in zorg|in behandeling|onder behandeling|ingeschreven|opgenomen|in begeleiding)(?: bij \\S+(?: \\S+)?)? (?:voor|met|wegens|vanwege|in verband met|ivm|onder)',
    ' (?:verwijs|verwijzen|meld|melden) (?:ik|we|wij) (?:(?!of|niet|geen|onderzoek|diagnostiek)\\S+ ){0,8}?(?:met|wegens|vanwege|in verband met|ivm)',
    ' (?:ik|we|wij) (?:verwijs|verwijzen|meld|melden) (?:(?!of|niet|geen|onderzoek|diagnostiek)\\S+ ){0,8}?(?:met|wegens|vanwege|in verband met|ivm)',
    ' (?:ik|we|wij) (?:\\S+ ){1,6}verwijzen (?:met|wegens|vanwege|in verband met|ivm)',
    ' client (?:, )?(?:(?:bekend )?met|(?:die )?lijdt aan|(?:die )?heeft|is bekend met)',
    '(?<= \\S+ \\S+) (?:is|betreft|blijft|blijkt) (?:het|dit)(?: (?:dus|dan|nu|toch|gewoon|wel|hier|ook|volgens mij|voor mij|bij (?:u|jou)))*',
    ' (?:is|blijkt|bleek) (?:toch|dus|nu|eigenlijk|uiteindelijk|inmiddels|gewoon|daadwerkelijk)',
    ' (?:namelijk|te weten)',
    ' (?:opname ?indicatie|indicatie voor (?:de )?opname|reden (?:van|voor) (?:de )?opname)(?: (?:is|:|,))*',
    ' (?:beeld|geheel|plaatje|klachtenpatroon|uitslag|onderzoek|profiel) (?:past|passend) (?:(?!niet)\\S+ ){0,2}bij',
  ].map((source) => new RegExp(`${source} ${dutchBetween}@`, 'u')),
  en: [
    ' known (?:to have |with |case of |for )?',
    ' (?:suffers|suffering) from ',
    ' (?:presents|presenting|presented|admitted) with ',
    ' (?:under|open to) (?:our |your |the )(?:\\S+ ){0,3}?(?:for|with) ',
    `${headingAhead} (?:diagnosis|impression|opinion)(?: (?:is|remains|of|:|,|that))* `,
    ' (?:diagnosis|impression|opinion)(?: (?:here|now|then))* (?:is|remains)(?: (?:that|:|,|of))* ',
    ' client (?:, )?(?:with|(?:who )?has|(?:who )?suffers from) ',
    " (?:is|it's|that's|turns out to be|turned out to be) (?:actually|really|in fact|clearly|now) ",
    ' namely ',
    ' (?:meets|meeting) (?:the )?(?:full )?(?:\\S+ )?criteria for ',
    ' (?:reason for (?:the )?admission|indication for admission)(?: (?:is|:|,))* ',
  ].map((source) => new RegExp(`${source}${englishBetween}@`, 'u')),
};

/** Asked, supposed, denied, of anybody, or what somebody else says. */
const governed: Readonly<Record<Language, RegExp>> = {
  nl: / (?:als|of|indien|wanneer|mocht|stel|alsof|tenzij) (?:(?!en )\S+ ){0,5}$| (?:geen|niet|nooit|nauwelijks|zonder|onvoldoende|evenmin|ontkent) (?:\S+ ){0,3}$| (?:mensen|patienten|clienten|kinderen|iemand|iedereen|anderen|volwassenen|vaak|soms) (?:\S+ ){0,5}$| (?:zegt|zei|zeiden|denkt|dacht|dachten|schrijft|schreef|noemt|noemde|vraagt|vroeg|vermoedt|vermoedde|overwogen|verworpen|zou|zouden|kan|kunnen|bang|angst|kans|risico|twijfel\S*|onderzoeken|uitsluiten|vraag|vraagstelling|verwijsbrief|verwijzer|huisarts|poh|brief|staat|stond) (?:\S+ ){0,4}$| (?:had|zag|sprak) (?:\S+ ){0,3}$| (?:ik ben|wij zijn|we zijn|ben ik) (?:\S+ )?$/u,
  en: / (?:if|whether|unless|suppose|when|once|before) (?:(?!and )\S+ ){0,5}$| (?:no|not|never|without|denies|isn't|doesn't|don't|didn't|wasn't) (?:\S+ ){0,3}$| (?:people|patients|anyone|someone|everyone|others|often|sometimes) (?:\S+ ){0,5}$| (?:says|said|thinks|thought|suggested|suspected|queried|considered|could|might|may|would|afraid|risk|chance|exclude|rule|question|referral|gp|letter) (?:\S+ ){0,4}$| (?:had|saw|met|treated) (?:\S+ ){0,3}$| (?:i'm|i am|we're) (?:\S+ )?$/u,
};
/** Of a stay or a treatment that is over only the rest of the sentence tells. */
const isOver =
  / (?:was|waren|werd|had|hadden|bent|ben|eerder|ooit|destijds|vroeger|toen|geleden|were|once|previously|ago|had) (?:\S+ )*$/u;
/** `Op uw twintigste was er sprake van …` */
const isOfThen = / (?:was|waren|had|hadden|were) (?:er |toen |destijds |bij (?:u|jou|je) )*$/u;
const stays =
  /^ (?:in zorg|in behandeling|onder behandeling|ingeschreven|opgenomen|in begeleiding|admitted|presented|under|open)/u;
const undone: Readonly<Record<Language, RegExp>> = {
  nl: /^ (?:(?!,)\S+ )?(?:of|trekken|trekjes|kenmerken|klachten|symptomen|niet|geen|uitgesloten|verworpen|vervallen|vervalt|ingetrokken|herzien|losgelaten|overwogen|nooit|vragenlijst|onderzoek|test|score|groep|als|indien|wanneer|pas|alleen) /u,
  en: /^ (?:(?!,)\S+ )?(?:or|traits|features|symptoms|not|isn't|excluded|withdrawn|has been withdrawn|removed|considered|questionnaire|scale|group|clinic|assessment|if|only) /u,
};

/** `text` is a clause in plain words with `@` for the diagnosis. */
export function isFramed(text: string, language: Language): boolean {
  return frames[language].some((frame) => {
    const said = frame.exec(text);
    if (!said) return false;
    const before = `${text.slice(0, said.index)} `;
    const behind = text.slice(said.index + said[0].length);
    if (governed[language].test(before) || undone[language].test(behind)) return false;
    if (isOfThen.test(before) && !/^ (?:is|blijkt|bleek|blijft) /u.test(said[0])) return false;
    return !(stays.test(said[0]) && isOver.test(before));
  });
}
