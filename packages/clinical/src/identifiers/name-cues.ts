/** What stands beside names: titles, relations, words of calling, and what people do. */

export const title =
  /^(?:mevrouw|mevr|mw|mevrouwtje|meneer|menheer|dhr|heer|heren|mijnheer|juffrouw|juf|meester|dokter|dr|drs|doctor|doc|professor|prof|ir|mr|mrs|ms|miss|mister|madam|sir|lady|zuster|broeder|nurse|tante|oom|opa|oma|aunt|auntie|uncle|nan|granny|grandma|grandpa|pastoor|dominee|pater|imam|father|reverend|rabbi|familie|fam|sister|psychiater|psycholoog|huisarts|behandelaar|regiebehandelaar|verpleegkundige|psychiatrist|psychologist|advocaat|bedrijfsarts|casemanager|begeleider|begeleidster|therapeut|fysiotherapeut|maatschappelijk|poh|spv|wijkagent|mentor|bewindvoerder|coach|worker|keyworker|coordinator|consultant|therapist|counsellor|counselor|gp)$/;
/** Titles that stand before names and nothing else. */
export const strictTitle =
  /^(?:mevrouw|mevr|mw|meneer|dhr|heer|mijnheer|juffrouw|dokter|dr|drs|doctor|professor|prof|mr|mrs|ms|miss|juf|meester|tante|oom|aunt|auntie|uncle)$/;
export const relation =
  /^(?:man|vrouw|vriend|vriendin|vriendje|vriendinnetje|partner|ex|ex-man|ex-vrouw|ex-partner|exman|exvrouw|expartner|verloofde|echtgenoot|echtgenote|zoon|zoontje|zonen|dochter|dochters|dochtertje|kind|kleinzoon|kleindochter|kleinkind|broer|broertje|zus|zusje|zussen|broers|halfbroer|halfzus|tweelingbroer|tweelingzus|neef|neefje|nicht|nichtje|zwager|schoonzus|schoonzoon|schoondochter|moeder|vader|schoonmoeder|schoonvader|stiefvader|stiefmoeder|buurman|buurvrouw|buurjongen|collega|baas|chef|leidinggevende|teamleider|vriendin|maat|kennis|huisgenoot|hond|hondje|kat|poes|kater|konijn|paard|pony|hamster|cavia|papegaai|rabbit|horse|parrot|kitten|puppy|kleine|oudste|jongste|husband|wife|boyfriend|girlfriend|fiance|fiancé|fiancee|son|daughter|sons|daughters|child|brother|brothers|sisters|cousin|nephew|niece|grandson|granddaughter|neighbour|neighbor|boss|manager|friend|flatmate|roommate|colleague|mother|mum|mom|dad|stepfather|stepmother|stepdad|stepmum|stepson|stepdaughter|dog|cat|baby|twin|twins|eldest|youngest|mate|supervisor|landlord|lad|lass|bloke|fella|missus|kid|boy|girl|gran|grandad|granddad|carer|childminder|lodger|tenant|stiefzoon|stiefdochter|stiefbroer|stiefzus|pleegzoon|pleegdochter|pleegmoeder|pleegvader|petekind|oppas|schoonbroer|overbuurman|overbuurvrouw|buurmeisje|huisbaas|vriendinnen|jongen|meisje|hartsvriendin|stalker)$/;
export const called =
  /(?<!\p{L})(?:ik heet|hij heet|zij heet|ze heet|die heet|(?:heet|heette|heten)(?: (?:ook|nog|eens|nou|gewoon|eigenlijk|toevallig|dus|trouwens|eh|uh|net als ik|toch)){0,3}|genaamd|genoemd|noemen (?:hem|haar|me|mij|we)|noemt (?:hem|haar|me|mij)|(?:voor|achter|roep|meisjes|volledige |hele )?naam is|naam was|naam van (?:\p{L}+ ){1,3}is|(?:u|je) spreekt met|spreek ik met|gesproken met|hallo met|hoi met|dag met|my name is|name is|name's|name was|surname is|called|named|i'm called|this is|speaking with|spoke (?:to|with)|goes by|known as|noemen (?:hem|haar|me|mij) (?:thuis|altijd|allemaal)|(?:heet|heette) (?:geloof ik|volgens mij|dacht ik|zoiets als|iets van)|(?:called|named) (?:i think|something like|like)|(?:called|named)(?: (?:also|just|actually|um|uh|er|too)){0,2}|everyone calls (?:me|him|her)|calls? (?:me|him|her)|bel(?:t|de)? met|gebeld met|afspraak (?:met|bij)|gesprek met|appointment with|ondertekend|groetjes|groet|regards|getekend)[\s:,]+$/iu;
export const introduced =
  /(?<!\p{L})(?:ik ben|ben ik|dit is|dat is|i am|i'm|it's|that's|that is|met|with|and|en|of|or|van|by|door|aan|to|for|voor|volgens|samen met|naar|bij)\s$/iu;
/** People do these things, things do not: behind a word that may be a name, it is one. */
export const personVerb =
  /^(?:zei|zegt|zeggen|vindt|vond|denkt|dacht|wil|wilde|heeft|had|komt|kwam|belt|belde|gaat|ging|werkt|werkte|woont|woonde|slaapt|maakt|vraagt|vroeg|weet|wist|kan|kon|moet|moest|mag|mocht|doet|deed|helpt|hielp|kookt|rijdt|haalt|brengt|bracht|hoort|ziet|zag|is|was|wordt|werd|zit|zat|blijft|drinkt|dronk|schreeuwt|lacht|huilt|snapt|merkt|merkte|kijkt|gaf|geeft|neemt|nam|leeft|stelt|stelde|stierf|overleed|pleegde|passen|noemen|steunt|sloeg|schreef|stuurde|vertelde|vertelt|says|said|thinks|thought|wants|wanted|has|comes|came|calls|called|goes|went|works|worked|lives|lived|sleeps|makes|asks|asked|knows|knew|helps|helped|drives|told|tells|cried|cries|died|left|loves|hates|feels|felt|gave|gives|moved|keeps|noticed|notices|needs|drinks|drank)$/;
/** `Postnatal Depression Scale`: words with capitals, and what they are the name of. */
export const titleOfTest =
  /^(?:[\s-]+(?:(?:and|of|en|van|for)\s)?\p{Lu}[\p{L}-]*){0,4}[\s-]+(?:[Ss]cale|[Ii]nventory|[Qq]uestionnaire|[Ii]ndex|(?:\p{L}+[nsg])?[Tt]est|[Cc]hecklist|[Ii]nterview|[Ss]chedule|\p{L}*[Ss]chaal|\p{L}*[Ll]ijst|[Tt]herapy|[Tt]herapie|[Dd]isorder|[Ss]toornis|[Ss]yndrome|[Ss]yndroom|[Tt]raining|[Pp]rotocol|[Mm]ethode|[Mm]ethod|[Mm]odel|[Pp]rogramme)(?!\p{L})/u;

export const ofDisease =
  /(?:syndroom|ziekte|syndrome|disease|morbus|dementie|afasie|schaal|test)(?:\s(?:van|of|volgens))?\s$/iu;
/** Of a word that is a name too these make a person. */
export const sureVerb =
  /^(?:zei|zegt|vindt|vond|denkt|dacht|belt|belde|werkt|werkte|woont|woonde|slaapt|vraagt|vroeg|weet|wist|helpt|hielp|kookt|rijdt|schreeuwt|lacht|huilt|snapt|merkte|kijkt|drinkt|dronk|overleed|says|thinks|thought|calls|works|worked|lives|lived|sleeps|asked|knows|knew|told|tells|cried|cries|died|loves|hates|drinks|drank)$/;

/** Behind these stands a person and nothing else, also when the name is a word: `volgens roos`. */
export const onlyPeople =
  /(?<!\p{L})(?:volgens|according to|namens|samen met|hoi|hallo|dag|goedemorgen|goedemiddag|goedenavond|welkom|dankjewel|bedankt|hello|hi|hey|good morning|good afternoon|welcome|thanks|thank you|groeten aan|zei|zegt|vroeg|vindt|married to|getrouwd met|verliefd op|gescheiden van|divorced from|dating)[\s,]+$/iu;
/** `met wojtsjek gaat het niet goed`, `so shivon tell me`: words before and behind of which the middle is somebody. */
const addressed =
  /(?<!\p{L})(?:so|ok|okay|oké|oke|right|well|now|yes|no|morning|afternoon|sorry|please|nou|dus|zo|ja|nee|goed|kijk|luister|zeg)[\s,]+$/iu;
const spokenTo =
  /^[\s,]+(?:tell me|how (?:are|have|is|did|do)|what (?:do|did|is|are|would)|when did|have you|did you|do you|are you|can you|could you|would you|you(?:'re|r)?\s|i(?:'m|'d|'ll)?\s(?:want|am|would|think|will)|come (?:in|on)|vertel|hoe (?:gaat|is|was|voel|kijk)|wat (?:kan|is|vind|denk|heb|maakt)|wanneer|heb je|heeft u|ben je|bent u|kun je|kunt u|kan je|ga (?:zitten|je)|kom (?:binnen|verder)|gaat u|zou (?:je|u)|wil je|wilt u|ik wil|ik ga|je (?:bent|hebt|zei)|u (?:bent|heeft|zei))/iu;
const goesWith = /^\s(?:gaat (?:het|t)|ging het|heb ik (?:contact|ruzie|gesproken)|gaan we)(?!\p{L})/iu;
export const isAddressed = (before: string, after: string): boolean =>
  ((/^\s*$/.test(before) || addressed.test(before)) && spokenTo.test(after)) ||
  (/(?<!\p{L})(?:met|with)\s$/iu.test(before) && goesWith.test(after));
/** `Hope was two weeks old`, `Mo zit hier en hij slaapt niet`. */
export const tellsOfPerson =
  /^\s(?:is|was|wordt|werd|turned|turns)\s(?:[\p{L}\p{N}-]+\s){1,3}(?:old|oud|jaar|maanden|months|years)(?!\p{L})|^\s(?:is|was)\s(?:my|mijn|our|onze|his|her|zijn|haar)\s(?:\p{L}+\s)?(?:man|vrouw|zoon|dochter|broer|zus|zusje|moeder|vader|vriend|vriendin|husband|wife|son|daughter|brother|sister|mum|mother|dad|father|friend|boss|cousin|niece|nephew)(?!\p{L})|^[^.?!]*(?:\s(?:en|maar|and|but|dat|that|omdat|because)|,)\s(?:hij|ze|zij|he|she)(?!\p{L})/iu;
/** Before these no article is left out: `toen zei shivon`, `omdat mark belde`. */
export const isDetermined =
  /(?<!\p{L})(?:de|het|een|die|dat|deze|dit|mijn|m'n|jouw|je|uw|zijn|z'n|haar|ons|onze|hun|elke|elk|iedere|geen|welke|veel|wat|the|a|an|this|that|these|those|my|your|his|her|our|their|no|any|some|every|each|more|van|of|in|op|aan|with|ik|i|we|wij|jij|u|you|they|ze|zij|hij|he|she|it|to|te|om)\s$/iu;

/** Not even `will` and `wil` stand before these but as a name. */
export const says = /^(?:says|thinks|told|tells|knows|zegt|vindt|denkt|weet)$/;

/** Names that are words so often that a verb behind them says nothing. */
export const neverAlone =
  /^(?:wil|can|per|her|will|may|said|with|ben|dan|meer|wel|hoop|ed|job|boy|guy|bill|art|pat|best|harm|lies|lot|ernst|ken|echt|rob|sue|rich|grant|chase|april|june|augustus|elke|iman|flip|toon|slim|lief)$/;
