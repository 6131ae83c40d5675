/** Names that are words: what is done behind them, and what stands before them, tells whether somebody is meant. */
import { peopleDo } from './deeds.ts';
import { isSaidOfPeople } from './deeds-at-the-start.ts';
import { isDetermined, neverAlone, personVerb, relation, title } from './name-cues.ts';

/** What only people do, or what no noun without an article does: `Mark drove me home`, `Will won't come`. */
const deed =
  /^\s(?:said|says|told|tells|drove|drives|brought|brings|took|takes|picked|picks|raised|rang|rings|phoned|texted|texts|hit|hits|helped|helps|moved|stayed|stays|visited|visits|married|wrote|writes|wants|wanted|hates|loves|lives|lived|works|worked|died|refuses|refused|shouted|shouts|cooks|cooked|cried|cries|thinks|thought|knows|knew|asked|asks|reports|reported|denies|denied|declined|declines|attended|attends|agreed|agrees|missed|forgot|feels|felt|sleeps|slept|eats|drinks|drank|smokes|belde|belt|zei|zegt|woont|woonde|bracht|brengt|haalde|haalt|kookt|kookte|sloeg|slaat|schreeuwt|schreeuwde|trouwde|overleed|huilt|huilde|appt|appte|stuurde|vertelde|vertelt|wilde|vindt|vond|denkt|dacht|weet|wist|slaapt|sliep|eet|drinkt|dronk|rookt|gebruikt|slikt|weigert|weigerde|meldt|meldde|herkent|ontkent|geeft aan|gaf aan|voelt zich|voelde zich)(?!\p{L})/iu;
/** With somebody, to somebody, or home. */
const amongPeople =
  /^\s(?:came|comes|left|leaves|is|was|has|had|won['’]t|doesn['’]t|didn['’]t|hasn['’]t|isn['’]t|wasn['’]t|can['’]t|wouldn['’]t|kwam|komt|ging|gaat|bleef|blijft|heeft|had|wil|kan)\s(?:(?:not|niet|ook|even|always|never|altijd|also|just)\s)?(?:me|us|him|her|mij|ons|hem|haar|my (?!pain|mood|head|anxiety|sleep)|mijn (?!pijn|stemming|angst|slaap)|our|onze|home|thuis|with (?:me|us|him|her|my)|met (?:mij|me|ons|mijn)|to (?:stay|see|visit|live|pick|my|our)|bij (?:mij|me|ons|mijn)|logeren|langs|op bezoek|round|over to)(?!\p{L})/iu;
/** No noun stands without an article before these, and no modal before another verb. */
const finite =
  /^\s(?:came|comes|left|went|goes|has|had|is|was|isn['’]t|wasn['’]t|won['’]t|doesn['’]t|didn['’]t|hasn['’]t|can['’]t|wouldn['’]t|couldn['’]t|will|would|can|could|should|\p{L}{3,}ed|pays|sleeps|eats|drinks|sees|gets|got|does|did|keeps|says|buys|sends|calls|cleans|looks|sits|sat|plays|walks|watches|smokes|snores|pushes|hits|holds|makes|goes|gave|gives|lost|found|fell|ran|wrote|slept|ate|spent|heeft|had|gaat|ging|komt|kwam|slaapt|sliep|eet|drinkt|wil|wilde|kan|kon|moet|moest|mag|krijgt|kreeg|gebruikt|slikt|neemt|nam|vindt|zit|zat|blijft|bleef|werkt|woont|belt|zegt|ziet|zag|doet|deed|loopt|liep|weigert|meldt|vertelt|reageert|stopte|wordt|werd)(?!\p{L})/iu;
const neverBare =
  /^(?:will|mark|bill|rob|grant|jack|bob|art|pat|sue|frank|chase|drew|nick|dick|dean|guy|ray|gene|rich|dale|glen|clay|cliff|heath|wade|lance|miles|chad|chuck|skip|beer|wolf|vos|mees|merel|floor|bloem|bas|job|boy|pluk|puck|linde|jet|lot|rein|ties|teun|toon|guus|bram|roel|kees|koen|sem|loes|lies|wies|fee|bo|robin|raven|reed|hunter|mason|cooper|carter|parker|tucker|bunny|buddy|penny|daisy|ivy|holly|poppy|ruby|pearl|jade|amber|olive|rose|hazel|heather|fern|violet|lily|iris|bonnie|candy|carol|cherry|crystal|ginger|honey|sage|willow)$/;
/** `Wil heeft geen trek`, `Will will not`: behind a modal no other verb has an ending. */
const modal = /^(?:wil|will|may|can|ben)$/;
const behindModal =
  /^\s(?:heeft|had|gaat|ging|komt|kwam|kan|kon|moet|moest|mag|mocht|wil|wilde|slaapt|sliep|eet|drinkt|dronk|woont|woonde|werkt|werkte|krijgt|kreeg|gebruikt|slikt|neemt|nam|voelt|voelde|zit|zat|blijft|bleef|ziet|zag|doet|deed|loopt|liep|wordt|werd|vraagt|vroeg|has|had|will|would|won['’]t|can|can['’]t|cannot|could|couldn['’]t|did|didn['’]t|does|doesn['’]t|went|came|left|got|gets|goes|takes|took|lost|found|fell|slept|ate|gave|made|is (?:een|mijn|haar|zijn|onze|a|my|his|her|our|not|still|very|now|on|at|back|coming|going|niet|weer|nog|al|erg|heel|nu|vandaag|boos|moe|ziek|bang|thuis)|was (?:niet|weer|erg|heel|boos|moe|ziek|bang|thuis|not|very|back|late|here|seen|admitted|started))(?!\p{L})/iu;
/** `May missed her Monday group`: no month does so to somebody. */
const toSomebody = /^\s\p{L}{3,}(?:ed|ought|ook|ost)\s(?:her|his|him|their|them|me|my|us|our|the)(?!\p{L})/iu;
/** `Storm is vier en slaapt nog niet door.` */
const hasAge =
  /^\s(?:is|was|wordt|werd|turned|turns)\s(?:(?:net|pas|nu|bijna|only|just|nearly|almost)\s)?(?:\d{1,2}|een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|\p{L}+tien|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen)(?:\s(?:en|and|now|nu|geworden|maar|but)(?!\p{L})|[.,?!]|$)/iu;
/** `Hoop is een rustige peuter`, `Joy is a retired teacher`. */
const isSomeone =
  /^[\s,]+(?:is|was|,)?\s?(?:een|an?)\s(?:[\p{L}\d-]+\s){0,3}(?:peuter|kleuter|baby|zuigeling|man|vrouw|jongen|meisje|kind|puber|tiener|jongeman|dame|student|studente|leerling|weduwe|weduwnaar|moeder|vader|patiënte?|cliënte?|scholier|gepensioneerde?|docente?|verpleegkundige|toddler|boy|girl|woman|child|teenager|widow|widower|student|pupil|nurse|teacher|mother|father|lady|gentleman|patient|client|infant|lad)(?!\p{L})/iu;

/** `Hope has been low since`, `Grace is struggling`. */
const isInState =
  /^\s(?:(?:has|had)(?: not)? been|is|was|isn['’]t|wasn['’]t|seems|seemed|looks|looked|appears|appeared) (?:very |quite |rather |more |still |now |feeling |a bit )?(?:anxious|unwell|tearful|sleeping|taking|drinking|eating|struggling|seen|admitted|discharged|referred|pregnant|married|divorced|homeless|sober|agitated|settled|angry|upset|tired|kempt|oriented|self-harming|suicidal|psychotic|depressed|manic|paranoid|withdrawn|attending|working|living|staying|(?<=been )(?:low|well|better|worse|off|ill|sick))(?!\p{L})|^\s(?:is|was|lijkt|leek|oogt|oogde) (?:erg |heel |nog |weer |nu |wat )?(?:somber|angstig|verdrietig|boos|moe|ziek|suïcidaal|psychotisch|depressief|manisch|verward|zwanger|getrouwd|gescheiden|opgenomen|ontslagen|gezien|verwezen|overleden|overspannen|nuchter|dakloos)(?!\p{L})/iu;

/** `Wil naar huis`, `Ben haar kwijt`, `May have taken`: a verb, of which the subject is left out. */
const isClauseWithoutSubject = (name: string, following: string): boolean =>
  (modal.test(name) &&
    !/^\s(?:was|is|has|had|came|comes|wasn['’]t|isn['’]t|and (?:his|her)|himself|herself|en (?:zijn|haar)|zelf|seems|looks|komt|kwam|gaat|ging|heeft|neemt|nam|doet)(?!\p{L})/iu.test(
      following,
    )) ||
  /^(?:dan|per|can|said|wel|meer|with|her|echt)$/.test(name);

export const doesAsPeopleDo = (name: string, following: string): boolean => {
  // `Zus meldt haar ziek`
  if (relation.test(name)) return false;
  if (isSomeone.test(following) || isInState.test(following)) return true;
  if (isSaidOfPeople(following) && !isClauseWithoutSubject(name, following)) return true;
  if (modal.test(name))
    return (
      behindModal.test(following) ||
      toSomebody.test(following) ||
      amongPeople.test(following) ||
      says.test(following)
    );
  return (
    deed.test(following) ||
    peopleDo.test(following) ||
    amongPeople.test(following) ||
    hasAge.test(following) ||
    (month.test(name) && toSomebody.test(following)) ||
    (neverBare.test(name) && finite.test(following))
  );
};
const says = /^\s(?:says|said|thinks|told|tells|knows|zegt|zei|vindt|denkt|weet|belde|belt)(?!\p{L})/iu;

/** `nou mark dus, mijn ex`: who it is stands behind. */
const whoItIs =
  /^(?:\s(?:dus|eh|uh|ja|zeg maar|so|you know))?,\s(?:dat is |that's )?(?:mijn|m'n|my|onze|ons|our|haar|zijn|his|her)\s(?:(?:oudste|jongste|beste|best|little|big|eldest|youngest|eigen|ex|late)\s)?(\p{L}[\p{L}-]*)/iu;
export const isExplained = (name: string, before: string, following: string): boolean => {
  if (neverAlone.test(name) || personVerb.test(name) || isDetermined.test(before)) return false;
  // `roos en ik gaan scheiden`
  if (clause.test(before) && /^\s(?:en ik|and i|and me)(?!\p{L}|['’])/iu.test(following)) return true;
  const [, who = ''] = whoItIs.exec(following) ?? [];
  return who !== '' && relation.test(who.toLowerCase());
};

/** `Faith, the night nurse, checked`: no thing is followed by what somebody is. */
const role =
  /^,\s(?:the|de|het|een|an?|my|mijn|m'n|our|onze|ons|her|haar|his|zijn|their|hun)\s(?:[\p{L}-]+\s){0,2}?([\p{L}-]+)(?=\s*[,.;)]|\s(?:van|of|from|bij|at|on|op|in|die|who)(?!\p{L})|\s*$)/iu;
const workerEnding =
  /^(?:nurse|midwife|worker|manager|receptionist|porter|cleaner|cook|pharmacist|secretary|student|trainee|registrar|clerk|assistant|volunteer|dentist|driver|builder|\p{L}*(?:verpleegkundige|verzorgende|stagiaire?|begeleidster|begeleider|medewerker|medewerkster|assistente?|secretaresse|receptioniste?|verloskundige|apotheker|teamleider|leidster|docente?|leraar|lerares|vrijwilliger|vrijwilligster|studente?|tolk|kapster|kapper|trainer|arts|dochter|zoon|vrouw|man|vriendin|vriend|hond|kat|poes))$/u;
export const isSomebodyByRole = (following: string): boolean => {
  const who = role.exec(following)?.[1]?.toLowerCase() ?? '';
  return who !== '' && (relation.test(who) || title.test(who) || workerEnding.test(who));
};

/** A name of this talk, small and a word too, counts where a noun or a verb could not stand. */
const clause =
  /(?:^|[,.?!:;]\s*|(?<!\p{L})(?:ja|nou|nee|yeah|well|toen|en|and|maar|but|omdat|because|als|if|want|when|so|dus|then|daarna|gisteren|vandaag|that|dat|while|terwijl|since|sinds)\s)$/iu;
const acts =
  /^\s(?:left|came|went|had|has|drove|took|got|said|says|hit|hits|moved|stayed|died|drank|drinks|cried|told|called|rang|phoned|asked|wants|wanted|thinks|knows|hates|loves|lives|lived|works|worked|never|always|kwam|ging|heeft|had|liep|bleef|pakte|sloeg|zei|zegt|belde|belt|vindt|vond|woont|woonde|werkt|drinkt|dronk|slaapt|huilde|huilt|schreeuwt|overleed|wilde|dacht|denkt|weet|wist|vertelde|stond|zat)(?!\p{L})/iu;
const towards =
  /(?<!\p{L})(?:told|asked|rang|phoned|texted|met|married|visited|missed|love|loves|loved|hate|hates|hated|belde|gebeld met|sprak|sprak met|samen met|getrouwd met|married to|volgens|according to|verliefd op|mis|miste)\s$/iu;
export const standsAsName = (name: string, before: string, following: string): boolean =>
  !isDetermined.test(before) &&
  ((clause.test(before) && acts.test(following) && !/^(?:may|wil|can|ben)$/.test(name)) ||
    (towards.test(before) && !neverAlone.test(name)));

const month = /^(?:may|june|april|august|augustus|mei|juni)$/;
const beforeMonth =
  /(?<!\p{L})(?:in|since|until|till|by|from|last|next|this|early|late|mid|of|during|through|before|after|every|for|or|sinds|vanaf|tot|vorige|deze|eind|begin|half|per|and|en|of|the|\d{1,2}(?:st|nd|rd|th)?)[\s-]$/iu;
const afterMonth = /^\s(?:\d|(?:19|20)\d\d|this year|last year|or |of )/iu;
/** `growing since May` */
export const isMonth = (name: string, before: string, after: string): boolean =>
  (month.test(name) && (beforeMonth.test(before) || afterMonth.test(after))) ||
  // `9 Jan 2025`
  (/^(?:jan|mar|jun|jul|dec|nov|sep)$/.test(name) && /\d(?:st|nd|rd|th|e)?[\s-]$/u.test(before));

/** `down from 64 in March`, where a town is called so; `max 2 daily`. */
export const isMonthOrAmount = (name: string, before: string, after: string): boolean =>
  name === 'march'
    ? !/(?<!\p{L})(?:live[sd]?|living|moved|born|from|train|near)\s(?:\p{L}+\s){0,2}$/iu.test(before)
    : name === 'max' && /^\.?\s?\d/u.test(after);

/** Contraceptives that are called as people are. */
const pills =
  /^(?:yasmin|yaz|diane|diane-35|mercilon|marvelon|lovette|minerva|evra|mirena|kyleena|jaydess|nuvaring|zoely)$/;
const ofPill =
  /(?<!\p{L})(?:pil|pillen|anticoncept\p{L}*|contracept\p{L}*|spiraal\p{L}*|coil|gebruik\p{L}*|slik\p{L}*|nam|neemt|voorgeschreven|gestopt met|gestart met|overgestapt op|verdragen|prescribed|takes?|taking|took|stopped|started|switched (?:to|from)|microgynon|cerazette|then|i['’]m on|she['’]s on|been on|(?:is|was|am) on)(?!\p{L})/iu;
/** Called so rarely that only the word right before it tells: `i take camila`. */
const rarerPills = /^(?:camila|errin)$/;
const takesPill =
  /(?<!\p{L})(?:pil|pill|mini-?pil|minipill|anticonceptie|contraception|contraceptive|slik|slikt|slikte|gebruik|gebruikt|gebruikte|neem|neemt|nam|take|takes|taking|took|on|started|starts|start|stopped|prescribed|switched to|yasmin to|met|op)[\s:,]+$/iu;
export const isPill = (name: string, before: string, after: string): boolean =>
  (rarerPills.test(name) &&
    takesPill.test(before) &&
    (!/(?<!\p{L})(?:met|op|on)\s$/iu.test(before) ||
      /(?:pil|contracep|anticoncep|gestart|gestopt|(?:is|was|am|been|'m|'s) on\s$)/iu.test(before)) &&
    !/^\s(?:to|home|out|with|naar|mee|thuis)(?!\p{L})/iu.test(after)) ||
  (pills.test(name) &&
    (ofPill.test(before.slice(-60)) ||
      /^[^.?!]{0,25}(?:anticoncept|contracept|pil|verdragen)/iu.test(after)));
