/** The client asks whether they have it, and the clinician says so: `Heb ik dan borderline?` – `Ja, dat is inderdaad de diagnose.` */

const between =
  '(?:(?!(?:of|or|niet|not|geen|no|mijn|my|over|van|voor|for|,|bij|door|met|with|about|tegen|on|in|than|against|from|to|after|na|aan|op|\\S+er dan|anders dan) )\\S+ ){0,5}';
const asks = new RegExp(
  ` (?:heb ik|is het|is dit|is dat|heeft hij|heeft ze|heeft zij|heeft mijn \\S+|gaat het om|ik heb|ik had toch|het is|dit is|dat is|hij heeft|ze heeft|it's|that's|this is|that is|i've(?: really| actually)? got|i(?: do| really| actually)* have|do i(?: really| actually| still| also)* have|have i got|is it|is this|is that|ben ik|ik ben|am i|i'm|are we|are you saying|does he have|does she have|has he got|has she got|he has|she has|he's got|she's got|does my \\S+ have|has my \\S+ got|(?:bedoelt|bedoel|zegt|zeg|noemt|noem) (?:u|je|jij)|(?:u|je|jij) (?:bedoelt|zegt)|(?:do )?you mean|you're saying|heet dat|dat heet|noemen (?:ze|jullie) dat|is that called|(?:dat|het|it|this|that) (?:wordt|would be|must be)|wordt het|betekent dat|heb ik dus|(?:denkt|denk) (?:u|je|jij)(?: (?:dan|nu|ook|zelf))* aan|(?:are you|you're) thinking(?: of)?|zou (?:u|je) (?:zeggen|het)(?: dat)? (?:het|dit|dat)|would you (?:say|call) (?:it's|it is|this is|that|it|this))(?: toch niet| toch geen| echt| dus| nou| really| actually| definitely)* (?:got )?${between}@`,
  'u',
);
/** `Dus u denkt dat ik ADHD heb?` */
const asksThat =
  / (?:dat|of) (?:ik|hij|ze|zij|het|dit|mijn \S+) (?:(?!niet|geen)\S+ ){0,3}@ (?:heb|heeft|is|ben|gaat)(?= )|@ (?:, )?(?:die|dat) heb ik(?= )|@ (?:, )?is (?:dat|het|it|that) (?:\S+ )?(?:zeker|zo|definite|certain|sure)(?= )/u;
/** `Een postnatale depressie?` */
const onlyNames =
  /^ (?:(?:en|dus|dan|oh|o|ja|ah|oke|nou|hm|wacht|echt|toch|een|de|eh|so|and|then|okay|ok|well|wait|like|what|wat|you mean|an?|,) )*@ (?:(?:dan|dus|toch|zeker|of zo|ofzo|misschien|soms|bedoelt u|bedoel je|then|right|maybe|perhaps|you mean|is it|or something|he|,|\?|!|\.) )*$/u;
/** What the clinician holds for so: a yes to it makes nothing certain. */
const asksWhatIsThought =
  / (?:denkt|denk|vermoedt|vermoed) (?:u|je|jij) | (?:u|je|jij) (?:denkt|vermoedt|denk) | you (?:think|suspect|reckon|believe) | (?:zou|zouden|could|might|would) /u;

/** `Is het ADHD of autisme?` */
const asksWhich = / (?:of|or) (?:\S+ ){0,2}[@#]|@ (?:of|or) (?!zo |something |niet |not )/u;

/** `Dus dat is het dan, borderline.` */
const concludes =
  / (?:dat|dit|het) is het(?: (?:dan|dus))* ,? ?(?:een )?@| (?:that's|this is) it(?: (?:then|so))* ,? ?(?:an? )?@/u;

export const asksForIt = (clause: string): boolean =>
  !asksWhich.test(clause) &&
  (concludes.test(clause) || asks.test(clause) || asksThat.test(clause) || onlyNames.test(clause));
/** No question, and yet one wants to hear whether it is so: `Dus toch een bipolaire stoornis.` */
const draws = /^ (?:(?:o|oh|ja|oke|okay|hm|and|en|,) )*(?:dus|so|toch|then) | (?:dus|dan|then) (?:[.!] )?$/u;
export const drawsConclusion = (clause: string): boolean => draws.test(clause) && asksForIt(clause);
export const isOfThoughts = (clause: string): boolean => asksWhatIsThought.test(clause);

/** Asked of what was told just before: `De vorige psycholoog zei dat ik ASS had. Klopt dat nou?` */
const asksIfTrue =
  /^(?:(?:en|maar|dus|nou|and|but|so|well)[, ]+)*(?:klopt (?:dat|het|die diagnose)|is dat (?:zo|ook zo|waar|juist|terecht|correct)|(?:bent u|ben je|bent u|zijn jullie) het (?:daar|hier)(?: ook| wel)?(?: mee eens|mee eens)|(?:denkt|vindt|ziet) (?:u|je) dat ook|(?:denk|vind|zie) (?:u|je|jij) dat ook|heb ik dat(?: ook| dan| nou| echt)*|is that (?:right|true|so|correct|the case|what i have)|(?:do|would) you agree|was (?:he|she|that) right|(?:is|are) (?:he|she|they) right|do i(?: really)? have (?:that|it)|heeft (?:hij|ze|zij) (?:daar )?gelijk)(?!\p{L})/iu;
export const isAskedOfWhatWasTold = (said: string): boolean => asksIfTrue.test(said.trim());

const opening =
  '(?:(?:ja|jawel|jazeker|ja hoor|nou|ah|kijk|goed|oke|eh|hm|yes|yeah|yep|well|oh|so|okay|right|helaas|unfortunately|sadly|uiteindelijk|dus|en|and|,|\\.|!) )*';
const surely =
  '(?:(?:inderdaad|ook|zeker|precies|echt|gewoon|dus|wel|nu|toch|volgens mij|helaas|absoluut|helemaal|volledig|indeed|exactly|certainly|definitely|really|also|very much|absolutely|just|now) )*';
const it = '(?:dat|dit|het|die)';
const them = '(?:je|u|jij|hij|ze|zij|uw \\S+|je \\S+)';
const affirmations = [
  'klopt',
  '(?:u|je|jij) begrijpt? (?:mij|me|het|dat) (?:goed|juist)',
  '(?:dat|die) (?:houdt u|houd je|hou je|heb je|heeft u|hebt u|heeft hij|heeft ze|is er|klopt|blijft|staat) (?:(?:nog|nog steeds|wel|ook|zeker|helaas|gewoon|dus|inderdaad|vast|staan|altijd|al) )*(?:nog|steeds|wel|vast|staan|zeker|altijd)',
  '(?:u|je|jij|hij|ze|zij) (?:voldoet|voldoe) (?:(?:wel|zeker|inderdaad|gewoon|ook) )*aan (?:de|alle) criteria(?: daarvoor| ervoor)?',
  '(?:u|je|jij|hij|ze|zij) (?:hebt|heeft|heb) (?:het|dat|hem|die) (?:wel|echt|inderdaad|gewoon|dus|zeker|degelijk|nog|steeds)',
  'you understand (?:me|it|that) (?:correctly|right)',
  '(?:that|it) (?:still|does) (?:stands|holds|applies|stand|hold|apply)',
  'inderdaad',
  'precies',
  'exact',
  'juist',
  'zeker',
  'zeker weten',
  'absoluut',
  'helaas wel',
  '(?:ik ben bang|ik vrees) (?:van wel|dat het zo is|dat dat zo is)',
  'toch wel',
  'jammer genoeg wel',
  'zonder (?:enige )?twijfel',
  'beslist',
  'reken maar',
  'without (?:a|any) doubt',
  '(?:ik|wij|we) wel',
  '(?:zo|dat) zou ik (?:het|dat|dit)?(?: (?:wel|zeker|ook|inderdaad|gewoon))*(?: (?:noemen|zeggen))',
  '(?:i|we) would(?! want)(?: (?:say so|call it that|indeed|certainly|definitely))?',
  "i'm sorry (?:, )?(?:but )?yes",
  '(?:dat|het) is (?:echt |helemaal )?zeker',
  '(?:dat|het) is het (?:ook|inderdaad|zeker|dus|wel)',
  '(?:dat|het) klopt (?:ook|inderdaad|zeker)',
  'helaas ja',
  `${it} ${surely}klopt`,
  `${it} is ${surely}(?:zo|het|juist|waar|correct|het geval|de (?:juiste )?(?:diagnose|conclusie|naam|term)(?: (?:die|waar|voor) (?:\\S+ ){1,5}?)?|(?:mijn|onze) (?:diagnose|conclusie)|wat ${them} ${surely}(?:hebt|heeft|heb)|wat het is|hoe (?:het|we het|we dat) (?:heet|noemen)|wat er aan de hand is|waar het (?:op neer|om) (?:komt|gaat)|wat ik (?:ook )?(?:zie|vind|bedoel))`,
  `(?:dat|die) ${surely}(?:heb je(?: nog(?: steeds)?)?|heeft u|hebt u|heeft hij|heeft ze|heeft zij|is het|bedoel ik|noemen we zo|ben je|bent u)`,
  `${them} (?:hebt|heeft|heb) (?:dat|het) ${surely}`,
  `zo (?:heet|noemen we|noem ik) (?:dat|het|dit)`,
  `(?:(?:wat )?(?:u|je|jij|hij|ze|zij|dat|het)(?: \\S+)? )?voldoe[nt]? (?:daar|hier) ${surely}aan`,
  `(?:daar|hier) (?:ben ik het|zijn we het) (?:\\S+ )?mee eens`,
  `daar (?:heb je|hebt u|heeft u|heeft hij|heeft ze|had hij|had ze) ${surely}gelijk in`,
  `(?:je|u|hij|ze|zij) (?:hebt|heeft|had|heb) ${surely}gelijk`,
  `(?:ik|we) (?:ben|zijn) het ${surely}(?:met (?:hem|haar|hen|je|u|die \\S+|de \\S+|mijn \\S+|uw \\S+|je \\S+) |daarmee |ermee )?(?:helemaal |volledig )?eens(?: met (?:hem|haar|hen|die \\S+))?`,
  `(?:die|deze|de) diagnose (?:klopt|staat|is (?:juist|terecht|correct))(?: ${surely.trim()})?`,
  `(?:dat|die|die diagnose|deze diagnose) (?:hebben (?:we|wij)|heb ik|is|staat) (?:(?!niet|nooit|niets|niks)\\S+ ){0,5}?(?:vastgesteld|gesteld|bevestigd|gevonden|vaststellen|bevestigen|vast)`,
  'dat (?:is|komt|kwam) (?:(?!niet|nooit)\\S+ ){0,3}uit (?:het|de|ons|alle) (?:onderzoek|onderzoeken|test|tests|interview|gesprekken)(?: gekomen| naar voren)*',
  'daar (?:sta|staan) (?:ik|we|wij) (?:(?!niet)\\S+ ){0,3}?achter',
  `(?:it|that|this) (?:${surely})(?:is|does)`,
  "(?:we|i|we've|i've) (?:have |did |already |both )?(?:diagnosed|confirmed|established|found) (?:that|it|this)(?: (?!not)\\S+){0,4}?",
  "(?:that's|that is|it's) what (?:we|i) (?:\\S+ )?(?:found|diagnosed|concluded|established)",
  '(?:i|we) (?:\\S+ )?stand by (?:that|it|this)(?: diagnosis)?',
  `(?:it's|that's|this is|that is|it is) ${surely}(?:right|correct|it|so|true|the case|the (?:right )?(?:diagnosis|name|word|term)(?: for (?:it|this|that))?|(?:my|our) (?:diagnosis|conclusion)|what (?:you have|you've got|he has|she has|it is|this is|we call it|it's called|i (?:mean|see))|exactly (?:it|right|what it is))`,
  `(?:you|he|she) ${surely}(?:do|does|have|has|are|is)(?: have (?:it|that))?`,
  `dat (?:kan|mag|durf|moet) ik (?:u |je |jou )?(?:${surely})(?:bevestigen|zeggen|stellen)`,
  'daar twijfel (?:ik|we) (?:\\S+ ){0,4}niet (?:meer )?aan',
  '(?:volgens mij|wat mij betreft|naar mijn idee|in my view|in my opinion|as far as i can see|for me)(?: ,)? (?:ja|wel|yes|it is)',
  '(?:daar|hier) (?:kan|ben) ik (?:kort|duidelijk) (?:over|in)(?: zijn)? [,:] ja',
  "(?:i can confirm|that's what i'm saying|that's what i(?: do)? mean)(?: that| it| you do)?",
  'definitely',
  'absolutely',
  'certainly',
  'correct',
  'exactly',
  'precisely',
  'indeed',
  'spot on',
  "i'm afraid so",
  "i'm afraid (?:it is|you do|he does|she does)",
  `(?:i|we) ${surely}agree(?: with (?:him|her|them|that|you|it|the \\S+|your \\S+))?`,
  "(?:he|she|they|you|he's|she's|they're|you're)(?: was| is| were| are)? (?:\\S+ )?right(?: about that)?",
].join('|');
/** Behind the yes anything may follow that takes nothing back. */
const affirms = new RegExp(
  `(?:^ |[,.] )${opening}${surely}(?:${affirmations})(?= (?:${surely})(?:(?:ja|yes|hoor|yeah) )?(?:[,.!;] |en |and |dus |so |want |$))`,
  'u',
);
const saysYes = /^ (?:(?:ja|jawel|jazeker|yes|yeah|yep) (?:(?:,|\.|!|hoor|ja|yes) )*)+$/u;
/** `Ja, en ook een depressie.` */
const saysYesAndMore =
  /^ (?:ja|jazeker|klopt|inderdaad|precies|yes|yeah|correct|exactly) , (?:en|and|plus|met|with|naast|alongside) /u;

/** `Ja, en een flinke ook.` */
const saysYesHow =
  /^ (?:ja|jazeker|yes|yeah) , (?:(?:best|flinke?|behoorlijke?|ernstige?|zware?|lichte?|matige?|type|zelfs|quite|a|severe|mild|moderate|bad|one|een|en|and|ook|wel|hoor|ja|i|ii|twee|two|,|\.) )+$/u;

const thinks =
  "(?:(?:heel |zeer )?waarschijnlijk|vermoedelijk|(?:ik|we) (?:denk|denken|vermoed|vrees) (?:het(?: (?:eigenlijk|zelf|toch|haast|bijna|inmiddels))*|van wel|dat wel|dat het zo is|dat dat (?:zo is|klopt))|dat (?:denk|vermoed|vrees) (?:ik|we)|dat is (?:\\S+ )?(?:mijn|ons) (?:vermoeden|werkdiagnose|gedachte|indruk|idee)|daar (?:lijkt|ziet|wijst) het (?:\\S+ ){0,2}(?:op|naar uit)|daar (?:ga|gaan|denk|denken) (?:ik|we) (?:\\S+ ){0,3}(?:van uit|vanuit|aan)|daar heeft het (?:\\S+ ){0,2}(?:de schijn|alles) van|het lijkt er\\S* (?:\\S+ )?op|het heeft er alles van|het zou (?:me|mij) (?:niks|niets|niet) verbazen|probably|most likely|very likely|likely|(?:i|we) do|(?:i|we) (?:do )?(?:think|suspect|believe) (?:so|it is|you do|that's right|it (?:might|could|may) well(?: be)?)|it (?:might|could|may) (?:very )?well be|i (?:wouldn't|would not) be surprised|that's (?:what i'm thinking|what i suspect|my (?:suspicion|working diagnosis|impression|hunch|guess|feeling))|it (?:looks|seems|sounds) (?:like it|that way|so))";
const thinksSo = new RegExp(
  `^ (?:(?:ja|jawel|yes|yeah|nou|well|,|\\.) )*${thinks}(?: (?:wel|ook|ja|yes|hoor|so|well|sterk|inderdaad|voorlopig|for now|at the moment|op dit moment|aan))*(?= (?:[,.!]|maar|but|en|and|though) | $)`,
  'u',
);

const refuses =
  / (?:niet|geen|nee|nog|maar|of|als|zou|kan|kunnen|lastig|moeilijk|vroeg|vraag|begrijp|snap|no|not|but|if|whether|could|might|don't|can't|isn't|doesn't|wouldn't|hard|early|question|understand|wonder|hear|hoor) /u;
/** A yes that only asks to go on: `Ja, vertel.` */
const invites =
  /^ (?:(?:ja|en|nou|yes|and|so|,|okay|oke) )*(?:vertel|vertelt|ga (?:maar |eens )?(?:door|verder)|gaat u|zeg|hoe|wat|waarom|waar|wanneer|welke|wie|tell|go on|carry on|how|what|why|where|when|which|say|dat (?:kan|weet|durf|zeg|is) (?:\S+ ){0,3}(?:niet|nog|lastig|moeilijk)|maar|but|i can't|i don't|it's (?:too|hard)|dat (?:moeten|gaan|willen) we|we (?:moeten|gaan|willen)(?: \S+){0,3} (?:uitzoeken|onderzoeken|kijken)|we need to|we'll need to) /u;

const confirmsSo =
  / (?:kan|mag|durf|moet) ik (?:\S+ ){0,2}(?:bevestigen|zeggen|stellen|kort|duidelijk) | twijfel (?:ik|we) (?:\S+ ){0,4}niet (?:meer )?aan |(?<= (?:sta|staan) (?:ik|we|wij)) nog(?: (?:steeds|altijd|helemaal|volledig))* (?=achter )| (?:ja|jawel|jazeker) hoor(?= )|(?<= (?:heb je|heeft u|hebt u|heeft hij|heeft ze|is er|klopt|blijft|staat|houdt u)(?: \S+)?) nog(?: (?:steeds|altijd))?(?= )| kunnen (?=(?:vaststellen|bevestigen) )/gu;
const isCertain =
  / (?:daar twijfel (?:ik|we) (?:\S+ ){0,4}niet|(?:zonder|geen) (?:enige )?twijfel|(?:i have|there's|there is) no doubt|i'm (?:certain|sure|confident)|dat weet ik zeker) /u;
const turns = / (?:maar|but|nee|no|though|although|hoewel) /u;
const saysItIsSo =
  / (?:zo|dat) zou ik (?:(?:het|dat|dit|wel|zeker|ook|inderdaad|gewoon) )*(?:noemen|zeggen)(?= )| sorry (?:, )?but(?= yes )/gu;
/** `Ja, dat klopt, maar het gaat nu beter.` */
const turnsBack =
  / (?:maar|but|though|although|hoewel) (?:.* )?(?:niet|geen|eerst|nog|onderzoek\S*|zeker|twijfel|afwachten|not|no|isn't|don't|first|assess\S*|sure|certain|rule|whether|if|of) | (?:nee|no) /u;
/** Without what is added: `Klopt, en daar kunnen we wat aan doen.` */
const firstOf = (words: string): string => `${words.split(/ (?:en|and|dus|so|want) /u)[0] ?? ''} `;

type Answer = { words: string; next: string; isOfThoughts: boolean; isAsked: boolean; hasNames: boolean };

/** Whether the words, and the sentence behind, are a yes, and how certain. */
export function answerIn({
  words,
  next,
  isOfThoughts,
  isAsked,
  hasNames,
}: Answer): 'stated' | 'working' | undefined {
  if (hasNames) return saysYesAndMore.test(words) && !refuses.test(words) ? 'stated' : undefined;
  if (thinksSo.test(words)) return 'working';
  const said = words.replace(saysItIsSo, (each) => (each.includes('sorry') ? ' sorry' : ' klopt'));
  const [head = ''] = said.split(turns);
  if (refuses.test(firstOf(`${head} `.replace(confirmsSo, ' '))) || turnsBack.test(said)) return undefined;
  if (saysYesHow.test(words)) return 'stated';
  if (affirms.test(`${head} `) || affirms.test(said)) return 'stated';
  if (turns.test(said)) return undefined;
  if (!isAsked || !saysYes.test(words) || invites.test(next)) return undefined;
  return isOfThoughts && !isCertain.test(next) ? 'working' : 'stated';
}
