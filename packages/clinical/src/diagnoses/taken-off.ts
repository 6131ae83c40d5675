/** A diagnosis that the clinician takes off: struck from the list, never established, not taken over, grown out of. */
import type { Mention } from './clauses.ts';

const it = '(?:die|dat|dit|deze|hem|het|ze)';
const me = '(?:ik|we|wij)';
const few = '(?:(?!(?:niet|nog|als|of) )\\S+ ){0,4}';
const struck =
  '(?:eraf|er af|eruit|er uit|weg|van (?:de|het|uw|je|die) (?:\\S*lijst|lijstje)(?: met \\S+)?(?: af)?|uit (?:het|uw|je|jouw) (?:\\S+ )?(?:dossier|hoofd|systeem|status)|op (?:niet actief|niet-actief|inactief|afgesloten|afgerond|hersteld|genezen|nul)|onder (?:de )?(?:voorgeschiedenis|verleden|historie)|naar (?:de )?(?:voorgeschiedenis|historie|prullenbak)|in de (?:prullenbak|ijskast|papierbak)|overboord|uit het plan|buiten beschouwing|doorstrepen|doorhalen|parkeren|afvoeren|uitgummen|opruimen|streep door|wegstrepen|schrappen|weghalen|eruit halen|eraf halen|verwijderen|loslaten|vergeten)';
const established =
  '(?:vastgesteld|gesteld|bevestigd|aangetoond|gebleken|onderbouwd|teruggezien|teruggevonden|gevonden|overgenomen|gezegd|beschreven|waargenomen|vaststellen|terugvinden|vinden|bevestigen|aantonen)';

const dutchOff = [
  `(?:haal|halen|streep|strepen|schrap|schrappen|zet|zetten|gooi|gooien|neem|nemen|veeg|vegen|sluit|sluiten) ${me} (?:${it} |dus |dan |nu |er |gewoon |hierbij ){1,4}${few}(?:${struck}|door|af)(?= )`,
  `${it} (?:haal|halen|streep|strepen|schrap|schrappen|zet|zetten|gooi|gooien|veeg|vegen) ${me} ${few}(?:${struck}|door|af)(?= )`,
  `${it} (?:kan|mag|moet|gaat|kunnen ${me}|mogen ${me}) ${few}${struck}(?= )`,
  `(?:ik|we|wij) (?:laat|laten) (?:het|dat|die|deze|hem) ${few}(?:eruit|eraf|weg) ?(?:halen|schrappen)?(?= )`,
  `${it} (?:is|wordt|werd|was) (?:\\S+ ){0,3}?(?:nooit|niet|nergens) (?:\\S+ ){0,3}?${established}(?= )`,
  `${it} (?:heb|hebben|kan|kon|kunnen|konden) ${me} (?:\\S+ ){0,3}?(?:nooit|niet|nergens) (?:\\S+ ){0,3}?${established}(?= )`,
  `(?:kan|kon|kunnen|konden) ${me}? ?${it} (?:\\S+ )?(?:nooit|niet|nergens) (?:\\S+ )?${established}(?= )`,
  `${it} (?:heeft|had) niemand (?:\\S+ ){0,3}?${established}(?= )`,
  `(?:heeft|had) (?:dus )?niemand ${it} (?:\\S+ )?${established}(?= )`,
  `daar (?:ga|gaan|ging|gingen) ${me} (?:\\S+ ){0,2}niet (?:in mee|van uit)(?= )`,
  `daar (?:ben|zijn) ${me} het (?:\\S+ )?niet mee eens(?= )`,
  `${me} (?:ben|zijn) het daar (?:\\S+ )?niet mee eens(?= )`,
  `${it} (?:neem|nemen) ${me} (?:\\S+ ){0,2}niet (?:\\S+ )?over(?= )`,
  `${it} (?:krijgt|krijg) (?:u|je|jij) (?:\\S+ ){0,5}niet(?= )`,
  `${it} (?:heeft|hebt|heb) (?:u|je|jij|hij|ze|zij|\\p{L}+) (?:dus |gewoon |zelf |echt )*niet (?=[.,] |$)`,
  `${it} (?:vind|vinden|noem|noemen|acht|achten|zie|zien|geef|geven|plak|plakken|stel|stellen) ${me} (?:\\S+ ){0,4}niet(?: \\S+){0,3}(?= [.,] | $)`,
  `${it} (?:valt|vallen|viel) (?:\\S+ ){0,2}af(?= )`,
  `${it} (?:is|lijkt|blijkt|was) (?:(?:het|dat|dus|toch|gewoon|bij (?:u|jou|je|hem|haar)|hier|volgens mij) )*(?:niet|onjuist|verkeerd|achterhaald|een vergissing|een misverstand|een verkeerde|van de baan|van tafel|verleden tijd)(?: (?:juist|correct|meer|waar|zo|terecht|het geval|aan de orde))?(?= [.,] | $)`,
  `${it} (?:heb|hebben) ${me} (?:(?!niet)\\S+ ){0,2}(?:uitgesloten|verworpen|losgelaten|geschrapt|weggestreept|doorgestreept|afgesloten|ingetrokken|laten vallen|laten varen|verlaten)(?= )`,
  `${me} (?:heb|hebben) ${it} (?:(?!niet)\\S+ ){0,2}(?:uitgesloten|verworpen|losgelaten|geschrapt|weggestreept|doorgestreept|afgesloten|ingetrokken|laten vallen|laten varen|verlaten)(?= )`,
  `${me} (?:deel|delen|onderschrijf|onderschrijven|volg|volgen|steun|steunen|ondersteun) ${it} (?:\\S+ )?niet(?= )`,
  `${it} (?:deel|delen|onderschrijf|onderschrijven|volg|volgen|herken|herkennen) ${me} (?:\\S+ )?niet(?= )`,
  `(?:u|je|jij|hij|ze|zij) (?:voldoet|voldoe|voldeed) (?:daar|er|hier) (?:\\S+ ){0,3}niet (?:meer )?aan(?= )`,
  `daar (?:voldoet|voldoe|voldeed) (?:u|je|jij|hij|ze|zij) (?:\\S+ ){0,2}niet (?:meer )?aan(?= )`,
  'daar (?:hoeft|moet|hoort) geen (?:stempel|label|etiket|diagnose)(?= )',
  `(?:daar|er) (?:vind|vond|zie|zag|herken) ik (?:\\S+ ){0,3}(?:niks|niets|weinig|onvoldoende) (?:van|over|voor)?`,
  '(?:ik|we) (?:herken|zie|vind) (?:er|daar) (?:\\S+ )?(?:niks|niets) (?:van|in|voor)(?= )',
  `${it} (?:is|was) ${few}(?:ingetrokken|uitgedoofd|uitgewerkt|opgeruimd|ontkracht|herroepen)(?= )`,
  `(?:die|de) (?:gedachte|verdenking|diagnose|hypothese|werkdiagnose) (?:is|laat|laten|hebben) (?:(?!niet)\\S+ ){0,3}(?:van tafel|van de baan|verlaten|vallen|los|losgelaten)(?= )`,
];
const englishOff = [
  "(?:i'll|i've|we'll|we've|i|we|i'm|let's|let me|i'd) (?:(?!not|never)\\S+ )?(?:take|taken|took|taking|remove|removed|strike|struck|cross|crossed|drop|dropped|dropping|close|closed|delete|deleted|park|leave|left) (?:you off (?:it|that)|(?:that|it|this|them)(?: \\S+){0,2} (?:off|out|down|idea|behind)|(?:that|the) (?:idea|label|diagnosis|thought))(?= )",
  '(?:i|we) no longer (?:do|think so|believe (?:that|so)|hold that)(?= )',
  "you've (?:outgrown|grown out of) (?:it|that)(?= )",
  "(?:that|it|this)(?:'s| is| was| has) (?:\\S+ )?(?:never|not) (?:been )?(?:\\S+ )?(?:established|diagnosed|confirmed|found|borne out|substantiated)(?= )",
  "(?:that|it|this)(?:'s| is| has) (?:(?:now|long|all|completely|fully|ancient) )*(?:history|cleared|ended|gone|lifted|off the (?:list|table)|over)(?= )",
  "(?:it|that) isn't there(?= )",
  "(?:i|we) (?:don't|do not|can't|cannot|didn't|couldn't) (?:\\S+ )?(?:agree|share that|see (?:it|that)|find (?:it|that|any)|support (?:it|that)|buy (?:it|that)|think (?:that's|that is|it's|so|it fits)|believe (?:that|it))(?= )",
  "(?:you|he|she) (?:no longer|don't|doesn't|didn't|never) (?:\\S+ )?(?:meet|meets|met|fit|fits|have|has|had) (?:the )?(?:criteria|it|that|threshold)(?= )",
  "(?:that|it|this)(?:'s| is| was)(?: (?:just|simply|quite|clearly|probably))* (?:wrong|incorrect|a mistake|an error|not right|not correct|not the case|not it|outdated|out of date|obsolete|not mine|ruled out|excluded|in the past|behind you|not what (?:i|we) (?:see|think|found))(?= )",
  "(?:we've|i've|we|i) (?:\\S+ )?(?:ruled|excluded|discounted|dismissed|rejected) (?:that|it|this)(?: out)?(?= )",
  "(?:that|the|this) (?:label|diagnosis|idea|suspicion|query) (?:was|is|has been|can be|doesn't|goes|comes)(?: (?!not)\\S+){0,3} (?:wrong|withdrawn|dropped|removed|off|fit|hold|stand|revised|mistaken|out)(?= )",
  "(?:i'm|i am|we're|we are) not (?:convinced|persuaded|buying it)(?= )",
];
const opening =
  '^ (?:[,;:.] )?(?:(?:en|maar|dus|dan|ja|nee|nou|goed|mooi|oke|prima|fijn|want|and|but|so|then|right|fine|good|okay|ah|well|no|yes|because|,|\\.) )*';
const takes = new RegExp(`${opening}(?:${[...dutchOff, ...englishOff].join('|')})`, 'u');

/** Said behind it, of what was just named: `Dan zet ik die op niet-actief.` */
export const takesOff = (words: string): boolean => takes.test(words);

const offAtName = new RegExp(
  [
    `@ (?:, )?(?:(?:die|dat) )?(?:kan|mag|moet|gaat|kunnen ${me}|mogen ${me}|haal|halen|streep|strepen|schrap|zet) (?:${me} )?${few}${struck}(?= )`,
    ` (?:kan|kunnen|mag|mogen|ga|gaan|zal|zullen|wil|durf) (?:${me} )?${few}@ ${few}(?:${struck}|afsluiten|afstrepen)(?= )`,
    '@ (?:is|was|wordt) (?:(?!niet)\\S+ ){0,4}(?:eraf|verwijderd|geschrapt|uit het dossier gehaald)(?= )',
    '@ (?:is|was) (?:(?!niet)\\S+ ){0,3}met succes behandeld(?= )',
    `@ (?:(?!#|,)\\S+ ){0,9}?nooit (?:\\S+ ){0,2}?(?:vastgesteld|gesteld|aangetoond|bevestigd|gebleken)(?= )`,
    '@ (?:ligt|is|liggen) (?:\\S+ ){1,4}achter (?:u|je|jou|hem|haar)(?= )',
    ' (?:wij|we|ik) (?:hebben|heb) @ (?:\\S+ ){0,5}en (?:\\S+ )?(?:kunnen|konden|kan|kon) (?:het|dat) niet (?:vaststellen|bevestigen|aantonen)(?= )',
    ' (?:vergeet|negeer) (?:\\S+ ){0,5}@',
    ' (?:crossed|crossing|cross|struck|striking|taken|taking|took|take|remove|removed|removing|drop|dropped|dropping) (?:out |off |the |that |your |query |diagnosis |label |of ){0,4}@(?! (?:\\S+ ){0,2}seriously)',
    '@ (?:is|was) (?:now )?off (?:the|your|my|our) (?:list|table|record)(?= )',
    '@ (?:\\S+ ){0,6}(?:has|have) (?:now |since |completely |fully )?(?:cleared|lifted|gone|remitted)(?= )',
    '@ (?:\\S+ ){0,2}(?:ended|stopped) (?:when|after|years|in)(?= )',
    ' (?:beat|overcame|recovered from|grew out of|outgrew) (?:(?:your|the|that|his|her) (?:\\S+ and )?)+@',
    '@ , (?:now |since |fully |completely )?(?:resolved|full recovery|fully recovered|cleared)(?= )',
    '@ (?:, )?(?:volledig |geheel |helemaal )?(?:hersteld|genezen|behandeld , klaar|behandeld en klaar)(?= [.,] | $)',
    " (?:wouldn't|would not|won't|will not|can't|couldn't) (?:\\S+ )?(?:diagnose|call (?:it|this|that)|label (?:it|this|that)) (?:an? )?@",
    ' (?:stop|stopped) short of (?:calling (?:it|this) |diagnosing )?(?:an? )?@',
    `@ (?:, )?(?:die|dat) (?:heb|hebben) ${me} (?:\\S+ )?niet (?:\\S+ )?${established}(?= )`,
    "@ (?:we|i) looked for (?:\\S+ ){0,3}and (?:it )?(?:isn't|wasn't|didn't)(?= )",
  ].join('|'),
  'u',
);
/** What is in doubt, supposed or asked takes nothing off. */
const isHeldBack =
  / (?:als|if|zodra|wanneer|when|once|misschien|maybe|of (?:we|ik|het)|whether|kunnen we nog niet|not yet) /u;

export const isTakenOff = ({ after }: Mention, text: string): boolean => {
  const whole = `${text.trimEnd()}${after.join('')}`.replace(/ {2,}/gu, ' ');
  if (offAtName.test(text) || (offAtName.test(whole) && !whole.includes('#'))) return !isHeldBack.test(text);
  const [next = ''] = after.filter((each) => each.trim().length > 1);
  return !next.includes('#') && takesOff(next) && !isHeldBack.test(next);
};
