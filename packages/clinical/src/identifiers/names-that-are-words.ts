/** Names that are words, first in a sentence: what is done behind them tells whether somebody does it. */

/** What only people do, or what no noun without an article does: `Mark drove me home`, `Will won't come`. */
const deed =
  /^\s(?:said|says|told|tells|drove|drives|brought|brings|took|takes|picked|picks|raised|rang|rings|phoned|texted|texts|hit|hits|helped|helps|moved|stayed|stays|visited|visits|married|wrote|writes|wants|wanted|hates|loves|lives|lived|works|worked|died|refuses|refused|shouted|shouts|cooks|cooked|cried|cries|thinks|thought|knows|knew|asked|asks|belde|belt|zei|zegt|woont|woonde|bracht|brengt|haalde|haalt|kookt|kookte|sloeg|slaat|schreeuwt|schreeuwde|trouwde|overleed|huilt|huilde|appt|appte|stuurde|vertelde|vertelt|wilde|vindt|vond|denkt|dacht|weet|wist)(?!\p{L})/iu;
/** With somebody, to somebody, or home. */
const amongPeople =
  /^\s(?:came|comes|left|leaves|is|was|has|had|won['’]t|doesn['’]t|didn['’]t|hasn['’]t|isn['’]t|wasn['’]t|can['’]t|wouldn['’]t|kwam|komt|ging|gaat|bleef|blijft|heeft|had|wil|kan)\s(?:(?:not|niet|ook|even|always|never|altijd|also|just)\s)?(?:me|us|him|her|mij|ons|hem|haar|my (?!pain|mood|head|anxiety|sleep)|mijn (?!pijn|stemming|angst|slaap)|our|onze|home|thuis|with (?:me|us|him|her|my)|met (?:mij|me|ons|mijn)|to (?:stay|see|visit|live|pick|my|our)|bij (?:mij|me|ons|mijn)|logeren|langs|op bezoek|round|over to)(?!\p{L})/iu;
/** No noun stands without an article before these, and no modal before another verb. */
const finite =
  /^\s(?:came|comes|left|went|goes|has|had|is|was|isn['’]t|wasn['’]t|won['’]t|doesn['’]t|didn['’]t|hasn['’]t|can['’]t|wouldn['’]t|couldn['’]t|\p{L}{3,}ed|pays|sleeps|eats|drinks|sees|gets|does|keeps|says|buys|sends|calls|cleans|looks|sits|plays|walks|watches|smokes|snores|pushes|hits|holds|makes|goes)(?!\p{L})/iu;
const neverBare = /^(?:will|mark|bill|rob|grant|jack|bob|art|pat|sue|frank|chase|drew|nick|dick|dean|guy)$/;
/** `Storm is vier en slaapt nog niet door.` */
const hasAge =
  /^\s(?:is|was|wordt|werd|turned|turns)\s(?:(?:net|pas|nu|bijna|only|just|nearly|almost)\s)?(?:\d{1,2}|een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|\p{L}+tien|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen)(?:\s(?:en|and|now|nu|geworden|maar|but)(?!\p{L})|[.,?!]|$)/iu;

export const doesAsPeopleDo = (name: string, following: string): boolean =>
  deed.test(following) ||
  amongPeople.test(following) ||
  hasAge.test(following) ||
  (neverBare.test(name) && finite.test(following));

const month = /^(?:may|june|april|august|augustus|mei|juni)$/;
const beforeMonth =
  /(?<!\p{L})(?:in|since|until|till|by|from|last|next|this|early|late|mid|of|during|through|before|after|every|for|or|sinds|vanaf|tot|vorige|deze|eind|begin|half|per|and|en|of|the|\d{1,2}(?:st|nd|rd|th)?)[\s-]$/iu;
const afterMonth = /^\s(?:\d|(?:19|20)\d\d|this year|last year|or |of )/iu;
/** `growing since May` */
export const isMonth = (name: string, before: string, after: string): boolean =>
  month.test(name) && (beforeMonth.test(before) || afterMonth.test(after));
